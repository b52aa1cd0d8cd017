import { kinds } from "partner-api";
import { describe, expect, it } from "vitest";
import { columnOf, columnTypes } from "./column-types.ts";

describe.each(columnTypes)("%s", (_name, kind, column, fits, doesNotFit) => {
  it.each(fits)("may be '%s'", (text) =>
    expect(columnOf(kinds, kind, column).fits(text)).toBe(true),
  );
  it.each(doesNotFit)("may not be '%s'", (text) =>
    expect(columnOf(kinds, kind, column).fits(text)).toBe(false),
  );
});

it("seats are written as PostgreSQL reads a list", () => {
  expect(columnOf(kinds, "reservations", "seats").write?.("A1 B-2 C3")).toBe("{A1,B-2,C3}");
});
