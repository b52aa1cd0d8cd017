import { buildServer, type Db, readSettings } from "partner-api";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type OwnDatabase, openAt, ownDatabase } from "./databases.ts";
import { password } from "./demo-users.ts";
import { wire } from "./faults/wire.ts";
import { filesToImport } from "./import/files.ts";

/** Two databases that hold the same; what happens to one reaches the other only when a test says so. */
let primary: OwnDatabase;
let replica: OwnDatabase;
let line: ReturnType<typeof wire>;
let port: number;
let db: Db;
let app: Awaited<ReturnType<typeof buildServer>>;
let token: string;
const files = filesToImport();
beforeAll(async () => {
  [primary, replica] = [
    await ownDatabase("PostgreSQL", "demo"),
    await ownDatabase("PostgreSQL", "demo"),
  ];
  line = wire(new URL(replica.place.databaseUrl ?? ""));
  port = await line.join();
  const url = new URL(replica.place.databaseUrl ?? "");
  Object.assign(url, { hostname: "127.0.0.1", port });
  const settings = readSettings({
    DATABASE_URL: primary.place.databaseUrl,
    DATABASE_REPLICA_URL: url.href,
    ANSWERS_PER_CHECK: "1",
  });
  db = await openAt({ ...primary.place, databaseReplicaUrl: url.href });
  vi.stubEnv("RELEASE_COMMIT", healthy.commit);
  app = await buildServer({ db, settings });
  vi.unstubAllEnvs();
  await primary.db.query("update vehicles set kind = 'of the primary'");
  await replica.db.query("update vehicles set kind = 'of the replica'");
});
afterAll(async () => {
  await app.close();
  await db.close();
  await line.cut();
  files.remove();
  await primary.drop();
  await replica.drop();
});

beforeEach(async () => {
  const payload = { username: "solo", password };
  const answer = await app.inject({ method: "POST", url: "/api/auth/login", payload });
  token = answer.json().data.token;
});

const get = (url: string) => app.inject({ url, headers: { authorization: `Bearer ${token}` } });

async function read(): Promise<[number, string | undefined]> {
  const answer = await get("/api/intracity/vehicles/101");
  return [answer.statusCode, answer.json().data?.[0].kind];
}

/** What would travel from the primary to its replica. */
async function replicate() {
  for (const table of ["sessions", "grants"]) {
    const [rows] = await primary.db.query<{ all: string }>(
      `select coalesce(json_agg(t), '[]')::text as all from ${table} as t`,
    );
    await replica.db.tx(async (tx) => {
      await tx.run(`delete from ${table}`);
      await tx.query(
        `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
        [rows?.all ?? "[]"],
      );
    });
  }
  const [records] = await primary.db.query<{ value: string }>(
    "select value from settings where name = 'records'",
  );
  await replica.db.query("update settings set value = $1 where name = 'records'", [
    records?.value ?? null,
  ]);
}

const ofPrimary = [200, "of the primary"];
const healthy = { success: true, version: "0.1.0", commit: "0123abcd" };
const ofReplica = [200, "of the replica"];

it("has a report from the replica, once that knows the session", async () => {
  expect(await read()).toEqual(ofPrimary);
  await replicate();
  expect(await read()).toEqual(ofReplica);
});

it("has a report from the primary until the replica has what was imported", async () => {
  await replicate();
  await files.importInto(primary.db, "devices", "company_id,device_id\n301,POS-NEW\n");
  expect(await read()).toEqual(ofPrimary);
  await replicate();
  expect(await read()).toEqual(ofReplica);
});

it("takes from the primary alone who may read", async () => {
  await replicate();
  await primary.db.query("delete from grants where company_id = 101");
  expect(await read()).toEqual([403, undefined]);
  await replicate();
  await primary.db.query(
    `insert into grants (company_id, module, user_id)
     select 101, 'intracity', user_id from users where username in ('demo', 'solo')`,
  );
  expect(await read()).toEqual(ofPrimary);
  await replicate();
  expect(await read()).toEqual(ofReplica);
  await app.inject({
    method: "POST",
    url: "/api/auth/logout",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await read()).toEqual([401, undefined]);
});

it("takes from the primary alone who has to change the password", async () => {
  await replicate();
  const ask = ({ db }: OwnDatabase, must: boolean) =>
    db.query("update users set must_change_password = $1 where username = 'solo'", [must]);
  await ask(replica, true);
  expect(await read()).toEqual(ofPrimary);
  await ask(replica, false);
  expect(await read()).toEqual(ofReplica);
  await ask(primary, true);
  expect(await read()).toEqual([403, undefined]);
  await ask(primary, false);
});

it("asks the primary for the user and the running day", async () => {
  await replicate();
  await replica.db.query("update users set name = 'of the replica'");
  await replica.db.query("delete from takings_by_hour where company_id = 101");
  const [expected] = await primary.db.query("select name from users where username = 'solo'");
  expect((await get("/api/auth/user")).json().data.user).toMatchObject(expected ?? {});
  const { companies } = (await get("/api/today")).json().data;
  expect(companies.map(({ last_record_at }: { last_record_at: string }) => last_record_at)).toEqual(
    companies.map(() => expect.any(String)),
  );
});

it("reads from the primary while the replica is away, and from the replica when it is back", async () => {
  const health = async () => (await app.inject({ url: "/healthz" })).json();
  await replicate();
  expect(await read()).toEqual(ofReplica);
  expect(await health()).toEqual({ ...healthy, replica: { away: false, bytes_behind: null } });
  await line.cut();
  const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now());
  for (let round = 0; round < 3; round += 1) expect(await read()).toEqual(ofPrimary);
  const away = { ...healthy, replica: { away: true, bytes_behind: null } };
  await vi.waitFor(async () => expect(await health()).toEqual(away), { timeout: 20_000 });
  await line.join(port);
  expect(await read()).toEqual(ofPrimary);
  clock.mockReturnValue(performance.now() + 5000);
  expect(await read()).toEqual(ofReplica);
  clock.mockRestore();
});
