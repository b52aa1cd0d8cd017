import {
  createPartnerClient,
  getTollplazaSummary,
  getUser,
  login,
  logout,
  NotJsonError,
  StatusError,
  WrongEnvelopeError,
} from "partner-sdk";
import { describe, expect, it } from "vitest";
import { answering } from "./answering.ts";

describe("the sign-in", () => {
  const credentials = { username: "rahima", password: "12345678" };
  const hosts = [
    [{ token: "access.token" }, { access: { token: "t-1" } }, {}],
    [{ tokenHeader: "X-Token" }, { data: { name: "Rahima" } }, { "X-Token": "t-1" }],
    [{ tokenHeader: "X-Token" }, "OK", { "X-Token": "t-1" }],
    [{ fields: { username: "email" } }, { data: { token: "t-1" } }, {}],
  ] as const;
  it.each(hosts)("finds the token: %j", async (signIn, body, headers) => {
    const { client } = answering({ signIn }, () => Response.json(body, { headers }));
    expect(await client.call(login, credentials)).toEqual({ token: "t-1" });
  });

  it("keeps what the contract has besides the token", async () => {
    const new_places = [{ at: "2026-06-01T08:00:00Z" }];
    const data = { access: "t-1", refresh: "r-1", new_places };
    const { client } = answering({ signIn: { token: "data.access" } }, { data });
    expect(await client.call(login, credentials)).toEqual({ token: "t-1", new_places });
  });

  it("needs no body where the token is in a header", async () => {
    const headers = { "X-Token": "t-1" };
    const { fetch } = answering(
      { signIn: { tokenHeader: "X-Token" } },
      () => new Response(null, { status: 204, headers }),
    );
    const response = await fetch("https://x.test/api/auth/login", { method: "POST" });
    expect([response.status, await response.json()]).toEqual([
      200,
      { success: true, data: { token: "t-1" } },
    ]);
  });

  const none = [
    [{ token: "access.token" }, { access: {} }, "access.token; came nothing"],
    [{ token: "access.token" }, { access: { token: 12 } }, "access.token; came the number 99"],
    [{ tokenHeader: "X-Token" }, {}, "the header X-Token; came nothing"],
    [{ fields: {} }, { data: { token: "" } }, "data.token; came an empty text"],
  ] as const;
  it.each(none)("without a token is a wrong envelope: %j of %j", async (signIn, body, words) => {
    const { client } = answering({ signIn: { ...signIn, fields: { username: "u" } } }, body);
    const thrown = await client.call(login, credentials).catch((error) => error);
    expect(thrown).toBeInstanceOf(WrongEnvelopeError);
    expect(thrown.message).toBe(`The host's answer to login should have the token in ${words}.`);
  });
});

describe("a sign-out", () => {
  const operations = { logout: { path: "/bye" } };
  const outcome = async (response: Response) =>
    answering({ operations }, () => response)
      .client.call(logout)
      .catch((error) => error.name);

  it("is one by any success", async () => {
    expect(await outcome(new Response(null, { status: 204 }))).toBeUndefined();
    expect(await outcome(new Response(""))).toBeUndefined();
    expect(await outcome(Response.json({ ok: 1 }))).toBeUndefined();
  });

  it("is none by a page, a failure in an envelope, or an error status", async () => {
    expect(await outcome(new Response("<p>Sign in</p>"))).toBe("NotJsonError");
    expect(await outcome(Response.json({ success: false }))).toBe("WrongEnvelopeError");
    expect(await outcome(new Response(null, { status: 401 }))).toBe("StatusError");
  });
});

describe("what the host fails with", () => {
  const operations = { getTollplazaSummary: { path: "/v2", data: "result" } };
  const failing = async (answer: () => Response) => {
    const { client } = answering({ operations }, answer);
    return client.call(getTollplazaSummary, { company_id: 1 }).catch((error) => error);
  };

  it("keeps its status and body", async () => {
    const body = { success: false, code: "forbidden", message: "Not yours.", request_id: "r-1" };
    const thrown = await failing(() => Response.json(body, { status: 403 }));
    expect(thrown).toBeInstanceOf(StatusError);
    expect([thrown.status, thrown.body]).toEqual([403, body]);
  });

  it("is a 401 without a body, too", async () => {
    const thrown = await failing(() => new Response(null, { status: 401 }));
    expect([thrown.name, thrown.status, thrown.body]).toEqual(["StatusError", 401, undefined]);
  });

  it.each(["", "<!doctype html>", "{", "undefined"])("is no JSON: %j", async (text) => {
    const thrown = await failing(
      () => new Response(text, { headers: { "Content-Type": "text/html" } }),
    );
    expect(thrown).toBeInstanceOf(NotJsonError);
    expect([thrown.status, thrown.contentType]).toEqual([200, "text/html"]);
  });

  it("is an empty success", async () => {
    expect(await failing(() => new Response(null, { status: 204 }))).toBeInstanceOf(NotJsonError);
  });

  it("is an envelope of a failure in a success, as it came", async () => {
    const thrown = await failing(() =>
      Response.json({ success: false, code: "maintenance", message: "Back at noon." }),
    );
    expect(thrown).toBeInstanceOf(WrongEnvelopeError);
    expect([thrown.code, thrown.message]).toEqual(["maintenance", "Back at noon."]);
  });

  it("is a lost connection, as the platform throws it", async () => {
    const lost = new TypeError("fetch failed");
    const { client } = answering({ operations }, () => Promise.reject(lost));
    const thrown = await client.call(getTollplazaSummary, { company_id: 1 }).catch((e) => e);
    expect([thrown.name, thrown.cause]).toEqual(["NoAnswerError", lost]);
  });
});

describe("an answer", () => {
  it("that the profile does not map comes through untouched", async () => {
    const answer = new Response("anything", { status: 201 });
    const { fetch } = answering({ api: "https://api.test" }, () => answer);
    expect(await fetch("https://x.test/api/tollplaza/fares/1")).toBe(answer);
  });

  it("comes through untouched where the request alone differs", async () => {
    const answer = new Response("anything");
    const { fetch } = answering({ signIn: { sendTokenIn: "X-Token" } }, () => answer);
    expect(await fetch("https://x.test/api/tollplaza/fares/1")).toBe(answer);
  });

  it("keeps its status and headers, but those of its body", async () => {
    const headers = {
      "X-Request-Id": "r-1",
      "Content-Type": "text/plain",
      "Content-Length": "2",
      "Content-Encoding": "br",
      ETag: '"a"',
    };
    const { fetch } = answering(
      { operations: { listTollplazaFares: {} } },
      () => new Response("[]", { status: 201, headers }),
    );
    const response = await fetch("https://x.test/api/tollplaza/fares/1");
    expect([response.status, Object.fromEntries(response.headers), await response.text()]).toEqual([
      201,
      { "content-type": "application/json", "x-request-id": "r-1" },
      '{"success":true,"data":[]}',
    ]);
  });

  it("is the platform's by default", async () => {
    const { hostFetch } = await import("partner-sdk/host-profile");
    const client = createPartnerClient({ baseUrl: "http://127.0.0.1:9", fetch: hostFetch({}) });
    const thrown = await client.call(getUser).catch((error) => error);
    expect([thrown.name, thrown.host]).toEqual(["NoAnswerError", "127.0.0.1:9"]);
  });
});
