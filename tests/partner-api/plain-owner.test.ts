import { randomBytes } from "node:crypto";
import { beginSession, makeDemo, readReport, readSettings, reportFile } from "partner-api";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openAt } from "./databases.ts";

const name = `plain_${randomBytes(6).toString("hex")}`;

async function asAdmin(...statements: string[]) {
  const client = new pg.Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

beforeAll(() =>
  asAdmin(
    "do $$ begin create role partner_reader nologin; exception when others then null; end $$",
    `create role ${name} login password '${name}'`,
    `grant partner_reader to ${name}`,
    `create database ${name} owner ${name}`,
  ),
);
afterAll(() => asAdmin(`drop database ${name} with (force)`, `drop role ${name}`));

it("an owner who is not a superuser reads a company's own rows only [V13.2.2]", async () => {
  const url = new URL(inject("postgresUrl"));
  Object.assign(url, { pathname: name, username: name, password: name });
  const db = await openAt({ databaseUrl: url.href, dataDirectory: "" });
  await makeDemo(db, { seed: 1, days: 1, passwordHash: "none", say: () => {} });
  const [solo] = await db.query<{ user_id: number }>(
    "select user_id from users where username = 'solo'",
  );
  const token = await beginSession(db, solo?.user_id ?? 0);
  const vehicles = async (companyId: number) => {
    const claim = { token, module: "intracity", ofCompany: true, companyId };
    const file = reportFile("listIntracityVehicles");
    const { data } = await readReport(db, readSettings({}), file, claim, {});
    return JSON.parse(data ?? "").length;
  };
  expect([await vehicles(101), await vehicles(102)]).toEqual([22, 0]);
  await db.close();
});
