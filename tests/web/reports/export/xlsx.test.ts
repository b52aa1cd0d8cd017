import { strFromU8, unzipSync } from "fflate";
import readXlsxFile from "read-excel-file/node";
import { expect, it } from "vitest";
import type { Sheet } from "web/reports/export/sheet.ts";
import { xlsxPieces } from "web/reports/export/xlsx.ts";
import { sheet } from "./sheets.ts";
import { small, workbook } from "./workbook.ts";

const fileOf = (from: Sheet) => Buffer.concat([...xlsxPieces(from)]);
const total = (sum: string) => ({ sum, value: sum, of: null });
const partOf = (from: Sheet, name: string) =>
  strFromU8(unzipSync(fileOf(from))[name] ?? new Uint8Array());

it("has the report with typed cells and its sums, and the stamp beside it [V1.4.2, V5.0.1]", async () => {
  expect(await readXlsxFile(fileOf(sheet))).toEqual([
    {
      sheet: "Counter Wise  Report",
      data: [
        ["Counter", "Tickets", "Fares", "Day", "Sold", "Status"],
        [
          "=HYPERLINK(1)",
          12,
          1000.1,
          new Date("2026-11-21T00:00:00Z"),
          new Date("2026-11-21T10:05:30Z"),
          "Under repair",
        ],
        ["N/A", null, -5.25, null, null, "<b>&"],
        ["ঢাকা, গাবতলী\nঘাট", "12345678901234567890", 0, null, null, null],
        ["Total", Number("12345678901234567902"), 994.85, null, null, null],
      ],
    },
    {
      sheet: "About",
      data: [
        ["Report", "Counter Wise: Report"],
        ["Company", 'Dhaka "Chaka", Ltd'],
        ["Control total", "Fares 994.85"],
      ],
    },
  ]);
});

