import { companyNotAllowed, hostIn, notThere } from "conformance/host.ts";
import { expect, it } from "vitest";
import { modulesWithFeature } from "../features.ts";

const allowed_companies = {
  intracity_companies: [{ id: 101, name: "Meghna City Line" }, { id: "102" }, null],
  supervisor_companies: "none",
  toll_plaza_companies: [{ id: 101 }, { id: 401, role: "administrator" }],
  water_companies: [
    { _id: "66f0c1d2a9", role: "administrator" },
    { _id: "7", role: "reader" },
  ],
};
const none = {
  supervisor: [],
  offline_counter: [],
  waybill: [],
  intercity: [],
  counterwise_ticketing: [],
};

it("what a host says is read as far as it can be", () => {
  const reporting = { time_zone: "Asia/Dhaka" };
  expect(hostIn({ allowed_companies, reporting, features: ["today"] })).toEqual({
    companies: {
      ...none,
      intracity: ["101", "102"],
      toll_plaza: ["101", "401"],
      water: ["66f0c1d2a9", "7"],
    },
    administered: ["401", "66f0c1d2a9"],
    features: ["today"],
    namesFeatures: true,
    timeZone: "Asia/Dhaka",
  });
  expect(hostIn("<!doctype html>")).toEqual({
    companies: { ...none, intracity: [], toll_plaza: [], water: [] },
    administered: [],
    features: modulesWithFeature,
    namesFeatures: false,
    timeZone: undefined,
  });
  expect(hostIn({ reporting: { time_zone: "Dhaka" } }).timeZone).toBe(undefined);
});

it("a company counts once, and by _id in water and intercity alone", () => {
  const both = [{ _id: "66f0", id: 101 }, { id: 101 }, { id: "102" }];
  const { companies } = hostIn({
    allowed_companies: { intracity_companies: both, intercity_companies: both },
  });
  expect([companies.intracity, companies.intercity]).toEqual([
    ["101", "102"],
    ["66f0", "101", "102"],
  ]);
});

it("a company that is not allowed is one of another module, if its id looks alike", () => {
  const host = hostIn({ allowed_companies });
  expect(companyNotAllowed(host, "intracity")).toBe("401");
  expect(companyNotAllowed(host, "toll_plaza")).toBe("102");
  expect(companyNotAllowed(host, "water")).toBe("99f9f9f9f9");
});

it("what is not there has an id that looks like one of the host", () => {
  expect(["7", "20607014", "66f0c1d2a9", "POS-0117"].map(notThere)).toEqual([
    "999999999",
    "999999999",
    "99f9f9f9f9",
    "fff-9999",
  ]);
});
