import type { Sheet } from "web/reports/export/sheet.ts";

/** A sheet of two rows, and the workbook that it is, part by part. */
export const small: Sheet = {
  title: "Fares & 'more'",
  narrowed: null,
  stamp: [["Company", "A <b>"]],
  columns: [
    { title: "Name", kind: "name", field: "name" },
    { title: "Fares", kind: "money", field: "fares" },
    { title: "Seats", kind: "text", field: "seats" },
    { title: "Change", kind: "share", field: "share" },
    { title: "Day", kind: "date", field: "day" },
    { title: "Sold", kind: "timestamp", field: "sold" },
    { title: "Tickets", kind: "count", field: "tickets" },
  ],
  rows: [
    {
      name: "A",
      fares: "1.5",
      seats: ["1", "2"],
      share: -2.5,
      day: "2026-11-21",
      sold: "2026-11-21T18:00:00",
      tickets: "123456789012345",
    },
    { tickets: "1234567890123456", share: "new" },
  ],
  totals: {
    fares: { sum: "1.50", value: "1.50", of: null },
    tickets: { sum: "1358024679135801", value: "1,358,024,679,135,801", of: null },
  },
  totalTitle: "Total",
  excluding: null,
  company: "A <b>",
  module: "Intracity",
  days: null,
  shiftClose: undefined,
  timeZone: null,
  grouping: "thousands",
  fileName: "fares",
};

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const format = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const xml = (...lines: string[]) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${lines.join("")}`;
const text = (place: string, style: number, words: string) =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${words}</t></is></c>`;
const look = (number: number, font: number) =>
  `<xf numFmtId="${number}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
const width = (column: number, letters: number) =>
  `<col min="${column}" max="${column}" width="${letters}" customWidth="1"/>`;

export const workbook: Record<string, string> = {
  "[Content_Types].xml": xml(
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">',
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${format}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${format}.styles+xml"/>`,
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${format}.worksheet+xml"/>`,
    `<Override PartName="/xl/worksheets/sheet2.xml" ContentType="${format}.worksheet+xml"/>`,
    "</Types>",
  ),
  "_rels/.rels": xml(
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">',
    `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>`,
    "</Relationships>",
  ),
  "xl/workbook.xml": xml(
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>`,
    '<sheet name="Fares &amp;  more " sheetId="1" r:id="rId1"/>',
    '<sheet name="About" sheetId="2" r:id="rId2"/></sheets></workbook>',
  ),
  "xl/_rels/workbook.xml.rels": xml(
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">',
    `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>`,
    `<Relationship Id="rId2" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/>`,
    `<Relationship Id="rId3" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ),
  "xl/styles.xml": xml(
    `<styleSheet xmlns="${main}"><numFmts count="7">`,
    '<numFmt numFmtId="164" formatCode="#,##0.00"/>',
    '<numFmt numFmtId="165" formatCode="#,##0"/>',
    '<numFmt numFmtId="166" formatCode="+#,##0.00;-#,##0.00;0.00"/>',
    '<numFmt numFmtId="167" formatCode="+#,##0;-#,##0;0"/>',
    '<numFmt numFmtId="168" formatCode="+0.0&quot;%&quot;;-0.0&quot;%&quot;;0.0&quot;%&quot;"/>',
    '<numFmt numFmtId="169" formatCode="yyyy-mm-dd"/>',
    '<numFmt numFmtId="170" formatCode="yyyy-mm-dd hh:mm"/></numFmts>',
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border/></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    '<cellXfs count="16">',
    ...[0, 164, 165, 166, 167, 168, 169, 170].flatMap((number) =>
      number === 0 ? [look(0, 0), look(0, 1)] : look(number, 0),
    ),
    ...[164, 165, 166, 167, 168, 169, 170].map((number) => look(number, 1)),
    "</cellXfs></styleSheet>",
  ),
  "xl/worksheets/sheet1.xml": xml(
    `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    `</sheetView></sheetViews><cols>${width(1, 28)}${width(2, 18)}${width(3, 28)}${width(4, 18)}`,
    `${width(5, 18)}${width(6, 18)}${width(7, 18)}</cols><sheetData><row r="1">`,
    ...["Name", "Fares", "Seats", "Change", "Day", "Sold", "Tickets"].map((title, at) =>
      text(`${"ABCDEFG"[at]}1`, 1, title),
    ),
    `</row><row r="2">${text("A2", 0, "A")}<c r="B2" s="2"><v>1.50</v></c>`,
    `${text("C2", 0, "1, 2")}<c r="D2" s="6"><v>-2.5</v></c><c r="E2" s="7"><v>46347</v></c>`,
    '<c r="F2" s="8"><v>46347.75</v></c><c r="G2" s="3"><v>123456789012345</v></c></row>',
    `<row r="3">${text("A3", 0, "N/A")}${text("D3", 0, "new")}${text("G3", 0, "1234567890123456")}`,
    `</row><row r="4">${text("A4", 1, "Total")}<c r="B4" s="9"><f>SUM(B2:B3)</f><v>1.50</v></c>`,
    '<c r="G4" s="10"><f>SUM(G2:G3)</f><v>1358024679135801</v></c></row></sheetData></worksheet>',
  ),
  "xl/worksheets/sheet2.xml": xml(
    `<worksheet xmlns="${main}"><cols>${width(1, 18)}${width(2, 60)}</cols><sheetData>`,
    `<row r="1">${text("A1", 1, "Report")}${text("B1", 0, "Fares &amp; 'more'")}</row>`,
    `<row r="2">${text("A2", 1, "Company")}${text("B2", 0, "A &lt;b&gt;")}</row>`,
    "</sheetData></worksheet>",
  ),
};
