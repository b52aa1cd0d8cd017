import { policies, runCommandLine, schemaProblems } from "partner-api";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { engines, type OwnDatabase, ownDatabase } from "./databases.ts";

describe.each(engines)("row-level security on %s", (engine) => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine);
  });
  afterAll(() => own.drop());

  it("are those that the migrations make", async () => {
    const made = await own.db.query<{ table: string; policy: string }>(
      `select tablename as table, policyname as policy from pg_policies
       where schemaname = 'public' order by 1`,
    );
    const known = policies.map(({ table, name }) => ({ table, policy: name }));
    expect(known.sort((one, other) => (one.table < other.table ? -1 : 1))).toEqual(made);
    expect(await schemaProblems(own.db)).toEqual([]);
  });

  it("are told of where they are missing", async () => {
    const said = async (script: string) => {
      const gone = new Error("not to be kept");
      let told: string[] = [];
      await own.db
        .tx(async (tx) => {
          await tx.run(script);
          told = await schemaProblems(tx);
          throw gone;
        })
        .catch((error) => {
          if (error !== gone) throw error;
        });
      return told;
    };
    expect(await said("drop policy own on users")).toEqual(["the policy of users is missing"]);
    expect(await said("alter table trips disable row level security")).toEqual([
      "row-level security of trips is off",
    ]);
    expect(await said("revoke select on waybills from partner_reader")).toEqual([
      "partner_reader may not read waybills",
    ]);
    expect(await said("revoke select (phone) on users from partner_reader")).toEqual([
      "partner_reader may not read users",
    ]);
    expect(await said("drop table devices")).toEqual(["the table devices is missing"]);
    expect(await said("delete from migrations where name like '0014-%'")).toEqual([
      "the migration 0014-walls-planned-once.sql has not been applied",
    ]);
    if (engine !== "PGlite") return;
    expect((await said("alter role partner_reader rename to partner_other"))[0]).toBe(
      "the role partner_reader does not exist",
    );
  });
});

it("are built up again by a command", async () => {
  const own = await ownDatabase("PostgreSQL");
  const policiesIn = () =>
    own.db.query("select tablename, policyname, qual, roles::text from pg_policies order by 1");
  const made = await policiesIn();
  for (const { table, name } of policies) {
    await own.db.query(`drop policy ${name} on ${table}`);
    await own.db.query(`revoke select on ${table} from partner_reader`);
    await own.db.query(`alter table ${table} disable row level security`);
  }
  vi.stubEnv("DATABASE_URL", own.place.databaseUrl);
  const out: string[] = [];
  const code = await runCommandLine(["prepare"], {
    say: (text) => out.push(text),
    complain: (text) => out.push(text),
  });
  vi.unstubAllEnvs();
  const { host, pathname } = new URL(own.place.databaseUrl ?? "");
  expect([code, out]).toEqual([0, [`Prepared ${pathname.slice(1)} on ${host}.`]]);
  expect([await schemaProblems(own.db), await policiesIn()]).toEqual([[], made]);
  await own.drop();
});
