import { isOffered } from "machines/offered";
import {
  getOfflineCounterReport,
  listTollplazaFares,
  listWaterVehicles,
  type Operation,
} from "partner-sdk";
import { describe, expect, it } from "vitest";

describe("an operation is offered [B8]", () => {
  const fares = "/api/tollplaza/fares/{company_id}";
  const report = "/api/offline-counter/reports/{company_id}";
  const cases: [Operation, features: string[], notOffered: string[], boolean][] = [
    [listTollplazaFares, ["toll_plaza"], [], true],
    [listTollplazaFares, [fares], [], true],
    [listTollplazaFares, [], [], false],
    [listTollplazaFares, ["water"], [], false],
    [listTollplazaFares, ["toll_plaza"], [`GET ${fares}`], false],
    [listTollplazaFares, [fares], [`GET ${fares}`], false],
    [listWaterVehicles, ["water"], [`GET ${fares}`], true],
    [getOfflineCounterReport, [], [], true],
    [getOfflineCounterReport, [`-${fares}`], [], true],
    [getOfflineCounterReport, [`-${report}`], [], false],
  ];

  it.each(cases)(
    "%o, by the features %j without %j: %j",
    (operation, features, lacks, expected) => {
      expect(isOffered(operation, { features, notOffered: lacks })).toBe(expected);
    },
  );
});
