import { readdirSync } from "node:fs";
import { readContract, reportFile } from "partner-api";
import { expect, it } from "vitest";
import { handledOperations } from "./served-operations.ts";

const folder = new URL("../../packages/partner-api/src/operations/", import.meta.url);
const statements = new Map<string, string[]>();
for (const { id } of readContract()) {
  if (handledOperations.includes(id)) continue;
  const { name } = reportFile(id);
  statements.set(name, [...(statements.get(name) ?? []), id]);
}

it("answers every operation from one statement, and has no statement that answers none", () => {
  const files = readdirSync(folder).flatMap((file) => /^(.*)\.sql$/.exec(file)?.[1] ?? []);
  expect([...statements.keys()].sort()).toEqual(files.sort());
});

it("has each table that is read until a time of its last day in a report, with a name of its own", () => {
  const until = readContract().flatMap(({ id, query }) =>
    query.has("until_time") ? [reportFile(id)] : [],
  );
  const tables = readdirSync(new URL("until-time/", folder)).map((file) => file.slice(0, -4));
  const read = until.map(({ untilTime }) => /^with (\w+) as/m.exec(untilTime?.text ?? "")?.[1]);
  expect([...new Set(read)].sort()).toEqual(tables.sort());
  expect(until.map(({ name, untilTime }) => untilTime?.name === `${name} until a time`)).toEqual(
    until.map(() => true),
  );
});

it("has each statement of several days in an operation that takes days, under another name", () => {
  const several = readContract().flatMap(({ id, query }) =>
    query.has("days") ? [reportFile(id)] : [],
  );
  const files = readdirSync(new URL("several-days/", folder)).map((file) => file.slice(0, -4));
  expect(several.map(({ name }) => name)).toEqual(files);
  for (const { name, distributed, severalDays } of several) {
    const own = `${name} of several days`;
    expect([severalDays?.name, severalDays?.distributed?.name]).toEqual([own, own]);
    expect(distributed?.name).toBe(name);
  }
});

it("shares one statement between the modules that ask the same, and no other", () => {
  const shared = [...statements].filter(([, operations]) => operations.length > 1);
  expect(Object.fromEntries(shared)).toEqual({
    getCounterwiseReport: [
      "getIntracityCounterwiseReport",
      "getIntercityCounterwiseReport",
      "getCounterwiseTicketingCounterwiseReport",
    ],
    getVehiclewiseReport: [
      "getIntracityVehiclewiseReport",
      "getSupervisorVehiclewiseReport",
      "getCounterwiseTicketingVehiclewiseReport",
    ],
    getVehicleCounters: [
      "getIntracityVehicleCounters",
      "getIntercityVehicleCounters",
      "getCounterwiseTicketingVehicleCounters",
    ],
    getCounterVehicles: [
      "getIntracityCounterVehicles",
      "getIntercityCounterVehicles",
      "getCounterwiseTicketingCounterVehicles",
    ],
    getAgentwiseReport: ["getWaterAgentwiseReport", "getIntercityAgentwiseReport"],
    getSummary: ["getIntracitySummary", "getCounterwiseTicketingSummary"],
    listVehicles: [
      "listIntracityVehicles",
      "listSupervisorVehicles",
      "listWaybillVehicles",
      "listWaterVehicles",
      "listIntercityVehicles",
      "listCounterwiseTicketingVehicles",
    ],
  });
});

it("says which files it looked for when an operation has no statement", () => {
  expect(() => reportFile("getWaterRoutewiseReport")).toThrow(
    "src/operations has neither getWaterRoutewiseReport.sql nor getRoutewiseReport.sql.",
  );
});
