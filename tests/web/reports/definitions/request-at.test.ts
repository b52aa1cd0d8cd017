import { describe, expect, it } from "vitest";
import {
  filterFromQuery,
  requestAt,
  withField,
  withFilter,
} from "web/reports/definitions/request-at.ts";
import { searchHint } from "web/reports/rules/active-filter.ts";
import { comparisonFromQuery } from "web/reports/rules/compared-ranges.ts";
import { passages, ships, takings } from "../rules/made-reports.ts";

const query = (text: string) => new URLSearchParams(text);
const today = { from: "2026-11-21", to: "2026-11-22" };
const none = { device_id: "", stoppage: "" };

describe("the filter that a query asks for", () => {
  it.each([
    ["", { from: "2026-11-21", to: "2026-11-22" }, none],
    [
      "from_date=2026-11-01&to_date=2026-11-08&stoppage=Gabtoli&other=1",
      { from: "2026-11-01", to: "2026-11-08" },
      { device_id: "", stoppage: "Gabtoli" },
    ],
    ["stoppage=+&device_id=+", today, none],
    ["stoppage=+Gabtoli+Bus%C2%A0", today, { device_id: "", stoppage: "Gabtoli Bus" }],
    ["device_id=POS+1+", today, { device_id: "POS 1 ", stoppage: "" }],
    ["from_date=2026-11-01", { from: "", to: "" }, none],
    ["to_date=2026-11-01", { from: "", to: "" }, none],
    ["from_date=2026-02-30&to_date=2026-03-01", { from: "", to: "" }, none],
    ["from_date=&to_date=", { from: "", to: "" }, none],
  ])("%j has its range and its fields", (text, range, fields) => {
    expect(filterFromQuery(query(text), takings, {}, today)).toEqual({ range, fields });
  });

  it("has another range where no dates are named, and takes what the path holds", () => {
    const yesterday = { from: "2026-11-20", to: "2026-11-21" };
    expect(filterFromQuery(query(""), takings, { vehicle_id: "7" }, yesterday)).toEqual({
      range: { from: "2026-11-20", to: "2026-11-21" },
      fields: { ...none, vehicle_id: "7" },
    });
  });

  it("goes on with one field changed", () => {
    const filter = { range: today, fields: { device_id: "POS-1", stoppage: "Gabtoli" } };
    const fields = { device_id: "POS-1", stoppage: "Aricha" };
    expect(withField("stoppage", "Aricha")(filter)).toEqual({ range: today, fields });
  });

  it("has no range for a list without dates", () => {
    expect(
      filterFromQuery(query("from_date=2026-11-01&to_date=2026-11-08"), ships, {}, today),
    ).toEqual({
      range: null,
      fields: {},
    });
  });

  it.each([
    ["AB", ""],
    ["- -", ""],
    ["A-B", ""],
    ["A-B 1", "A-B 1"],
    ["%20A-B 1%20", "A-B 1"],
    ["ঢকম", "ঢকম"],
    ["ঢ-১২৩", "ঢ-123"],
  ])("leaves out a text with too few letters: %s", (text, value) => {
    const asked = filterFromQuery(query(`registration_number=${text}`), passages, {}, today);
    expect(asked.fields).toEqual({ registration_number: value });
  });
});

describe("the query of a filter", () => {
  it("has its range and fields, and keeps what is not its own", () => {
    const before = query(
      "from_date=2026-01-01&to_date=2026-01-02&device_id=D-1&compare=1&stoppage=x&compare=2",
    );
    const filter = {
      range: { from: "2026-11-01", to: "2026-11-08" },
      fields: { device_id: "", stoppage: "Gabtoli", vehicle_id: "7" },
    };
    expect(withFilter(before, takings, filter).toString()).toBe(
      "from_date=2026-11-01&to_date=2026-11-08&stoppage=Gabtoli&compare=1&compare=2",
    );
  });

  it("begins with the company", () => {
    const filter = { range: { from: "2026-11-01", to: "2026-11-08" }, fields: {} };
    expect(withFilter(query("q=1&company=31"), takings, filter).toString()).toBe(
      "company=31&from_date=2026-11-01&to_date=2026-11-08&q=1",
    );
  });

  it("keeps the dates of an address for what comes after a list without any", () => {
    const filter = { range: null, fields: {} };
    const before = query("from_date=2026-01-01&to_date=2026-01-02&q=1");
    expect(withFilter(before, ships, filter).toString()).toBe(
      "from_date=2026-01-01&to_date=2026-01-02&q=1",
    );
  });
});

it.each([
  ["compare=1&q=2", "before"],
  ["compare=before", "before"],
  ["compare=week", "week"],
  ["compare=month", "month"],
  ["q=2&compare=year", "year"],
  ["compare=2", null],
  ["compare=", null],
  ["", null],
])("the query %j compares with %j", (text, comparing) => {
  expect(comparisonFromQuery(query(text))).toBe(comparing);
});

describe("what a search still needs", () => {
  const asked = (registration_number?: string) => ({
    range: null,
    fields: registration_number === undefined ? {} : { registration_number },
  });
  it("is said until it is given", () => {
    const words = "Search for at least 3 letters or digits of a registration number.";
    expect([asked(), asked("  "), asked("DHK")].map((one) => searchHint(passages, one))).toEqual([
      words,
      words,
      undefined,
    ]);
  });

  it("may be any text, or nothing at all", () => {
    const plain = { kind: "text", field: "registration_number", title: "Plate" } as const;
    const any = { ...passages, filters: [{ ...plain, required: true }] };
    expect(searchHint(any, asked())).toBe("Search for a plate.");
    expect(searchHint({ ...passages, filters: [plain] }, asked())).toBe(undefined);
    expect(searchHint(takings, asked())).toBe(undefined);
  });
});

describe("the request of an address", () => {
  const dates = "?from_date=2026-11-01&to_date=2026-11-08";
  const at = (report: typeof takings, pathname: string, search = dates) =>
    requestAt([ships, report], { pathname, search });

  it.each(["/takings", "/takings/"])("at %s is that of its report, with its filter", (path) => {
    expect(at(takings, path, `${dates}&stoppage=Gabtoli`)).toEqual({
      report: takings,
      filter: {
        range: { from: "2026-11-01", to: "2026-11-08" },
        fields: { ...none, stoppage: "Gabtoli" },
      },
    });
  });

  it.each([
    ["elsewhere", takings, "/takings/more", dates],
    ["without its dates", takings, "/takings", ""],
    [
      "with dates that are refused",
      takings,
      "/takings",
      "?from_date=2026-11-08&to_date=2026-11-01",
    ],
    ["about one thing", { ...takings, route: "/takings/:counter_id" }, "/takings/7", dates],
    ["without what is searched for", { ...passages, dated: false }, passages.route, ""],
  ] as const)("%s is none", (_, report, path, search) => {
    expect(at(report, path, search)).toBe(null);
  });

  it("of a list without dates needs none", () => {
    expect(at(takings, ships.route, "")).toEqual({
      report: ships,
      filter: { range: null, fields: {} },
    });
  });
});
