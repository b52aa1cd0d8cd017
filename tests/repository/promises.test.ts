import { describe, expect, it } from "vitest";
import { isTest, readPage, rowsOf } from "./named-tests.ts";

const rows = rowsOf(readPage("reliability.md")).filter(({ section }) => section === "Promises");

describe("every promise of the design", () => {
  it("stands in the table, and none is lost", () => {
    expect(rows).toHaveLength(28);
  });

  it("names a test", () => {
    expect(rows.filter(({ tests }) => tests.length === 0).map(({ says }) => says)).toEqual([]);
  });

  it("names no test that does not exist", () => {
    expect(rows.flatMap(({ tests }) => tests.filter((test) => !isTest(test)))).toEqual([]);
  });
});
