import { expect, it } from "vitest";
import { signOf } from "web/i18n/numbers/currency.ts";

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
  expect(signOf(code)).toBe(sign);
});
