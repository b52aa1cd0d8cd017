import { readContract, reportFile } from "partner-api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { companyOperations, range } from "../partner-api/company-operations.ts";
import { type OwnDatabase, ownDatabase } from "../partner-api/databases.ts";
import { isAskedUntil } from "../partner-api/oracle/question.ts";

let own: OwnDatabase;
beforeAll(async () => {
  own = await ownDatabase("Citus", "demo");
});
afterAll(() => own.drop());

/** What is asked of a report, each optional filter and a place in a list included. */
const values = (company: number, module: string): Record<string, string | number | null> => ({
  company_id: company,
  module,
  ...range,
  until: range.to_date,
  now: new Date().toISOString(),
  limit: 100,
  after: "{1795295880918746,2}",
  registration_number: "DHK",
  vehicle_id: `${company}014`,
  counter_id: `${company}014`,
  departure_id: "1",
  lane_id: "1",
  vehicle_class: "Bus",
  device_id: "POS-1",
  stoppage: "a",
  until_time: "12:00",
});

type Plan = { Plan: Node };
type Node = { "Distributed Query"?: { Job: { "Task Count": number }; Subplans?: unknown[] } };

async function explained(text: string, given: (string | number | null)[]) {
  const [row] = await own.db.query<{ "QUERY PLAN": Plan[] }>(
    `explain (format json) ${text}`,
    given,
  );
  return row?.["QUERY PLAN"][0]?.Plan["Distributed Query"];
}

const none = { after: null, departure_id: null, lane_id: null, vehicle_class: null };

it.each(companyOperations)("$id asks one shard, and nothing beside it", async (operation) => {
  const { untilTime, ...report } = reportFile(operation.id);
  const all = values(operation.company, operation.module);
  const isUntil = untilTime && isAskedUntil(operation);
  for (const { text, parameters } of isUntil ? [report, untilTime] : [report]) {
    for (const given of [all, { ...all, ...none, device_id: null, stoppage: null }]) {
      const asked = await explained(
        text,
        parameters.map((name) => given[name as keyof typeof given] ?? null),
      );
      expect([asked?.Job["Task Count"], asked?.Subplans]).toEqual([1, undefined]);
    }
  }
});

it("getUser asks no node", async () => {
  const { text, parameters } = reportFile("getUser");
  const nothing = parameters.map(() => null);
  expect(await explained(text, nothing)).toBe(undefined);
});

it("getToday asks only shards that have a company of the viewer", async () => {
  const shardsFor = async (companies: number[]) => {
    const [row] = await own.db.query<{ shards: number }>(
      `select count(distinct get_shard_id_for_distribution_column('takings_by_hour', id)) as shards
       from unnest($1::integer[]) as id`,
      [`{${companies}}`],
    );
    return row?.shards;
  };
  for (const companies of [[101], [101, 201, 301, 401, 501, 601, 701, 801]]) {
    const asked = await explained(`select * from takings_by_hour where company_id = any ($1)`, [
      `{${companies}}`,
    ]);
    expect(asked?.Job["Task Count"]).toBe(await shardsFor(companies));
  }
  const { distributed, severalDays } = reportFile("getToday");
  const values: Record<string, string | number> = { now: new Date().toISOString(), days: 7 };
  for (const file of [distributed, severalDays?.distributed]) {
    const given = file?.parameters.map((name) => values[name] ?? null) ?? [];
    expect(await explained(file?.text ?? "", given)).toBe(undefined);
  }
});

it("every operation that reads a company is among them", () => {
  const asked = readContract().filter(({ ofCompany }) => ofCompany);
  expect(asked.map(({ id }) => id).sort()).toEqual(companyOperations.map(({ id }) => id).sort());
});
