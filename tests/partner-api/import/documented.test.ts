import { kinds } from "partner-api";
import { expect, it } from "vitest";
import { documentedColumns, rowOf, typesOfPage } from "./documented.ts";

it.each(Object.entries(kinds))("the columns of %s are documented", (name, kind) => {
  expect(documentedColumns(name)).toBe(rowOf(kind));
});

it("each type of the page is that of a column", () => {
  const held = Object.values(kinds).flatMap(({ columns }) => columns.map(({ holds }) => holds.is));
  expect([...typesOfPage.keys()].filter((holds = "") => !held.includes(holds))).toEqual([]);
  expect(typesOfPage.size).toBe(9);
});