it("is a workbook whose every part is as the format has it", () => {
  const parts = Object.entries(unzipSync(fileOf(small)));
  expect(Object.fromEntries(parts.map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual(
    workbook,
  );
});

it("has the times of the company's zone, to the second, and is packed", () => {
  const sold = { title: "Sold", kind: "timestamp", field: "sold" } as const;
  const moments = ["2026-11-20T18:00:00Z", "2026-11-21T00:00:36Z", "2026-11-21T05:36:00Z"];
  const rows = moments.map((moment) => ({ sold: moment }));
  const file = { ...small, columns: [sold], rows, totals: {}, timeZone: "Asia/Dhaka" };
  const page = partOf(file, "xl/worksheets/sheet1.xml");
  expect(page.match(/<v>[^<]*/g)).toEqual([
    "<v>46347",
    `<v>${46_347 + 0.25 + 36 / 86_400}`,
    `<v>${46_347 + 0.25 + (5 * 60 + 36) / 1440}`,
  ]);
  const many = Array.from({ length: 1200 }, () => ({ sold: moments[0] }));
  expect(fileOf({ ...file, rows: many }).length).toBeLessThan(9000);
});

it("numbers the rows of a long report, which it writes five hundred at a time", () => {
  const columns = [{ title: "At", kind: "text", field: "at" }] as const;
  const rows = Array.from({ length: 1001 }, (_, at) => ({ at }));
  const page = partOf({ ...small, columns, rows, totals: {} }, "xl/worksheets/sheet1.xml");
  const found = [...page.matchAll(/<row r="(\d+)"><c r="A(\d+)"[^>]*><is><t[^>]*>(\d+)</g)];
  expect(found.map(([, row, cell, at]) => [row, cell, at].map(Number))).toEqual(
    rows.map(({ at }) => [at + 2, at + 2, at]),
  );
});

it("names its page without an apostrophe, which a spreadsheet refuses at an end", async () => {
  const [page] = await readXlsxFile(
    fileOf({ ...sheet, title: "Report (Search: o'Neil of Uttar')" }),
  );
  expect(page?.sheet).toBe("Report (Search  o Neil of Uttar");
  const [short] = await readXlsxFile(fileOf({ ...sheet, title: "Search: o'" }));
  expect(short?.sheet).toBe("Search  o ");
});

it("freezes the head, and sums by formulas", () => {
  const page = partOf(sheet, "xl/worksheets/sheet1.xml");
  expect(page.match(/<pane[^>]*>/g)).toEqual([
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
  ]);
  expect(page.match(/<f>[^<]*<\/f>/g)).toEqual(["<f>SUM(B2:B4)</f>", "<f>SUM(C2:C4)</f>"]);
});

it("sums without the rows that the report leaves out", async () => {
  const rows = [
    { counter: { name: "A" }, fares: "10.00", status: "confirmed" },
    { counter: { name: "B" }, fares: "2.50", status: "cancelled" },
  ];
  const excluding = { field: "status", text: "Cancelled" };
  const part = {
    ...sheet,
    rows,
    totals: { fares: total("10.00") },
    excluding,
    totalTitle: "Without",
  };
  expect(partOf(part, "xl/worksheets/sheet1.xml").match(/<f>[^<]*<\/f>/g)).toEqual([
    '<f>SUMIF(F2:F3,"&lt;&gt;Cancelled",C2:C3)</f>',
  ]);
  const [page] = await readXlsxFile(fileOf(part));
  expect(page?.data.at(-1)).toEqual(["Without", null, 10, null, null, null]);
});

it("has a comparison with signs, and per cents of the sums that can be calculated again", async () => {
  const compared: Sheet = {
    ...sheet,
    columns: [
      { title: "Counter", kind: "name", field: "name" },
      { title: "Fares", kind: "money", field: "fares" },
      { title: "Fares before", kind: "money", field: "fares_before" },
      { title: "Fares change", kind: "money change", field: "fares_change" },
      { title: "Fares %", kind: "share", field: "fares_share" },
    ],
    rows: [
      { name: "A", fares: "3", fares_before: "2", fares_change: "1.00", fares_share: 50 },
      { name: "B", fares: 1, fares_before: 0, fares_change: "1.00", fares_share: "new" },
    ],
    totals: {
      fares: total("4.00"),
      fares_before: total("2.00"),
      fares_change: { ...total("2.00"), of: { now: "fares", before: "fares_before" } },
      fares_share: { sum: "100", value: "+100.0%", of: { now: "fares", before: "fares_before" } },
    },
  };
  const [page] = await readXlsxFile(fileOf(compared));
  expect(page?.data.slice(1)).toEqual([
    ["A", 3, 2, 1, 50],
    ["B", 1, 0, 1, "new"],
    ["Total", 4, 2, 2, 100],
  ]);
  const xml = partOf(compared, "xl/worksheets/sheet1.xml");
  expect(xml.match(/<f>[^<]*<\/f>/g)).toEqual([
    "<f>SUM(B2:B3)</f>",
    "<f>SUM(C2:C3)</f>",
    "<f>B4-C4</f>",
    '<f>IF(C4=0,IF(B4=0,"–","new"),IF(AND(C4&lt;0,ROUND((B4-C4)/ABS(C4)*100,1)&gt;=1000),"–",ROUND((B4-C4)/ABS(C4)*100,1)))</f>'.replaceAll(
      '"',
      "&quot;",
    ),
  ]);
  const cells = partOf(compared, "xl/styles.xml").match(/<cellXfs[\s\S]*<\/cellXfs>/)?.[0] ?? "";
  const formats = [...cells.matchAll(/numFmtId="(\d+)" fontId="(\d)"/g)].map(([, id, font]) => [
    id,
    font,
  ]);
  const formatOf = (cell: string) =>
    formats[Number(new RegExp(`r="${cell}" s="(\\d+)"`).exec(xml)?.[1])];
  expect(["B2", "D2", "E2", "B4", "D4", "E4"].map(formatOf)).toEqual([
    ["164", "0"],
    ["166", "0"],
    ["168", "0"],
    ["164", "1"],
    ["166", "1"],
    ["168", "1"],
  ]);
  const codes = partOf(compared, "xl/styles.xml").match(/formatCode="[^"]*"/g);
  expect([codes?.[2], codes?.[3], codes?.[4]]).toEqual([
    'formatCode="+#,##0.00;-#,##0.00;0.00"',
    'formatCode="+#,##0;-#,##0;0"',
    'formatCode="+0.0&quot;%&quot;;-0.0&quot;%&quot;;0.0&quot;%&quot;"',
  ]);
});

it("has its figures in lakhs where the screen has them so, and its dates as before", async () => {
  const rows = [
    { name: "A", fares: "1234567.5", day: "2026-11-21", tickets: 12 },
    { name: "B", fares: "-1234567.5", day: "2026-11-22", tickets: 100_000 },
  ];
  const totals = { fares: { sum: "0.00", value: "0.00", of: null } };
  const file: Sheet = { ...small, rows, totals, grouping: "lakh" };
  const [page] = await readXlsxFile(fileOf(file));
  expect(
    page?.data.slice(1).map(([name, fares, , , day, , tickets]) => [name, fares, day, tickets]),
  ).toEqual([
    ["A", 1_234_567.5, new Date("2026-11-21T00:00:00Z"), 12],
    ["B", -1_234_567.5, new Date("2026-11-22T00:00:00Z"), 100_000],
    ["Total", 0, null, null],
  ]);
  const styles = partOf(file, "xl/styles.xml");
  const codes = new Map(
    [...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [
      id,
      code,
    ]),
  );
  const looks = [...styles.matchAll(/<xf numFmtId="(\d+)" fontId="(\d)"[^>]*xfId/g)];
  const xml = partOf(file, "xl/worksheets/sheet1.xml");
  const lookOf = (cell: string) => {
    const [, id, font] = looks[Number(new RegExp(`r="${cell}" s="(\\d+)"`).exec(xml)?.[1])] ?? [];
    return [codes.get(id), font];
  };
  const bySize = "[&gt;=10000000]##\\,##\\,##\\,##0.00;[&gt;=100000]##\\,##\\,##0.00;#,##0.00";
  expect(["B2", "B3", "B4", "E2", "G3"].map(lookOf)).toEqual([
    [bySize, "0"],
    ["##\\,##\\,##0.00", "0"],
    [bySize, "1"],
    ["yyyy-mm-dd", "0"],
    ["[&gt;=10000000]##\\,##\\,##\\,##0;[&gt;=100000]##\\,##\\,##0;#,##0", "0"],
  ]);
});

it("breaks the name of its page between letters, not within one", async () => {
  const [page] = await readXlsxFile(fileOf({ ...sheet, title: `${"x".repeat(30)}কি` }));
  expect(page?.sheet).toBe("x".repeat(30));
  const [whole] = await readXlsxFile(fileOf({ ...sheet, title: `${"x".repeat(29)}কি` }));
  expect(whole?.sheet).toBe(`${"x".repeat(29)}কি`);
  const [later] = await readXlsxFile(fileOf({ ...sheet, title: `${"x".repeat(32)}কি` }));
  expect(later?.sheet).toBe("x".repeat(31));
});

it("has a per cent in words where there was nothing before", async () => {
  const compared: Sheet = {
    ...sheet,
    columns: [
      { title: "Fares", kind: "money", field: "fares" },
      { title: "Fares before", kind: "money", field: "fares_before" },
      { title: "Fares %", kind: "share", field: "fares_share" },
    ],
    rows: [{ fares: "3", fares_before: "0", fares_share: "new" }],
    totals: {
      fares_share: { sum: "new", value: "new", of: { now: "fares", before: "fares_before" } },
    },
  };
  const [page] = await readXlsxFile(fileOf(compared));
  expect(page?.data.at(-1)).toEqual(["Total", null, "new"]);
});

it("has durations in minutes, and says so in the head", async () => {
  const stay: Sheet = {
    ...sheet,
    columns: [{ title: "Time inside", kind: "duration", field: "inside" }],
    rows: [{ inside: "124929" }],
    totals: {},
  };
  const [page] = await readXlsxFile(fileOf(stay));
  expect(page?.data).toEqual([["Time inside (min)"], [124929]]);
});

it("sums nothing of no rows", () => {
  const page = partOf({ ...small, rows: [] }, "xl/worksheets/sheet1.xml");
  expect(page.match(/<row r="\d+"/g)).toEqual(['<row r="1"']);
  expect(page.split("</row>").at(-1)).toBe("</sheetData></worksheet>");
});

it("names columns as far as they go", () => {
  const columns = Array.from({ length: 703 }, (_, at) => ({
    title: `C${at}`,
    kind: "text" as const,
    field: `f${at}`,
  }));
  const page = partOf({ ...small, columns, rows: [], totals: {} }, "xl/worksheets/sheet1.xml");
  const names = [...page.matchAll(/<c r="([A-Z]+)1"/g)].map(([, name]) => name);
  expect([0, 25, 26, 27, 51, 52, 701, 702].map((at) => names[at])).toEqual([
    "A",
    "Z",
    "AA",
    "AB",
    "AZ",
    "BA",
    "ZZ",
    "AAA",
  ]);
});

it("has columns beyond Z, and no sums where there are none", async () => {
  const columns = Array.from({ length: 30 }, (_, at) => ({
    title: `C${at}`,
    kind: "text" as const,
    field: `f${at}`,
  }));
  const wide = { ...sheet, columns, rows: [{ f29: "last" }], totals: {} };
  expect(partOf(wide, "xl/worksheets/sheet1.xml")).toContain('<c r="AD2" s="0" t="inlineStr">');
  const [page] = await readXlsxFile(fileOf(wide));
  expect(page?.data.map((row) => row[29])).toEqual(["C29", "last"]);
});

it("has the minus of a program in its stamp, and names as they are", () => {
  const stamp = [
    ["Control total", "Net −1,200.50"],
    ["Company", "A −1", "hasNames"],
  ] as const;
  const about = partOf({ ...sheet, stamp }, "xl/worksheets/sheet2.xml");
  expect(about.match(/(?<=<t xml:space="preserve">)[^<]*/g)?.slice(-4)).toEqual([
    ...["Control total", "Net -1,200.50"],
    ...["Company", "A −1"],
  ]);
});
