import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { type OwnDatabase, ownDatabase } from "../databases.ts";
import { startServer, stopServer } from "./processes.ts";
import { wire } from "./wire.ts";

function urlThrough(port: number): string {
  const url = new URL(own.place.databaseUrl ?? "");
  url.port = String(port);
  url.hostname = "127.0.0.1";
  return url.href;
}

const heldForASecond = { timeout: 20_000, interval: 200 };

let own: OwnDatabase;
const line = wire(new URL(inject("postgresUrl")));
beforeAll(async () => {
  own = await ownDatabase("PostgreSQL");
});
afterAll(async () => {
  await line.cut();
  await own.drop();
});

it("answers 503 in under a second while the database is away, and recovers by itself [R27, V16.3.4, V16.5.2]", async () => {
  const port = await line.join();
  const server = await startServer({ DATABASE_URL: urlThrough(port) });
  const health = ["/healthz", {}] as const;
  const asks = [
    ["/api/auth/user", { headers: { authorization: `Bearer ${"x".repeat(43)}` } }],
    [
      "/api/auth/login",
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username: "a", password: "b" }),
      },
    ],
  ] as const;
  const told = async ([path, init]: readonly [string, RequestInit]) => {
    const start = performance.now();
    const answer = await fetch(`${server.url}${path}`, init);
    const { code } = await answer.json();
    // A password is hashed first where the database answers.
    const quick = answer.status !== 503 || performance.now() - start < 1000;
    return [answer.status, code, answer.headers.get("retry-after"), quick];
  };
  const statuses = async () => {
    const answers = [];
    for (const ask of asks) answers.push(await told(ask));
    return answers;
  };
  const healthIs = (expected: unknown[]) =>
    vi.waitFor(async () => expect(await told(health)).toEqual(expected), heldForASecond);
  const present = [401, "unauthenticated", null, true];
  const away = [503, "unavailable", "2", true];
  await healthIs([200, undefined, null, true]);
  expect(await statuses()).toEqual([present, present]);
  await line.cut();
  expect(await statuses()).toEqual([away, away]);
  await healthIs(away);
  expect(await told(["/readyz", {}])).toEqual(away);
  expect(await told(["/livez", {}])).toEqual([200, undefined, null, true]);
  await line.join(port);
  expect(await statuses()).toEqual([present, present]);
  await healthIs([200, undefined, null, true]);
  expect(await stopServer(server)).toMatchObject({ code: 0, complaint: "" });
});

it("fails those who wait for a connection together with the one who tries to open it [R27]", async () => {
  const port = await line.join();
  const env = { DATABASE_URL: urlThrough(port), DATABASE_CONNECTIONS: "2" };
  const server = await startServer(env);
  await line.cut();
  const taken = await line.hush(port);
  const headers = { authorization: `Bearer ${"x".repeat(43)}` };
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const answer = await fetch(`${server.url}/api/auth/user`, { headers });
      await answer.text();
      return answer.status;
    }),
  );
  expect(statuses).toEqual(Array.from({ length: 30 }, () => 503));
  expect(taken()).toBe(2);
  await line.cut();
  expect((await stopServer(server)).code).toBe(0);
});
