import { expect, it } from "vitest";
import { currencySymbol } from "web/i18n/figures.ts";

it.each([
  ["BDT", "৳"],
  ["USD", "$"],
  ["EUR", "€"],
  ["XTS", "XTS"],
  ["bdt", ""],
  ["BDTS", ""],
  ["BDT.", ""],
  [".BDT", ""],
  ["taka", ""],
  ["", ""],
  [["BDT"], ""],
  [null, ""],
  [undefined, ""],
  [50, ""],
])("the sign of the currency %j is %j", (code, sign) => {
  expect(currencySymbol(code)).toBe(sign);
});
