import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type OwnDatabase, ownDatabase } from "../databases.ts";
import { startServer, stopServer } from "./processes.ts";
import { wire } from "./wire.ts";

function urlThrough(port: number): string {
  const url = new URL(own.place.databaseUrl ?? "");
  url.port = String(port);
  url.hostname = "127.0.0.1";
  return url.href;
}

let own: OwnDatabase;
const line = wire(new URL(inject("postgresUrl")));
beforeAll(async () => {
  own = await ownDatabase("PostgreSQL");
});
afterAll(async () => {
  await line.cut();
  await own.drop();
});

it("answers 503 in under a second while the database is away, and recovers by itself", async () => {
  const port = await line.join();
  const server = await startServer({ DATABASE_URL: urlThrough(port) });
  const asks = [
    ["/healthz", {}],
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
  const statuses = async () => {
    const answers = [];
    for (const [path, init] of asks) {
      const start = performance.now();
      const answer = await fetch(`${server.url}${path}`, init);
      const { code } = await answer.json();
      const quick = performance.now() - start < 1000;
      answers.push([answer.status, code, answer.headers.get("retry-after"), quick]);
    }
    return answers;
  };
  const present = [
    [200, undefined, null, true],
    [401, "unauthenticated", null, true],
    [401, "unauthenticated", null, true],
  ];
  expect(await statuses()).toEqual(present);
  await line.cut();
  expect(await statuses()).toEqual(asks.map(() => [503, "unavailable", "2", true]));
  await line.join(port);
  expect(await statuses()).toEqual(present);
  expect(await stopServer(server)).toMatchObject({ code: 0, complaint: "" });
});

it("fails those who wait for a connection together with the one who tries to open it", async () => {
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
