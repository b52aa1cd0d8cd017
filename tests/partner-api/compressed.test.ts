import { randomBytes } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decoded } from "./as-written.ts";
import { range } from "./company-operations.ts";
import { password } from "./demo-users.ts";
import { startServer, viewer } from "./given-answers.ts";
import { type Host, startHost } from "./host.ts";

const report = `/api/intracity/reports/counterwise/101?${new URLSearchParams(range)}`;
const around = '{"success":true,"data":""}'.length;

/** The database answers with a text that makes the whole answer this long. */
const ofBytes = (bytes: number) => {
  const text = JSON.stringify("গাবতলী ".repeat(bytes).slice(0, Math.floor((bytes - around) / 4)));
  const missing = bytes - Buffer.byteLength(`{"success":true,"data":${text}}`);
  return `${text.slice(0, -1)}${"x".repeat(missing)}"`;
};
const serverOf = (data: string) => startServer({ answers: [viewer, [[data]]] });

describe("a report", () => {
  it.each([
    [undefined, undefined],
    ["", undefined],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["BR", "br"],
    ["deflate, zstd", undefined],
    ["br;q=0.5, gzip;q=0.9", "gzip"],
    ["br;q=0.5, gzip;q=0.5", "br"],
    ["br;q=0, gzip;q=0.1", "gzip"],
    ["identity, br;q=0.9", undefined],
    ["*", "br"],
    ["br;q=0, *", "gzip"],
    ["*;q=0", undefined],
    ["br;q=0, gzip;q=0, identity;q=0", undefined],
    ["br;q=much, gzip;level=9", "gzip"],
    [";;q=, ,\t", undefined],
  ])("that is asked for with Accept-Encoding %j is sent as %s", async (accepted, coding) => {
    const data = ofBytes(5000);
    const { get } = await serverOf(data);
    const answer = await get(report, accepted === undefined ? {} : { "accept-encoding": accepted });
    expect([answer.statusCode, answer.headers["content-encoding"], answer.headers.vary]).toEqual([
      200,
      coding,
      "Origin, Accept-Encoding",
    ]);
    expect(decoded(answer)).toBe(`{"success":true,"data":${data}}`);
    expect(answer.headers["content-length"]).toBe(String(answer.rawPayload.length));
    expect(answer.rawPayload.length < 5000).toBe(coding !== undefined);
  });

  it("stays as it is up to a kilobyte, unless the caller refuses that", async () => {
    const coding = async (bytes: number, accepted: string) =>
      (await (await serverOf(ofBytes(bytes))).get(report, { "accept-encoding": accepted })).headers[
        "content-encoding"
      ];
    expect([await coding(1000, "br"), await coding(1001, "br")]).toEqual([undefined, "br"]);
    expect(await coding(1000, "gzip, identity;q=0")).toBe("gzip");
  });

  it.each(["br", "gzip"])("comes whole as %s however long it is", async (accepted) => {
    for (const bytes of [32_000, 32_001, 500_000]) {
      const data = JSON.stringify(randomBytes(bytes / 2).toString("hex"));
      const { get } = await serverOf(data);
      const answer = await get(report, { "accept-encoding": accepted });
      expect(answer.headers["content-encoding"]).toBe(accepted);
      expect(decoded(answer)).toBe(`{"success":true,"data":${data}}`);
      expect(answer.headers["content-length"]).toBe(String(answer.rawPayload.length));
    }
  });

  it("has the same headers for HEAD, and nothing after them", async () => {
    const { app, get } = await serverOf(ofBytes(5000));
    const headers = { authorization: `Bearer ${"x".repeat(43)}`, "accept-encoding": "br" };
    const whole = await get(report, headers);
    const head = await app.inject({ method: "HEAD", url: report, headers });
    const compared = ["content-encoding", "content-length", "content-type", "vary"] as const;
    expect(compared.map((name) => head.headers[name])).toEqual(
      compared.map((name) => whole.headers[name]),
    );
    expect(head.headers["content-encoding"]).toBe("br");
    expect(head.body).toBe("");
  });
});

describe("an answer with a secret, or with the caller's own words, is never compressed", () => {
  let host: Host;
  beforeAll(async () => {
    host = await startHost("PGlite");
  });
  afterAll(() => host.stop());

  const greedy = { "accept-encoding": "br, gzip, identity;q=0" };
  const codingOf = ({ statusCode, headers }: LightMyRequestResponse) => [
    statusCode,
    headers["content-encoding"],
    headers.vary,
  ];

  it("such as those of signing in and out [V12.0.1]", async () => {
    const signedIn = await host.app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: greedy,
      payload: { username: "demo", password },
    });
    expect(codingOf(signedIn)).toEqual([200, undefined, "Origin"]);
    const token = await host.tokenOf("demo");
    const signedOut = await host.app.inject({
      method: "POST",
      url: "/api/auth/logout",
      headers: { ...greedy, authorization: `Bearer ${token}` },
    });
    expect(codingOf(signedOut)).toEqual([200, undefined, "Origin"]);
  });

  it("and every refusal [V12.0.1]", async () => {
    const token = await host.tokenOf("demo");
    const ask = async (url: string, authorization = `Bearer ${token}`) =>
      codingOf(await host.app.inject({ url, headers: { ...greedy, authorization } }));
    const long = "x".repeat(3000);
    expect([
      await ask(`/api/intracity/reports/counterwise/101?from_date=${long}&to_date=${long}`),
      await ask("/api/auth/user", `Bearer ${long}`),
      await ask("/api/intracity/vehicles/999"),
      await ask(`/api/${long.slice(0, 900)}`),
    ]).toEqual([400, 401, 403, 404].map((status) => [status, undefined, "Origin"]));
  });
});
