import { endSession, getUser, listTollplazaCollections, login } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { answering, june } from "./answering.ts";

const api = "https://api.test/base";

describe("the request", () => {
  it("keeps its method, headers, body, credentials and signal", async () => {
    const { client, requests } = answering({ api }, { success: true });
    const headers = { Authorization: "Bearer t-1", "X-Run": "7" };
    await client.call(endSession, { session_id: "s 1" }, { headers });
    const [sent] = requests;
    expect([sent?.method, sent?.url, sent?.credentials]).toEqual([
      "POST",
      `${api}/api/auth/sessions/s%201/end`,
      "include",
    ]);
    expect([sent?.headers.get("Authorization"), sent?.headers.get("X-Run")]).toEqual([
      "Bearer t-1",
      "7",
    ]);
  });

  it("goes on as it came where the profile changes nothing", async () => {
    const { fetch, requests } = answering({}, { success: true });
    const request = new Request("https://portal.test/api/auth/logout", { method: "POST" });
    await fetch(request);
    expect(requests[0]).toBe(request);
  });

  it("does not say how long another body was", async () => {
    const { fetch, requests } = answering(
      { api, signIn: { fields: { username: "email" } } },
      { data: { token: "t" } },
    );
    const body = '{"username":"a"}';
    const headers = { "Content-Length": `${body.length}` };
    await fetch("https://x.test/api/auth/login", { method: "POST", body, headers });
    expect(requests[0]?.headers.get("Content-Length")).toBeNull();
  });

  it("has the names of the host in the sign-in alone", async () => {
    const signIn = { fields: { username: "email" } };
    const { client, fetch, requests } = answering({ api, signIn }, { data: { token: "t" } });
    await client.call(login, { username: "rahima", password: "12345678" });
    const wrong = ['{"username":', '["username"]', "7"];
    for (const body of wrong) {
      await fetch("https://x.test/api/auth/login", { method: "POST", body });
    }
    expect(await Promise.all(requests.map((request) => request.text()))).toEqual([
      '{"email":"rahima","password":"12345678"}',
      ...wrong,
    ]);
  });

  it("may come in the manner of the platform's fetch", async () => {
    const { fetch, requests } = answering({ api }, { success: true });
    await fetch("https://x.test/api/auth/logout", { method: "POST", headers: { "X-Run": "1" } });
    await fetch(new URL("https://x.test/api/auth/user"));
    await fetch(new Request("https://x.test/api/auth/user"), { headers: { "X-Run": "2" } });
    expect(requests.map(({ method, url, headers }) => [method, url, headers.get("X-Run")])).toEqual(
      [
        ["POST", `${api}/api/auth/logout`, "1"],
        ["GET", `${api}/api/auth/user`, null],
        ["GET", `${api}/api/auth/user`, "2"],
      ],
    );
  });

  it("has the token where the host wants it, of every operation", async () => {
    const { client, requests } = answering(
      { api, signIn: { sendTokenIn: "X-Token" } },
      { success: true, data: { user: { name: "R" }, allowed_companies: {} } },
    );
    const token = { headers: { Authorization: "Bearer t-1" } };
    await client.call(getUser, {}, token);
    await client.call(getUser);
    const basic = { headers: { Authorization: "Basic abc" } };
    await client.call(getUser, {}, basic);
    expect(
      requests.map(({ headers }) => [headers.get("Authorization"), headers.get("X-Token")]),
    ).toEqual([
      [null, "t-1"],
      [null, null],
      ["Basic abc", null],
    ]);
  });

  it("of a page goes on by the host's name of the cursor", async () => {
    const { client, addresses } = answering(
      {
        api,
        operations: {
          listTollplazaCollections: { path: "/p", parameters: { cursor: "page", limit: "size" } },
        },
      },
      { rows: [] },
    );
    const input = { company_id: 1, ...june, cursor: "2", limit: 500 };
    await client.call(listTollplazaCollections, input);
    expect(addresses()).toEqual([
      `GET ${api}/p?from_date=2026-06-01&to_date=2026-07-01&page=2&size=500&company_id=1`,
    ]);
  });
});
