import { expect, it } from "vitest";
import { sheetOf } from "web/reports/export/sheet-of.ts";
import { takings } from "../rules/made-reports.ts";
import { input, search, table } from "./made-sheet-input.ts";

it("a file is named after the service days that are in it", () => {
  const named = (from: string, to: string) =>
    sheetOf(input({ filter: { range: { from, to }, fields: {} } })).fileName;
  expect([named("2026-11-01", "2026-11-20"), named("2026-11-01", "2026-11-01")]).toEqual([
    "takings_dhaka-chaka_2026-11-01-to-2026-11-19_19-days",
    "takings_dhaka-chaka_2026-11-01",
  ]);
  expect(named("", "")).toBe("takings_dhaka-chaka");
});

it("the name of a file has the date of what a link asks for as the host has it", () => {
  const linked = {
    kind: "linked",
    field: "departure_id",
    title: "যাত্রা",
    name: "travel_date",
  } as const;
  const lane = { kind: "linked", field: "lane_id", title: "Lane", name: "lane.name" } as const;
  const report = { ...takings, filters: [lane, linked] };
  const departure = {
    ...search,
    by: "filter",
    field: "departure_id",
    value: "২০ নভেম্বর ২০২৬",
  } as const;
  const named = (rows: object[]) =>
    sheetOf(
      input({
        table: table({ report, rows }),
        activeFilters: [departure],
        filter: { range: null, fields: { departure_id: "7012" } },
      }),
    ).fileName;
  expect([named([{ travel_date: "2026-11-20" }]), named([{}])]).toEqual([
    "takings_departure-id-2026-11-20_dhaka-chaka",
    "takings_departure-id-7012_dhaka-chaka",
  ]);
  const other = sheetOf(input({ activeFilters: [{ ...departure, value: "7013" }] }));
  expect(other.fileName).toBe("takings_departure-id-7013_dhaka-chaka_2026-11-20");
});

it("a file is named after its subject, by its number where it has no name", () => {
  const report = { ...takings, route: "/intracity/counters/:vehicle_id" };
  const named = (name: string | null) =>
    sheetOf(input({ table: table({ report }), subject: { title: "Vehicle", name, id: "801" } }))
      .fileName;
  expect([named("DHK-11"), named(null)]).toEqual([
    "intracity-counters_dhk-11_dhaka-chaka_2026-11-20",
    "intracity-counters_801_dhaka-chaka_2026-11-20",
  ]);
});

it.each([
  // One letter in two encodings, a conjunct with a joiner, a digit and a mark of direction.
  ["ঢাকা চাকা লিঃ", "ঢাকা-চাকা-লিঃ"],
  ["কো\u09c7\u09be", "কোো"],
  ["র\u200d্যাপিড ১২", "র্যাপিড-১২"],
  ["\u202eপদ্মা/লাইন", "পদ্মা-লাইন"],
  ["..\\CON: <DHAKA>", "con-dhaka"],
  ["গ্রীন লাইন পরিবহন প্রাইভেট লিমিটেড", "গ্রীন-লাইন-পরিবহন-প্রা"],
])("the name of a file has the company %j as %j", (company, named) => {
  const { fileName } = sheetOf(input({ company }));
  expect(fileName).toBe(`takings_${named}_2026-11-20`);
  expect(fileName).toBe(fileName.normalize("NFC"));
});

it("the longest name of a file is one that a file system takes", () => {
  const long = "ঢাকা ".repeat(30);
  const report = { ...takings, route: `/${"long-".repeat(30)}/:vehicle_id` };
  const { fileName } = sheetOf(
    input({
      table: table({ report }),
      subject: { title: "Vehicle", name: long, id: "801" },
      activeFilters: [{ ...search, value: long }],
      company: long,
      filter: { range: { from: "2026-11-01", to: "2026-11-20" }, fields: {} },
    }),
  );
  expect(new TextEncoder().encode(`${fileName}.xlsx`).length).toBeLessThanOrEqual(255);
  expect(fileName).toMatch(/_2026-11-01-to-2026-11-19_19-days$/);
});

it("the name of a file says nothing in a language: a choice is named by its field", () => {
  const chosen = {
    by: "choice",
    field: "status",
    title: "অবস্থা",
    value: "চালু",
    isRequired: false,
  } as const;
  const { fileName } = sheetOf(input({ title: "আদায়", module: "সিটি বাস", activeFilters: [chosen] }));
  expect(fileName).toBe("takings_status_dhaka-chaka_2026-11-20");
});
