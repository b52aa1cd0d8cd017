import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { buildServer, readSettings } from "partner-api";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type OwnDatabase, openAt, ownDatabase } from "./databases.ts";

/** Stands between the server and its database, and can be cut. */
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
    async cut() {
      const closed = server && once(server, "close");
      server?.close();
      for (const end of open) end.destroy();
      await closed;
    },
  };
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
  const url = new URL(own.place.databaseUrl ?? "");
  url.port = String(port);
  url.hostname = "127.0.0.1";
  const db = await openAt({ databaseUrl: url.href, dataDirectory: "" });
  const app = await buildServer({ db, settings: readSettings({ LOG_LEVEL: "silent" }) });
  const asks = [
    { url: "/healthz" },
    { url: "/api/auth/user", headers: { authorization: `Bearer ${"x".repeat(43)}` } },
    { method: "POST", url: "/api/auth/login", payload: { username: "a", password: "b" } },
  ] as const;
  const statuses = async () => {
    const answers = [];
    for (const ask of asks) {
      const start = performance.now();
      const { statusCode, headers, body } = await app.inject(ask);
      const { code } = JSON.parse(body);
      answers.push([statusCode, code, headers["retry-after"], performance.now() - start < 1000]);
    }
    return answers;
  };
  const present = [
    [200, undefined, undefined, true],
    [401, "unauthenticated", undefined, true],
    [401, "unauthenticated", undefined, true],
  ];
  expect(await statuses()).toEqual(present);
  await line.cut();
  expect(await statuses()).toEqual(asks.map(() => [503, "unavailable", "2", true]));
  await line.join(port);
  expect(await statuses()).toEqual(present);
  await app.close();
  await db.close();
});
