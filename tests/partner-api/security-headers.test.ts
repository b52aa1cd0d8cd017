import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { password } from "./demo-users.ts";
import { safeHeaders } from "./expected-headers.ts";
import { type Host, startHost } from "./host.ts";

const allowed = "https://portal.example";

describe("an answer", () => {
  let host: Host;
  let port: number;
  let token: string;
  beforeAll(async () => {
    host = await startHost("PGlite", { ALLOWED_ORIGINS: allowed });
    token = await host.tokenOf("demo");
    await host.app.listen({ host: "127.0.0.1", port: 0 });
    const address = host.app.server.address();
    port = typeof address === "object" && address ? address.port : 0;
  });
  afterAll(() => host.stop());

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, init);
  const login = (body: string, type = "application/json") =>
    ask("/api/auth/login", { method: "POST", headers: { "content-type": type }, body });

  it.each([
    ["to a report", "/api/intracity/vehicles/101", 200],
    ["to a foreign company", "/api/intracity/vehicles/999", 403],
    ["to a health check", "/healthz", 200],
    ["to an unknown path", "/api/nothing", 404],
    ["to an address that cannot be decoded", "/api/%E0%A4%A", 400],
  ])(
    "%s says what a browser may do with it, and sets no cookie [V3.3.1, V3.4.1, V3.4.4, V3.4.5, V14.2.2, V14.3.2]",
    async (_, path, status) => {
      const answer = await ask(path, { headers: { authorization: `Bearer ${token}` } });
      expect(answer.status).toBe(status);
      expect(Object.fromEntries(answer.headers)).toMatchObject(safeHeaders);
      expect(answer.headers.get("set-cookie")).toBe(null);
      expect(answer.headers.get("server") ?? answer.headers.get("x-powered-by")).toBe(null);
    },
  );

  it("to a preflight has them too [V3.4.1]", async () => {
    for (const origin of [allowed, "https://elsewhere.example"]) {
      const headers = { origin, "access-control-request-method": "GET" };
      const answer = await ask("/api/auth/user", { method: "OPTIONS", headers });
      expect(answer.status).toBe(204);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        ...safeHeaders,
        "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
      });
    }
  });

  it("has them even for bytes that are not HTTP [V3.4.1]", async () => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.setEncoding("utf8").on("data", (part) => {
      text += part;
    });
    socket.write("GET / HTTP/1.1\r\nbad header\r\n\r\n");
    await once(socket, "close");
    const lines = (text.split("\r\n\r\n")[0] ?? "").split("\r\n").slice(1);
    expect(Object.fromEntries(lines.map((line) => line.split(": ")))).toMatchObject(safeHeaders);
  });

  it("is 405 for a method that the contract does not have, and names the right one [V3.5.3]", async () => {
    const answers = [
      await ask("/api/auth/login"),
      await ask("/api/intracity/vehicles/101", { method: "DELETE" }),
      await ask("/api/auth/user", { method: "PUT" }),
    ];
    const told = answers.map(async (answer) => [
      answer.status,
      answer.headers.get("allow"),
      ((await answer.json()) as { code: string }).code,
    ]);
    expect(await Promise.all(told)).toEqual([
      [405, "POST", "method_not_allowed"],
      [405, "GET, HEAD", "method_not_allowed"],
      [405, "GET, HEAD", "method_not_allowed"],
    ]);
  });

  it("is 415 for a body of any type but JSON, whatever it holds [V3.5.1]", async () => {
    const body = JSON.stringify({ username: "demo", password });
    const types = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"];
    const answers = await Promise.all(types.map(async (type) => (await login(body, type)).status));
    expect(answers).toEqual([415, 415, 415]);
  });

  it("varies with the origin when it names one, and allows no other [V3.4.2]", async () => {
    const preflight = async (origin: string) => {
      const headers = { origin, "access-control-request-method": "GET" };
      const answer = await ask("/api/auth/user", { method: "OPTIONS", headers });
      return [
        "access-control-allow-origin",
        "access-control-allow-credentials",
        "access-control-max-age",
        "vary",
      ].map((name) => answer.headers.get(name));
    };
    expect(await preflight(allowed)).toEqual([
      allowed,
      "true",
      "600",
      expect.stringContaining("Origin"),
    ]);
    for (const origin of ["null", "https://portal.example.elsewhere.test", "http://portal.example"])
      expect((await preflight(origin))[0]).toBe(null);
  });

  it("reveals nothing of a failure of the server [V16.5.1]", async () => {
    await host.db.query("alter table vehicles rename to vehicles_away");
    const answer = await ask("/api/intracity/vehicles/101", {
      headers: { authorization: `Bearer ${token}` },
    });
    await host.db.query("alter table vehicles_away rename to vehicles");
    expect([answer.status, await answer.json()]).toEqual([
      500,
      {
        success: false,
        code: "server_error",
        message: "The server could not complete the request.",
        request_id: answer.headers.get("x-request-id"),
      },
    ]);
  });
});
