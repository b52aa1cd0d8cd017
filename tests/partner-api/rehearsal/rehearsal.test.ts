import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { buildServer, readSettings, runCommandLine } from "partner-api";
import { afterEach, beforeEach, describe, inject, it, vi } from "vitest";
import { type Engine, mainEngine, openAt } from "../databases.ts";
import { schemaUntil } from "../earlier-version.ts";
import { asOwner, urlOf } from "../real-postgres.ts";
import { servedOperations } from "../served-operations.ts";
import type { Host, Serving } from "./host.ts";
import { type Plan, rehearse, rehearseUpgrade } from "./rehearsal.ts";

const twoNights = readFileSync(new URL("two-nights-of-0014.sql", import.meta.url), "utf8");
const noTables =
  "drop schema public cascade; create schema public; grant usage on schema public to public";

const week: Plan = { nights: 7, wrongFile: 1, correction: 2, backup: 3, loss: 6 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "partner-api-rehearsal-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each([mainEngine])("an installation on %s", { timeout: 600_000 }, (engine) => {
  it("begins with an earlier version, and goes on with this one", async () => {
    const { host, place } = await thisProcess(engine, folder);
    const earlier = await openAt(place);
    await earlier.tx((tx) => tx.run(noTables));
    await earlier.tx((tx) => tx.run(schemaUntil("0014-walls-planned-once.sql") + twoNights));
    await earlier.close();
    await rehearseUpgrade(host, folder, 2);
    await host.lose();
  });

  it("goes by: a wrong file, a correction, a backup, a loss, a restore and deletions", async () => {
    const { host } = await thisProcess(engine, folder);
    await rehearse(host, folder, week);
    await host.lose();
  });
});

type Place = { databaseUrl: string | undefined; dataDirectory: string };

/** Without processes of its own, over a place with nothing in it. */
async function thisProcess(engine: Engine, folder: string) {
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
