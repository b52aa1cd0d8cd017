import { expect, it } from "vitest";
import { csvPieces } from "web/reports/export/csv.ts";
import { filePieces } from "web/reports/export/file-pieces.ts";
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

it("is UTF-8 with its mark, quoted as RFC 4180 has it, with exact figures and the stamp at the end [V1.1.1]", () => {
  expect([...csvPieces(sheet)].join("")).toBe(lines.join("\r\n"));
});

it("has durations in minutes, and says so in the head", () => {
  const columns = [{ title: "Time inside", kind: "duration", field: "inside" }] as const;
  const rows = [{ inside: "124929" }, { inside: 20 }, { inside: -1 }, {}];
  const [head = "", body = ""] = [...csvPieces({ ...sheet, columns, rows })];
  expect(head + body).toBe("\uFEFFTime inside (min)\r\n124929\r\n20\r\n\r\n\r\n");
});

it.each([
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@A1", "'@A1"],
  [" =1+1", " '=1+1"],
  ["＝1+1", "'＝1+1"],
  ["＋1", "'＋1"],
  ["－1", "'－1"],
  ["＠SUM(1)", "'＠SUM(1)"],
  ["\tx", "'\tx"],
  ["\rx", "'\rx"],
  ["\nx", "'\nx"],
  ["\n=1+1", "'\n'=1+1"],
  ["x\r\n=1+1", "x\r\n'=1+1"],
  ["x;=1+1", "x;'=1+1"],
  ["x;;@A1; +1", "x;;'@A1; '+1"],
  ["\t=1+1", "'\t'=1+1"],
])("makes the text %j harmless [V5.0.1]", (name, harmless) => {
  const rows = [{ counter: { name }, tickets: "-1", fares: "+1" }];
  const columns = sheet.columns.slice(0, 3);
  const [, line = ""] = [...csvPieces({ ...sheet, columns, rows })];
  expect(line.replaceAll('"', "")).toBe(`${harmless},-1,1.00\r\n`);
});

it.each(["Gabtoli-2", "a = b", "2+2", "x; y", "mail@portal.example", "100%"])(
  "leaves the text %j as it is",
  (name) => {
    const columns = sheet.columns.slice(0, 1);
    const [, line = ""] = [...csvPieces({ ...sheet, columns, rows: [{ counter: { name } }] })];
    expect(line.replaceAll('"', "")).toBe(`${name}\r\n`);
  },
);

it("has every row of a long report, five hundred at a time", () => {
  const columns = [{ title: "At", kind: "text", field: "at" }] as const;
  const pieces = (length: number) => [
    ...csvPieces({
      ...sheet,
      columns,
      stamp: [],
      rows: Array.from({ length }, (_, at) => ({ at })),
    }),
  ];
  expect(pieces(0)).toEqual(["\uFEFFAt\r\n", "\r\n"]);
  expect(pieces(1001).map((piece) => piece.split("\r\n").length - 1)).toEqual([1, 500, 500, 1, 1]);
  expect(pieces(1001).join("")).toBe(
    `\uFEFFAt\r\n${Array.from({ length: 1001 }, (_, at) => `${at}\r\n`).join("")}\r\n`,
  );
});

it("goes by the company's clock, and keeps shares as numbers", () => {
  const columns = [
    { title: "Sold", kind: "timestamp", field: "sold" },
    { title: "Change", kind: "share", field: "share" },
    { title: "Day", kind: "date", field: "day" },
  ] as const;
  const rows = [
    { sold: "2026-11-20T18:00:00Z", share: 12.5, day: "2026-11-21" },
    { sold: null, share: "new", day: null },
    { sold: Date.UTC(2026, 10, 21), share: null, day: 7 },
  ];
  const file = { ...sheet, columns, rows, stamp: [], timeZone: "Asia/Dhaka" };
  expect([...csvPieces(file)].join("").split("\r\n").slice(1)).toEqual([
    "2026-11-21 00:00:00,12.5,2026-11-21",
    ",new,",
    "2026-11-21 06:00:00,,",
    "",
    "",
  ]);
});

it("has what changed as numbers, a loss with its sign", () => {
  const columns = [
    { title: "Tickets change", kind: "count change", field: "tickets" },
    { title: "Fares change", kind: "money change", field: "fares" },
  ] as const;
  const rows = [
    { tickets: "1200", fares: "-1200.5" },
    { tickets: -3, fares: 7 },
    { tickets: "?", fares: null },
  ];
  const [, body] = [...csvPieces({ ...sheet, columns, rows })];
  expect(body).toBe("1200,-1200.50\r\n-3,7.00\r\n,\r\n");
});

it.each([
  ["a,b", '"a,b"'],
  ['a"b"', '"a""b"""'],
  ["a\rb", '"a\rb"'],
  ["a\nb", '"a\nb"'],
  ["a=b", "a=b"],
  ["a-b@c+d", "a-b@c+d"],
])("quotes the text %j where it must: %j", (title, written) => {
  const columns = [{ title, kind: "text", field: "x" }] as const;
  expect([...csvPieces({ ...sheet, columns, rows: [], stamp: [] })][0]).toBe(
    `\uFEFF${written}\r\n`,
  );
});

it("is written where it is the format that is wanted", () => {
  expect([...filePieces(sheet, "csv")]).toEqual([...csvPieces(sheet)]);
  expect([...filePieces(sheet, "xlsx")][0]).toBeInstanceOf(Uint8Array);
});

it("has digits from 0 to 9 below its rows, whatever the screen has, and leaves names as they are", () => {
  const columns = sheet.columns.slice(0, 1);
  const rows = [{ counter: { name: "গাবতলী ২" } }];
  const stamp = [
    ["কোম্পানি", "ঢাকা ১২", "hasNames"],
    ["ফিল্টার", "স্টপেজ: গাবতলী ২", "hasNames"],
    ["তারিখের সীমা", "১ দিন: ২০ নভেম্বর ২০২৬"],
    ["মিলিয়ে দেখার মোট", "ভাড়া ১২,৩৪,৫৬৭.৫০"],
  ] as const;
  const file = { ...sheet, columns, rows, stamp };
  expect([...csvPieces(file)].join("").split("\r\n").slice(1)).toEqual([
    "গাবতলী ২",
    "",
    "কোম্পানি,ঢাকা ১২",
    "ফিল্টার,স্টপেজ: গাবতলী ২",
    "তারিখের সীমা,1 দিন: 20 নভেম্বর 2026",
    'মিলিয়ে দেখার মোট,"ভাড়া 12,34,567.50"',
    "",
  ]);
});

it("has the minus of a program in its stamp, and names as they are", () => {
  const stamp = [
    ["Control total", "Net −1,200.50"],
    ["Company", "A −1", "hasNames"],
  ] as const;
  const file = { ...sheet, rows: [], stamp };
  expect([...csvPieces(file)].at(-1)).toBe('\r\nControl total,"Net -1,200.50"\r\nCompany,A −1\r\n');
});
