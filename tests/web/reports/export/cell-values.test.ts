import { reportingClock } from "machines/time/reporting-clock";
import { expect, it } from "vitest";
import { cellValue } from "web/reports/export/sheet.ts";

const clock = reportingClock("Asia/Dhaka");
const nothing = { type: "text", value: "" };

it.each([
  ["count", "1412", { type: "number", kind: "count", value: "1412" }],
  ["count change", -3, { type: "number", kind: "count change", value: "-3" }],
  ["money", 12.5, { type: "number", kind: "money", value: "12.50" }],
  ["money change", "-12.5", { type: "number", kind: "money change", value: "-12.50" }],
  // Minutes are counted, and are written as counts are.
  ["duration", 200, { type: "number", kind: "count", value: "200" }],
  ["share", 2.5, { type: "number", kind: "share", value: "2.5" }],
  ["share", "new", { type: "text", value: "new" }],
  ["date", "2026-11-21", { type: "date", value: "2026-11-21" }],
  ["timestamp", "2026-11-21T10:00:00Z", { type: "timestamp", value: "2026-11-21 16:00:00" }],
  ["status", "under_repair", { type: "text", value: "Under repair" }],
  ["name", null, { type: "text", value: "N/A" }],
  ["text", null, nothing],
  ["count", "many", nothing],
  ["money", null, nothing],
  ["duration", -1, nothing],
  ["date", "21 Nov", nothing],
  ["timestamp", "", nothing],
] as const)("a %s of %j is %j in a file", (kind, value, cell) => {
  expect(cellValue({ field: value }, "field", kind, clock)).toEqual(cell);
});
