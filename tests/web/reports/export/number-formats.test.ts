import { format } from "numfmt";
import { describe, expect, it } from "vitest";
import { numberFormat, numberFormats } from "web/reports/export/xlsx-styles.ts";

type Kind = Parameters<typeof numberFormat>[0];

/** As a spreadsheet shows it. */
const shownInLakhs = (kind: Kind, figure: number) =>
  format(numberFormat(kind, figure, "lakh"), figure, { locale: "en-US" });

describe("the format of a figure in lakhs", () => {
  it.each([
    [0, "0.00"],
    [1000.1, "1,000.10"],
    [99_999.99, "99,999.99"],
    [100_000, "1,00,000.00"],
    [1_234_567.5, "12,34,567.50"],
    [9_999_999.99, "99,99,999.99"],
    [10_000_000, "1,00,00,000.00"],
    [123_456_789, "12,34,56,789.00"],
    [1_000_000_000, "1,00,00,00,000.00"],
    [12_345_678_901.25, "12,34,56,78,901.25"],
    [-5.25, "-5.25"],
    [-99_999, "-99,999.00"],
    [-1_234_567.5, "-12,34,567.50"],
    [-12_345_678, "-1,23,45,678.00"],
    [-1_234_567_890, "-1,23,45,67,890.00"],
  ])("shows the amount %d as %s", (figure, shown) => {
    expect(shownInLakhs("money", figure)).toBe(shown);
  });

  it.each([
    [12, "12"],
    [123_456, "1,23,456"],
    [12_345_678, "1,23,45,678"],
    [-123_456, "-1,23,456"],
  ])("shows the count %d as %s", (figure, shown) => {
    expect(shownInLakhs("count", figure)).toBe(shown);
  });

  it.each([
    [0, "0.00"],
    [5, "+5.00"],
    [-5, "-5.00"],
    [1_234_567.5, "+12,34,567.50"],
    [-1_234_567.5, "-12,34,567.50"],
    [-12_345_678, "-1,23,45,678.00"],
  ])("shows the change %d as %s", (figure, shown) => {
    expect(shownInLakhs("money change", figure)).toBe(shown);
  });

  it("still groups a sum that is calculated again", () => {
    const sum = numberFormat("money", 10, "lakh");
    expect(
      [250_000, 25_000_000, 250].map((figure) => format(sum, figure, { locale: "en-US" })),
    ).toEqual(["2,50,000.00", "2,50,00,000.00", "250.00"]);
  });

  it("is a plain one for what is no number", () => {
    expect(numberFormat("money", Number.NaN, "lakh")).toBe("#,##0.00");
  });

  it("is among those of its workbook", () => {
    const figures = [0, 1, 100_000, 10_000_000, 1_000_000_000].flatMap((size) => [size, -size]);
    const kinds = ["money", "count", "money change", "count change"] as const;
    const used = kinds.flatMap((kind) => figures.map((one) => numberFormat(kind, one, "lakh")));
    expect(new Set(numberFormats("lakh"))).toEqual(new Set(used));
    expect(numberFormats("thousands")).toEqual([
      "#,##0.00",
      "#,##0",
      "+#,##0.00;-#,##0.00;0.00",
      "+#,##0;-#,##0;0",
    ]);
  });
});
