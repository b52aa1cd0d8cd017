import { randomBytes } from "node:crypto";
import { beginSession, type Db, readReport, readSettings, reportFile } from "partner-api";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { differences } from "./daily-figures.ts";
import { openAt } from "./databases.ts";
import { schemaUntil } from "./earlier-version.ts";
import { asOwner, urlOf } from "./real-postgres.ts";

/** As version 5 kept them: modules are an enum, and figures by the hour or without a member are not there. */
const records = `
  set timezone = 'Asia/Dhaka';
  insert into settings values ('reporting_time_zone', 'Asia/Dhaka');
  insert into companies (company_id, name) values (11, 'Eleven'), (12, 'Twelve');
  insert into users (user_id, username, name, password_hash) values (7, 'seven', 'Seven', 'none');
  insert into grants (company_id, module, user_id) values (11, 'intracity', 7), (12, 'water', 7);
  insert into counters (company_id, module, counter_id, name)
    values (11, 'intracity', 1, 'North'), (11, 'intracity', 2, 'South'), (11, 'water', 1, 'Pier'),
      (1013, 'intracity', 1, 'Left behind');
  insert into vehicles (company_id, module, vehicle_id, registration_number, kind, status)
    values (11, 'intracity', 5, 'DHA 5', 'bus', 'active');
  insert into ticket_sales
    (company_id, module, sale_id, sold_at, service_day, counter_id, vehicle_id, seller_id, tickets, fares)
  values
    (11, 'intracity', 1, '2026-06-01 09:10', '2026-06-01', 1, 5, null, 2, 50.25),
    (11, 'intracity', 2, '2026-06-02 02:59', '2026-06-01', 1, null, null, 1, 25.00),
    (11, 'intracity', 3, '2026-06-01 10:00', '2026-06-01', null, 5, null, 4, 100.00),
    (11, 'water', 4, '2026-06-01 09:00', '2026-06-01', 1, null, null, 9, 900.00);
  insert into trips (company_id, module, trip_id, vehicle_id, departed_at, service_day)
    values (11, 'intracity', 1, 5, '2026-06-01 08:00', '2026-06-01');
  insert into daily_takings (company_id, module, takings_of, service_day, member_id, trips, tickets, fares)
  values
    (11, 'intracity', 'company', '2026-06-01', 0, 1, 7, 175.25),
    (11, 'intracity', 'counter', '2026-06-01', 1, 0, 3, 75.25),
    (11, 'intracity', 'vehicle', '2026-06-01', 5, 1, 6, 150.25),
    (11, 'water', 'company', '2026-06-01', 0, 0, 9, 900.00),
    (11, 'water', 'counter', '2026-06-01', 1, 0, 9, 900.00);`;

const name = `earlier_${randomBytes(8).toString("hex")}`;
const url = urlOf(inject("postgresUrl"), name);
let db: Db;
beforeAll(async () => {
  await asOwner(inject("postgresUrl"), `create database ${name}`);
  await asOwner(url, schemaUntil("0005-wider-fares.sql"));
  await asOwner(url, records);
  db = await openAt({ databaseUrl: url, dataDirectory: "" });
});
afterAll(async () => {
  await db?.close();
  await asOwner(inject("postgresUrl"), `drop database if exists ${name} with (force)`);
});

it("the figures of an earlier version are what its records add up to", async () => {
  expect(await differences(db)).toEqual([]);
  const [stored] = await db.query(
    `select string_agg(distinct module::text, ' ' order by module::text) as modules,
       sum(tickets)::integer as tickets, sum(fares)::text as fares
     from ticket_sales`,
  );
  expect(stored).toEqual({ modules: "intracity water", tickets: 16, fares: "1075.25" });
});

it("records whose company was deleted get it back, and no later company gets their id", async () => {
  expect(await db.query("select company_id, name from companies where company_id > 12")).toEqual([
    { company_id: 1013, name: "Company 1013, which was deleted" },
  ]);
  expect(
    await db.query("insert into companies (name) values ('Next') returning company_id"),
  ).toEqual([{ company_id: 1014 }]);
});

it("a user of an earlier version reads the reports of the same company and module, and no others", async () => {
  const token = await beginSession(db, 7);
  const range = { from_date: "2026-06-01", until: "2026-06-02" };
  const read = async (operation: string, module: string, companyId: number) => {
    const claim = { token, module, ofCompany: true, companyId };
    const { viewer, data } = await readReport(
      db,
      readSettings({}),
      reportFile(operation),
      claim,
      range,
    );
    return [viewer?.isGranted, data && JSON.parse(data)];
  };
  const counterwise = [
    { counter: null, total_tickets: 4, total_fares: 100 },
    { counter: { id: 1, name: "North" }, total_tickets: 3, total_fares: 75.25 },
    { counter: { id: 2, name: "South" }, total_tickets: 0, total_fares: 0 },
  ];
  expect(await read("getIntracityCounterwiseReport", "intracity", 11)).toEqual([true, counterwise]);
  expect(await read("getWaterShipwiseReport", "water", 11)).toEqual([false, []]);
  expect(await read("getIntracityCounterwiseReport", "intracity", 12)).toEqual([false, []]);
});
