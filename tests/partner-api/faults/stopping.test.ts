import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, it } from "vitest";
import { copyFolder } from "../copied.ts";
import { ownDatabase } from "../databases.ts";
import { password } from "../demo-users.ts";
import { startHost } from "../host.ts";
import { type Server, signIn, startServer } from "./processes.ts";

async function stopped({ child, ended }: Server) {
  const start = performance.now();
  child.kill("SIGTERM");
  const { code, complaint } = await ended;
  return { code, complaint, isInTime: performance.now() - start < 5000 };
}

const atOnce = { code: 0, complaint: "", isInTime: true };

/** As PostgreSQL's `DBState` counts. */
const [shutDown, inProduction] = [1, 6];
const stateOf = (data: string) =>
  readFileSync(join(data, "database", "global", "pg_control")).readUInt32LE(16);

it("a server that is told to stop while a request has not arrived whole closes its database [R24]", async () => {
  const data = mkdtempSync(join(tmpdir(), "partner-api-stopping-"));
  copyFolder(inject("demoDirectory"), data);
  const server = await startServer({ DATA_DIR: data });
  const before = stateOf(data);
  const caller = connect(server.port, "127.0.0.1").on("error", () => {});
  await once(caller, "connect");
  const head = ["POST /api/auth/login HTTP/1.1", "host: x", "content-type: application/json"];
  caller.write(`${head.join("\r\n")}\r\ncontent-length: 100\r\n\r\n{`);
  // Answered after it, on another connection.
  await fetch(`${server.url}/api/auth/user`);
  expect([before, await stopped(server), stateOf(data)]).toEqual([inProduction, atOnce, shutDown]);
  caller.destroy();
  rmSync(data, { recursive: true, force: true });
});

it("a server that is told to stop while a report waits for a lock ends in time [R24]", async () => {
  const host = await startHost("PostgreSQL");
  const { databaseUrl } = host.place;
  const server = await startServer({ DATABASE_URL: databaseUrl });
  const { token } = (await (await signIn(server.url, "demo", password)).json()).data;
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  await other.query("begin; lock table vehicles");
  const headers = { authorization: `Bearer ${token}` };
  const asked = fetch(`${server.url}/api/intracity/vehicles/101`, { headers }).catch(() => "cut");
  const waiting = "select from pg_locks where not granted and relation = 'vehicles'::regclass";
  while ((await other.query(waiting)).rows.length === 0);
  expect([await stopped(server), await asked]).toEqual([atOnce, "cut"]);
  await other.end();
  await host.stop();
});

it("a server that is told to stop while its embedded database runs a long report ends in time [R24]", {
  timeout: 60_000,
}, async () => {
  const { db, place, remove } = await ownDatabase("PGlite", "demo");
  await db.query(`create or replace function viewed_company_id() returns integer
    language plpgsql stable security definer
    as $$ begin for round in 1..2000000000 loop end loop; return 101; end $$`);
  await db.close();
  writeFileSync(join(place.dataDirectory, "demo-password"), password);
  const server = await startServer({ DATA_DIR: place.dataDirectory });
  const { token } = (await (await signIn(server.url, "demo", password)).json()).data;
  const headers = { authorization: `Bearer ${token}` };
  const asked = fetch(`${server.url}/api/intracity/vehicles/101`, { headers }).catch(() => "cut");
  while ((await fetch(`${server.url}/readyz`)).status === 200);
  expect([await stopped(server), await asked]).toEqual([atOnce, "cut"]);
  await remove();
});
