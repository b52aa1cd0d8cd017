import { expect, it } from "vitest";
import { pageRules } from "web/reports/print/page-rules.ts";

const topOf = (rules: string) => /@top-left (.*)/.exec(rules)?.[1];

it("a page has its number, and what it is a page of from the second on", () => {
  const words = "font: 8pt system-ui, sans-serif;";
  expect(
    pageRules("Meghna · Report", false)
      .split("\n")
      .map((line) => line.trim()),
  ).toEqual([
    "@page {",
    "",
    "margin: 14mm 12mm 16mm;",
    `@top-left { content: "Meghna · Report"; ${words} }`,
    `@bottom-right { content: counter(page) " / " counter(pages); ${words} }`,
    "}",
    "@page :first { @top-left { content: none; } }",
  ]);
});

it("a wide report turns its pages", () => {
  expect(pageRules("Report", true)).toContain("size: landscape;");
});

it("no name of a company ends the string that it stands in", () => {
  expect(topOf(pageRules('A"; } body { \\ </style>\n', false))).toBe(
    '{ content: "A\\22 ; } body { \\5c  \\3c /style>\\a "; font: 8pt system-ui, sans-serif; }',
  );
});
