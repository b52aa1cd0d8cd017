import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { buildServer, readSettings, runCommandLine } from "partner-api";
import { inject, vi } from "vitest";
import { type Engine, openAt } from "../databases.ts";
import { asOwner, urlOf } from "../real-postgres.ts";
import { servedOperations } from "../served-operations.ts";
import type { Host, Serving } from "./host.ts";

type Place = { databaseUrl: string | undefined; dataDirectory: string };

/** Without processes of its own, over a place with nothing in it. */
export async function thisProcess(engine: Engine, folder: string) {
  const owner = inject("postgresUrl");
  const name = `rehearsal_${randomBytes(6).toString("hex")}`;
  const dataDirectory = join(folder, "data");
  const isEmbedded = engine === "PGlite";
  const place: Place = {
    databaseUrl: isEmbedded ? undefined : urlOf(owner, name),
    dataDirectory,
  };
  const host: Host = {
    async typed(...words) {
      vi.stubEnv("DATABASE_URL", place.databaseUrl);
      vi.stubEnv("DATA_DIR", dataDirectory);
      const said: string[] = [];
      const say = (text: string) => said.push(text);
      const code = await runCommandLine(words, { say, complain: say });
      vi.unstubAllEnvs();
      return { code, said: said.join("\n") };
    },
    serve: () => serveAt(place),
    async lose() {
      if (isEmbedded) rmSync(dataDirectory, { recursive: true, force: true });
      else await asOwner(owner, `drop database if exists ${name} with (force)`);
    },
    async makeRoom() {
      if (!isEmbedded) await asOwner(owner, `create database ${name}`);
    },
  };
  await host.makeRoom();
  return { host, place };
}

async function serveAt(place: Place): Promise<Serving> {
  const db = await openAt(place);
  const app = await buildServer({
    db,
    operations: servedOperations,
    settings: readSettings({ ANSWERS_PER_CHECK: "1" }),
    logTo: new Writable({ write: (_chunk, _encoding, next) => next() }),
  });
  return {
    async signIn(username, password) {
      const payload = { username, password };
      const answer = await app.inject({ method: "POST", url: "/api/auth/login", payload });
      return answer.json().data.token;
    },
    async get(url, token) {
      const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      return { status: answer.statusCode, data: answer.json().data };
    },
    async stop() {
      await app.close();
      await db.close();
    },
  };
}
