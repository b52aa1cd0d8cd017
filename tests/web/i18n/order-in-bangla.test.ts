import { afterAll, beforeAll, expect, it, vi } from "vitest";

vi.mock("web/i18n/languages/en.ts", () => import("web/i18n/languages/bn.ts"));

let sortRows: typeof import("web/reports/rules/figures.ts").sortRows;
beforeAll(async () => {
  // What came before knows English.
  vi.resetModules();
  ({ sortRows } = await import("web/reports/rules/figures.ts"));
});
afterAll(() => {
  vi.doUnmock("web/i18n/languages/en.ts");
  vi.resetModules();
});

/** As a dictionary has them: ং, ঃ and ঁ stand between vowels and consonants, ৎ beside ত, ড় beside ড. */
const names = [
  "উতল",
  "উত্তরা",
  "উৎসব",
  "উপল",
  "চাঁদপুর",
  "চাকা",
  "চাটখিল",
  "দুই",
  "দুঃখ",
  "দুকূল",
  "বই",
  "বংশাল",
  "বকশীগঞ্জ",
  "বাডা",
  "বাড়ি",
  "বাঢ",
];

const columns = [{ title: "কাউন্টার", kind: "name", field: "counter.name" }] as const;
const rowsOf = (all: readonly string[]) => all.map((name) => ({ counter: { name } }));

it("rows are in the order of Bangla, which is that of neither Unicode nor English", () => {
  const mixed = [...names].sort();
  expect(mixed).not.toEqual(names);
  expect([...names].sort(new Intl.Collator("en", { numeric: true }).compare)).not.toEqual(names);
  const order = { field: "counter.name", descending: false };
  expect(sortRows(rowsOf(mixed), columns, order)).toEqual(rowsOf(names));
});

it("what is numbered is in the order of its numbers, in either digits", () => {
  const stops = ["গাবতলী ২", "গাবতলী 3", "গাবতলী ১০", "গাবতলী ক"];
  const order = { field: "counter.name", descending: true };
  expect(sortRows(rowsOf(stops), columns, order)).toEqual(rowsOf([...stops].reverse()));
});
