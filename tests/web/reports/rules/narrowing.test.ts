import { describe, expect, it } from "vitest";
import { formatValue } from "web/reports/rules/cells.ts";
import {
  activeChoices,
  choiceOptions,
  countByAge,
  countsInWords,
  minimumOptions,
  narrowRows,
  rowChoicesFromQuery,
} from "web/reports/rules/narrowing.ts";

const status = { title: "Status", kind: "status", field: "status" } as const;
const capacity = { title: "Capacity", kind: "count", field: "capacity" } as const;
const list = { ageField: undefined, choices: [status], minimumField: capacity };
const buses = [
  { id: 1, status: "active", capacity: 40 },
  { id: 2, status: "under_repair", capacity: "52" },
  { id: 3, status: "active", capacity: null },
  { id: 4, status: "active", capacity: 52 },
  { id: 5, status: { a: 1 }, capacity: "many" },
];
const aged = { ageField: "minutes", choices: [], minimumField: undefined };
const minutes = [0, 60, 61, 240, "241", 720, 1440, 1441, 99_999, null, "x"];
const waiting = minutes.map((minutes) => ({ minutes }));
const ids = (rows: readonly object[]) => rows.map((row) => "id" in row && row.id);

describe("the rows of a list", () => {
  it.each([
    [{}, [1, 2, 3, 4, 5]],
    [{ status: "active" }, [1, 3, 4]],
    [{ capacity: "52" }, [2, 4]],
    [{ status: "active", capacity: "41" }, [4]],
    [{ capacity: "0" }, [1, 2, 4]],
    [{ capacity: "x", status: "" }, [1, 2, 3, 4, 5]],
    [{ capacity: " " }, [1, 2, 3, 4, 5]],
    [{ status: "sold" }, []],
  ])("with %j chosen are %j", (chosen, left) => {
    expect(ids(narrowRows(buses, list, chosen))).toEqual(left);
  });

  it("are chosen by the address, where a blank entry chooses nothing", () => {
    const query = new URLSearchParams("status=under+repair&capacity=+&age=&other=1");
    expect(rowChoicesFromQuery(query, { ...list, ageField: "minutes" })).toEqual({
      age: "",
      status: "under repair",
      capacity: "",
    });
    expect(rowChoicesFromQuery(new URLSearchParams("status=+"), list)).toEqual({
      status: "",
      capacity: "",
    });
  });

  it("are the very same where nothing is chosen, and those of every age where none is", () => {
    expect(narrowRows(buses, list, {}) === buses).toBe(true);
    const both = { ...list, ageField: "minutes" };
    expect(ids(narrowRows(buses, both, { status: "active" }))).toEqual([1, 3, 4]);
  });

  it("are counted by value in the order of the words, numbers too", () => {
    const rows = ["idle", 7, " ", "active", "idle"].map((status) => ({ status }));
    expect(choiceOptions(rows, status)).toEqual([
      { value: "7", title: "7", count: 1 },
      { value: "active", title: "Active", count: 1 },
      { value: "idle", title: "Idle", count: 2 },
    ]);
  });

  it("are counted by value, in words", () => {
    const values = choiceOptions(buses, status);
    expect(values).toEqual([
      { value: "active", title: "Active", count: 3 },
      { value: "under_repair", title: "Under repair", count: 1 },
    ]);
    expect(countsInWords(values)).toBe("3 active, 1 under repair");
  });

  it("are said to be chosen, in words", () => {
    const said = (chosen: object) => activeChoices({ ...list, ageField: "minutes" }, { ...chosen });
    expect(said({ status: "under_repair", capacity: "1200", age: "day" })).toEqual([
      { field: "age", title: "Time inside", value: "12 to 24 h" },
      { field: "status", title: "Status", value: "Under repair" },
      { field: "capacity", title: "Capacity", value: "1,200 or more" },
    ]);
    expect(said({ status: "", capacity: "x", age: "week" })).toEqual([]);
    expect(said({ capacity: " " })).toEqual([]);
  });

  it("offer their own numbers to ask for at least, a dozen at most", () => {
    expect(minimumOptions(buses, "capacity")).toEqual([40, 52]);
    const mixed = [100, 52, "9", " ", "", null, 52].map((capacity) => ({ capacity }));
    expect(minimumOptions(mixed, "capacity")).toEqual([9, 52, 100]);
    const many = Array.from({ length: 100 }, (_, capacity) => ({ capacity }));
    expect(minimumOptions(many, "capacity")).toEqual([
      0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99,
    ]);
  });
});

describe("ageField", () => {
  it.each([
    ["1h", [0, 60]],
    ["4h", [61, 240]],
    ["12h", ["241", 720]],
    ["day", [1440]],
    ["more", [1441, 99_999]],
    ["", minutes],
    ["week", minutes],
  ])("of %s hold %j minutes", (age, left) => {
    const rows = narrowRows(waiting, aged, { age });
    expect(rows.map((row) => row.minutes)).toEqual(left);
  });

  it("are counted in bands, each row once", () => {
    expect(countByAge(waiting, "minutes").map(({ title, count }) => `${title}: ${count}`)).toEqual([
      "Up to 1 h: 2",
      "1 to 4 h: 2",
      "4 to 12 h: 2",
      "12 to 24 h: 1",
      "More than a day: 2",
    ]);
  });

  it.each([
    [0, "0 min"],
    [59, "59 min"],
    [200, "3 h 20 min"],
    ["1439", "23 h 59 min"],
    ["1440", "1 d 0 h"],
    [1_640_000, "1,138 d 21 h"],
    [-4, "N/A"],
    ["soon", "N/A"],
    [null, "N/A"],
  ])("of %j minutes are told as %s", (value, text) => {
    expect(formatValue(value, "duration")).toBe(text);
  });
});
