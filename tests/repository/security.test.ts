import { describe, expect, it } from "vitest";
import { readPage } from "./claims.ts";

/** Items of each section of ASVS 5.0 at levels 1 and 2, without V10 and V17. */
const sections = {
  ...{ "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2 },
  ...{ "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1 },
  ...{ "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2 },
  ...{ "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4 },
  ...{ "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3 },
  ...{ "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5, "6.6": 3, "6.8": 4 },
  ...{ "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2 },
  ...{ "8.1": 2, "8.2": 3, "8.3": 1, "8.4": 1 },
  ...{ "9.1": 3, "9.2": 4 },
  ...{ "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4, "11.5": 1, "11.6": 1 },
  ...{ "12.1": 3, "12.2": 2, "12.3": 4 },
  ...{ "13.1": 1, "13.2": 5, "13.3": 2, "13.4": 5 },
  ...{ "14.1": 2, "14.2": 4, "14.3": 3 },
  ...{ "15.1": 3, "15.2": 3, "15.3": 7 },
  ...{ "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3 },
};

const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (V[\dV., ]+) \|(.+)\|$/gm)].map(([, items = "", rest = ""]) => {
    const [subject = "", state = "", says = ""] = rest.split("|").map((cell) => cell.trim());
    return { items: items.split(", "), subject, state, says };
  });

const rows = rowsOf(readPage("security.md"));
const states = ["tested", "read", "partly", "not met", "host", "n/a"];
const isOurs = (item: string) => item.includes(".0.");

describe("the security review", () => {
  it("has every item of levels 1 and 2 once", () => {
    const wanted = Object.entries(sections).flatMap(([section, items]) =>
      Array.from({ length: items }, (_, at) => `V${section}.${at + 1}`),
    );
    const items = rows.flatMap((row) => row.items);
    expect(items.filter((item) => !isOurs(item)).sort()).toEqual(wanted.sort());
  });

  it("says what each item is about and how it stands", () => {
    const unclear = rows.filter(({ subject, state }) => !subject || !states.includes(state));
    expect(unclear).toEqual([]);
  });

  it("gives a reason where no test does", () => {
    const unproven = rows.filter(({ state, says }) => state !== "tested" && says === "");
    expect(unproven.map(({ items }) => items)).toEqual([]);
  });

  it("reports a row without a state", () => {
    expect(rowsOf("| V1.1.1, V1.1.2 | input | | by us |\n| item | x | y | |\n")).toEqual([
      { items: ["V1.1.1", "V1.1.2"], subject: "input", state: "", says: "by us" },
    ]);
  });
});
