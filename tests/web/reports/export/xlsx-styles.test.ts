import { expect, it } from "vitest";
import { stylesOf } from "web/reports/export/xlsx-styles.ts";

const values = [
  ["name", "Uttara"],
  ["money", "2.50"],
  ["count", "3"],
  ["money change", "-2.50"],
  ["count change", "3"],
  ["share", "12.5"],
  ["date", "46000"],
  ["timestamp", "46000.5"],
  ["duration", "90"],
] as const;

it("a cell has the format of its kind, a word none, and each stands once more in bold", () => {
  const { formats, placeOf } = stylesOf("thousands");
  expect(formats).toEqual([
    "#,##0.00",
    "#,##0",
    "+#,##0.00;-#,##0.00;0.00",
    "+#,##0;-#,##0;0",
    '+0.0"%";-0.0"%";0.0"%"',
    "yyyy-mm-dd",
    "yyyy-mm-dd hh:mm",
  ]);
  expect(values.map(([kind, value]) => placeOf(kind, value))).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 0]);
  expect(values.map(([kind, value]) => placeOf(kind, value, true))).toEqual([
    ...[1, 9, 10, 11, 12, 13, 14, 15, 1],
  ]);
});

it("a figure in lakhs has the format of its size", () => {
  const { formats, placeOf } = stylesOf("lakh");
  const formatOf = (value: string) => formats[placeOf("money", value) - 2];
  expect(["5", "-5", "-100000"].map(formatOf)).toEqual([
    "[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;#,##0.00",
    "#,##0.00",
    "##\\,##\\,##0.00",
  ]);
});
