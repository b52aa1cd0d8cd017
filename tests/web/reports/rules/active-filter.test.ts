import { expect, it } from "vitest";
import { activeFilters, activeFiltersInWords } from "web/reports/rules/active-filter.ts";
import { collections, passages, ships, takings } from "./made-reports.ts";

const filter = (fields: Record<string, string>) => ({ range: null, fields });

it("nothing is in force where nothing is asked, chosen or searched for", () => {
  const blank = filter({ device_id: "", stoppage: "" });
  expect(activeFilters(takings, blank, {}, "  ")).toEqual([]);
  expect(activeFilters(takings, filter({}), {}, "")).toEqual([]);
  expect(activeFilters(collections, filter({}), {}, "", [{ lane: { name: "North" } }])).toEqual([]);
  expect(activeFiltersInWords([])).toBe("");
});

it("filters, choices and the search are in force in this order, each in words", () => {
  const asked = filter({ device_id: "D-1", stoppage: "Gabtoli", other: "x" });
  const all = activeFilters(takings, asked, {}, " karim ");
  expect(all).toEqual([
    { by: "filter", field: "device_id", title: "Device IDs", value: "D-1", isRequired: false },
    { by: "filter", field: "stoppage", title: "Stoppage", value: "Gabtoli", isRequired: false },
    { by: "search", field: "", title: "Search", value: "karim", isRequired: false },
  ]);
  expect(activeFiltersInWords(all)).toBe("Device IDs: D-1, Stoppage: Gabtoli, Search: karim");
});

it("whatever is sent is said, blanks too", () => {
  expect(
    activeFiltersInWords(activeFilters(takings, filter({ device_id: " ", stoppage: "" }), {}, "")),
  ).toBe("Device IDs:  ");
});

it("a choice says what is chosen as the screen has it", () => {
  expect(
    activeFilters(ships, filter({}), { status: "under_repair", capacity: "1200" }, ""),
  ).toEqual([
    { by: "choice", field: "status", title: "Status", value: "Under repair", isRequired: false },
    {
      by: "choice",
      field: "capacity",
      title: "Capacity",
      value: "1,200 or more",
      isRequired: false,
    },
  ]);
});

it("what a link asked for is called as the rows call it, and by its id until there are any", () => {
  const asked = filter({ lane_id: "3", vehicle_class: "Truck" });
  const wordsWith = (...rows: { lane: { name: string | null } }[]) =>
    activeFiltersInWords(activeFilters(collections, asked, {}, "", rows));
  expect(wordsWith({ lane: { name: "North" } })).toBe("Lane: North, Vehicle class: Truck");
  expect(wordsWith({ lane: { name: null } })).toBe("Lane: 3, Vehicle class: Truck");
  expect(wordsWith()).toBe("Lane: 3, Vehicle class: Truck");
});

it("what a link asked for is called by its id where a time or no column says it", () => {
  const inWords = (report: typeof collections) =>
    activeFiltersInWords(
      activeFilters(report, filter({ departure: "7" }), {}, "", [{ left: "2026-11-21" }]),
    );
  const linked = { kind: "linked", field: "departure", title: "Departure", name: "left" } as const;
  const seats = { title: "Seats", kind: "count", field: "seats" } as const;
  const left = { title: "Left", kind: "timestamp", field: "left" } as const;
  const report = { ...collections, columns: [seats], filters: [linked] };
  expect(inWords(report)).toBe("Departure: 7");
  expect(inWords({ ...report, columns: [seats, left] })).toBe("Departure: 7");
  expect(inWords({ ...report, columns: [seats, { ...left, kind: "date" }] })).toBe(
    "Departure: November 21, 2026",
  );
});

it("what a report cannot be asked without is required", () => {
  expect(activeFilters(passages, filter({ registration_number: "DHK-11" }), {}, "")).toEqual([
    {
      by: "filter",
      field: "registration_number",
      title: "Registration number",
      value: "DHK-11",
      isRequired: true,
    },
  ]);
});
