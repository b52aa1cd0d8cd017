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
