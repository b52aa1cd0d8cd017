import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { buildServer, readSettings } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asWritten } from "./as-written.ts";
import { safeHeaders } from "./expected-headers.ts";
import { silent } from "./given-answers.ts";

const allowed = "https://portal.example";
describe("while the server is at capacity", () => {
  const said: string[] = [];
  const log = new Writable({
    write(chunk, _, done) {
      said.push(String(chunk));
      log.emit("said");
      done();
    },
  });
  const leave = new AbortController();
  let app: Awaited<ReturnType<typeof buildServer>>;
  let url: string;
  beforeAll(async () => {
    app = await buildServer({
      db: silent,
      settings: readSettings({ REQUESTS_IN_FLIGHT: "1", ALLOWED_ORIGINS: allowed }),
      logTo: log,
    });
    await app.listen({ port: 0, host: "127.0.0.1" });
    url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const arrived = once(app.server, "request");
    const headers = { authorization: `Bearer ${"x".repeat(43)}` };
    fetch(`${url}/api/auth/user`, { headers, signal: leave.signal }).catch(() => {});
    await arrived;
  });
  afterAll(async () => {
    leave.abort();
    await app.close();
  });

  const ask = (method: string, path: string, origin = allowed) =>
    fetch(`${url}${path}`, { method, headers: { origin } });

  it("the next request is refused at once, whatever it asks for, and told when to try again [R22, V2.4.1]", async () => {
    for (const [method, path] of [
      ["GET", "/api/auth/user"],
      ["POST", "/api/auth/login"],
      ["GET", "/api/nothing"],
      ["GET", "/%61pi/auth/user"],
      ["GET", "http://elsewhere.example/api/auth/user"],
    ] as const) {
      const { status, headers, body } = await asWritten(app, path, {
        method,
        headers: { origin: allowed },
      });
      expect([path, status, JSON.parse(body)]).toEqual([
        path,
        503,
        {
          success: false,
          code: "unavailable",
          message: "The service is unavailable at the moment. Try again soon.",
          request_id: headers["x-request-id"],
        },
      ]);
      expect(headers).toMatchObject({
        ...safeHeaders,
        "retry-after": "1",
        "content-type": "application/json; charset=utf-8",
        "access-control-allow-origin": allowed,
        "access-control-allow-credentials": "true",
        "access-control-expose-headers": "retry-after, x-request-id",
        vary: "Origin",
      });
    }
  });

  it("no other origin may read the refusal", async () => {
    const answer = await ask("GET", "/api/auth/user", "https://elsewhere.example");
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([503, null]);
  });

  it("preflights and the portal's paths are still answered", async () => {
    expect((await ask("OPTIONS", "/api/auth/user")).status).toBe(204);
    expect((await ask("GET", "/no-such-file.js")).status).toBe(404);
  });

  it("the log counts refusals once a second", async () => {
    const counts = () =>
      said
        .filter((line) => line.includes("refused at capacity"))
        .map((line): { refused: number } => JSON.parse(line));
    const all = () => counts().reduce((sum, { refused }) => sum + refused, 0);
    while (all() < 6) await once(log, "said");
    expect(counts()).toEqual(
      counts().map(() => expect.objectContaining({ level: 40, overShare: 0, running: 1 })),
    );
    expect(all()).toBe(6);
    expect(said.filter((line) => JSON.parse(line).status === 503)).toEqual([]);
  });

  it("requests are let in again once one has ended", async () => {
    leave.abort();
    while ((await ask("GET", "/api/nothing")).status === 503);
    const answer = await ask("GET", "/api/nothing");
    expect(answer.status).toBe(404);
  });
});
