import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type OwnDatabase, ownDatabase } from "../databases.ts";
import { startServer, stopServer } from "./processes.ts";

function wire(target: URL) {
  const open = new Set<Socket>();
  let server: Server | undefined;
  return {
    async join(port = 0): Promise<number> {
      server = createServer((socket) => {
        const onward = connect(Number(target.port), target.hostname);
        for (const end of [socket, onward]) {
          open.add(end);
          end.on("error", () => {}).on("close", () => open.delete(end));
        }
        socket.pipe(onward).pipe(socket);
      });
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
      const address = server.address();
      return typeof address === "object" && address ? address.port : 0;
    },
    /** Accepts connections and never answers; returns a function that counts them. */
    async hush(port: number): Promise<() => number> {
      let taken = 0;
      server = createServer((socket) => {
        taken += 1;
        open.add(socket.on("error", () => {}).on("close", () => open.delete(socket)));
      });
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
      return () => taken;
    },
    async cut() {
      const closed = server && once(server, "close");
      server?.close();
      for (const end of open) end.destroy();
      await closed;
    },
  };
}

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
