import { expect, it } from "vitest";
import { csvPieces } from "web/report/files/csv.ts";
import { sheet } from "./sheets.ts";

const lines = [
  "\uFEFFCounter,Tickets,Fares,Day,Sold,Status",
  "'=HYPERLINK(1),12,1000.10,2026-11-21,2026-11-21 10:05:30,Under repair",
  "N/A,,-5.25,,,<b>&\u0001",
  '"ঢাকা, গাবতলী\nঘাট",12345678901234567890,0.00,,,',
  "",
  'Company,"Dhaka ""Chaka"", Ltd"',
  "Control total,Fares 994.85",
  "",
];

it("is UTF-8 with its mark, quoted as RFC 4180 has it, with exact figures and the stamp at the end", () => {
  expect([...csvPieces(sheet)].join("")).toBe(lines.join("\r\n"));
});

it("has durations in minutes, and says so in the head", () => {
  const columns = [{ title: "Time inside", kind: "duration", field: "inside" }] as const;
  const rows = [{ inside: "124929" }, { inside: 20 }, { inside: -1 }, {}];
  const [head = "", body = ""] = [...csvPieces({ ...sheet, columns, rows })];
  expect(head + body).toBe("\uFEFFTime inside (min)\r\n124929\r\n20\r\n\r\n\r\n");
});

it.each(["=1+1", "+1", "-1", "@A1", "\tx", "\rx"])("makes the text %j harmless", (name) => {
  const rows = [{ counter: { name }, tickets: "-1", fares: "+1" }];
  const columns = sheet.columns.slice(0, 3);
  const [, line = ""] = [...csvPieces({ ...sheet, columns, rows })];
  expect(line.replaceAll('"', "")).toBe(`'${name},-1,1.00\r\n`);
});
