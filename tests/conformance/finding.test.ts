import { findingText, kindOf, withoutRepeats } from "conformance/finding.ts";
import { expect, it } from "vitest";

it.each([
  [undefined, "nothing"],
  [null, "null"],
  [false, "false"],
  [[1], "an array"],
  [{ name: "Nasrin" }, "an object"],
  ["", "an empty text"],
  ["1,520.50", 'the text "9,999.99"'],
  ["Nasrin Akter", 'the text "Aaaaaa Aaaaa"'],
  ["নাসরিন ১২", 'the text "aaaaaa 99"'],
  ["\u001b[31m\n", 'the text " [99a "'],
  ["a".repeat(24), `the text "${"a".repeat(24)}"`],
  ["a".repeat(25), `the text "${"a".repeat(24)}…"`],
  [-1520.5, "the number -9999.9"],
  [Number.POSITIVE_INFINITY, "a number that is too large"],
  [Number.NEGATIVE_INFINITY, "a number that is too large"],
])("%j is described without being quoted", (value, told) => {
  expect(kindOf(value)).toBe(told);
});

const finding = {
  severity: "advice" as const,
  expected: "a value",
  came: "nothing",
  fix: "Send it.",
};

it("a finding says which request it is about and where it is, as far as there is something to say", () => {
  expect(findingText(finding)).toBe("expected a value; came nothing. Send it.");
  expect(findingText({ ...finding, request: "for 33 days", at: "data[0].id", more: 2 })).toBe(
    "for 33 days: data[0].id and 2 more: expected a value; came nothing. Send it.",
  );
});

it("what is wrong in answers is listed once, and what came in place of an answer each time", () => {
  const inAnswer = { ...finding, at: "code" };
  expect(
    withoutRepeats([
      inAnswer,
      { ...inAnswer, request: "for 33 days" },
      { ...inAnswer, request: "for 33 days", at: "errors" },
      finding,
      { ...finding, request: "for 33 days" },
    ]),
  ).toEqual([
    inAnswer,
    { ...inAnswer, request: "for 33 days", at: "errors" },
    finding,
    { ...finding, request: "for 33 days" },
  ]);
});
