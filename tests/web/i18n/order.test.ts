import { expect, it } from "vitest";
import { compareText } from "web/i18n/order.ts";

it("words are in the order of the language, and numbers in theirs, in either digits", () => {
  const names = ["Bus ১০", "bus 9", "Bus ২", "Áb", "Ac", "Bus 3", "abz"];
  expect([...names].sort(compareText)).toEqual([
    "Áb",
    "abz",
    "Ac",
    "Bus ২",
    "Bus 3",
    "bus 9",
    "Bus ১০",
  ]);
});

it("two encodings of one name are one", () => {
  expect(compareText("ক\u09cbচ", "ক\u09c7\u09beচ")).toBe(0);
});
