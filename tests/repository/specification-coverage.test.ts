import { describe, expect, it } from "vitest";
import { catalogue } from "web/modules/catalogue.ts";
import { isTest, readPage, rowsOf } from "./named-tests.ts";

const rows = rowsOf(readPage("specification-coverage.md"));

describe("every row of the specification, and of what is beyond it", () => {
  it("stands under its section, and none is lost", () => {
    const counts: Record<string, number> = {};
    for (const { section } of rows) {
      const [word = ""] = section.split(" ");
      counts[word] = (counts[word] ?? 0) + 1;
    }
    expect(counts).toEqual({
      "§1": 3,
      "§2": 72,
      "§3": 6,
      "§4": 9,
      "§5": 6,
      "§6": 2,
      "§7": 8,
      "§8": 12,
      "§9": 7,
      Beyond: 23,
    });
  });

  it("names a test", () => {
    expect(rows.filter(({ tests }) => tests.length === 0).map(({ says }) => says)).toEqual([]);
  });

  it("names no test that does not exist", () => {
    expect(rows.flatMap(({ tests }) => tests.filter((test) => !isTest(test)))).toEqual([]);
  });

  it("is there for each route of a module", () => {
    const routes = catalogue.flatMap(({ screens }) => screens.map(({ route }) => route));
    const written = new Set(rows.map(({ says }) => /^`(\S+)`/.exec(says)?.[1]));
    const missing = [...routes, ...catalogue.flatMap(({ path, home }) => [path, home])]
      .map((route) => route.replace(/:(\w+)/, "{$1}"))
      .filter((route) => !written.has(route));
    expect(missing).toEqual([]);
  });

  it("is reported when it has no test", () => {
    const page =
      "## §2\n\n| specification | tests |\n| --- | --- |\n| A | |\n| B | [x](../a.ts) |\n";
    expect(rowsOf(page).map(({ says, tests }) => [says, tests.length])).toEqual([
      ["A", 0],
      ["B", 1],
    ]);
    expect(isTest({ name: "no such test", file: "../tests/e2e/sign-in.test.ts" })).toBe(false);
    expect(isTest({ name: "x", file: "../tests/e2e/none.test.ts" })).toBe(false);
  });
});
