import { kinds } from "partner-api";
import { expect, it } from "vitest";
import { documentedColumns, rowsOf } from "./documented.ts";

it.each(Object.entries(kinds))("the columns of %s are documented", (name, kind) => {
  expect(documentedColumns(name)).toEqual(rowsOf(kind));
});
