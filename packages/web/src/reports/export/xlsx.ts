import { strToU8, Zip, ZipDeflate } from "fflate";
import { reportingClock } from "machines/time/reporting-clock";
import * as words from "#words/deferred";
import { share } from "#words/report";
import { leastFactor } from "../../i18n/change.ts";
import { withHyphens } from "../../i18n/figures.ts";
import type { Sheet } from "./sheet.ts";
import { type CellValue, cellValue, columnTitle } from "./sheet.ts";
import { bold, plain, type Styles, stylesOf } from "./xlsx-styles.ts";

const atOnce = 500;

/** A workbook of two sheets, the report and its stamp, as pieces of a zip file. */
export function* xlsxPieces(sheet: Sheet): Generator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for (const [name, pieces] of partsOf(sheet)) {
    const part = new ZipDeflate(name, { level: 6 });
    zip.add(part);
    for (const piece of pieces) {
      part.push(strToU8(piece));
      yield* made.splice(0);
    }
    part.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const parts = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

function partsOf(sheet: Sheet): [name: string, pieces: Iterable<string>][] {
  const kinds = ["worksheets/sheet1", "worksheets/sheet2"];
  const styles = stylesOf(sheet.grouping);
  return [
    [
      "[Content_Types].xml",
      [
        `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
        '<Default Extension="xml" ContentType="application/xml"/>',
        `<Override PartName="/xl/workbook.xml" ContentType="${parts}.sheet.main+xml"/>`,
        `<Override PartName="/xl/styles.xml" ContentType="${parts}.styles+xml"/>`,
        ...kinds.map(
          (kind) => `<Override PartName="/xl/${kind}.xml" ContentType="${parts}.worksheet+xml"/>`,
        ),
        "</Types>",
      ],
    ],
    [
      "_rels/.rels",
      [
        `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
    ],
    [
      "xl/workbook.xml",
      [
        `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>`,
        `<sheet name="${escaped(sheetName(sheet.title))}" sheetId="1" r:id="rId1"/>`,
        `<sheet name="${escaped(sheetName(words.about))}" sheetId="2" r:id="rId2"/></sheets></workbook>`,
      ],
    ],
    [
      "xl/_rels/workbook.xml.rels",
      [
        `${head}<Relationships xmlns="${relations}">`,
        ...kinds.map(
          (kind, at) =>
            `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="${kind}.xml"/>`,
        ),
        `<Relationship Id="rId3" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
      ],
    ],
    ["xl/styles.xml", [styleSheet(styles)]],
    ["xl/worksheets/sheet1.xml", reportXml(sheet, styles)],
    ["xl/worksheets/sheet2.xml", [aboutXml(sheet)]],
  ];
}

function styleSheet({ formats }: Styles): string {
  const inFont = (font: number) => formats.map((_, at) => [164 + at, font]);
  const cells = [[0, 0], [0, 1], ...inFont(0), ...inFont(1)];
  return [
    `${head}<styleSheet xmlns="${main}"><numFmts count="${formats.length}">`,
    ...formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`),
    '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border/></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${cells.length}">`,
    ...cells.map(
      ([format, font]) =>
        `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
    ),
    "</cellXfs></styleSheet>",
  ].join("");
}

function* reportXml(sheet: Sheet, styles: Styles): Generator<string> {
  const { columns, rows, timeZone } = sheet;
  const clock = reportingClock(timeZone);
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>`;
  yield columns
    .map(
      ({ kind }, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${kind === "name" || kind === "text" ? 28 : 18}" customWidth="1"/>`,
    )
    .join("");
  yield `</cols><sheetData>${row(
    1,
    columns.map((column, at) => textCell(at, 1, columnTitle(column), bold)),
  )}`;
  for (let from = 0; from < rows.length; from += atOnce) {
    yield rows
      .slice(from, from + atOnce)
      .map((one, position) => {
        const number = from + position + 2;
        return row(
          number,
          columns.map(({ field, kind }, at) =>
            cellXml(at, number, cellValue(one, field, kind, clock), styles),
          ),
        );
      })
      .join("");
  }
  yield `${totalsXml(sheet, styles)}</sheetData></worksheet>`;
}

function totalsXml(
  { columns, rows, totals, totalTitle, excluding }: Sheet,
  styles: Styles,
): string {
  const count = rows.length;
  if (Object.keys(totals).length === 0 || count === 0) return "";
  const number = count + 2;
  const range = (name: string) => `${name}2:${name}${count + 1}`;
  const status = columns.findIndex(({ field }) => field === excluding?.field);
  const sumIn = (name: string) =>
    excluding
      ? `SUMIF(${range(columnName(status))},"${escaped(`<>${excluding.text}`)}",${range(name)})`
      : `SUM(${range(name)})`;
  const cells = columns.map(({ field, kind }, at) => {
    const total = totals[field];
    if (total === undefined) return at === 0 ? textCell(0, number, totalTitle, bold) : "";
    const name = columnName(at);
    const placeOf = (field: string) =>
      `${columnName(columns.findIndex((column) => column.field === field))}${number}`;
    const changeOf = kind === "share" ? shareOf : differenceOf;
    const formula = total.of
      ? changeOf(placeOf(total.of.now), placeOf(total.of.before))
      : sumIn(name);
    const isWord = Number.isNaN(Number(total.sum));
    const type = isWord ? ' t="str"' : "";
    return `<c r="${name}${number}" s="${styles.placeOf(kind, total.sum, true)}"${type}><f>${formula}</f><v>${isWord ? escaped(total.value) : total.sum}</v></c>`;
  });
  return row(number, cells);
}

const differenceOf = (now: string, before: string) => `${now}-${before}`;

/** As the screen has it: 'new' from nothing, one decimal, and no factor from a loss. */
function shareOf(now: string, before: string): string {
  const from = share("new");
  const inPercent = `ROUND((${now}-${before})/ABS(${before})*100,1)`;
  const isFactorOfLoss = `AND(${before}<0,${inPercent}>=${leastFactor})`;
  return escaped(
    `IF(${before}=0,IF(${now}=0,"–","${from}"),IF(${isFactorOfLoss},"–",${inPercent}))`,
  );
}

function aboutXml({ title, stamp }: Sheet): string {
  const told: Sheet["stamp"] = [[words.report, title, "hasNames"], ...stamp];
  const lines = told.map(([label, value, hasNames], at) => {
    const text = hasNames ? value : withHyphens(value);
    return row(at + 1, [textCell(0, at + 1, label, bold), textCell(1, at + 1, text, plain)]);
  });
  return `${head}<worksheet xmlns="${main}"><cols><col min="1" max="1" width="18" customWidth="1"/><col min="2" max="2" width="60" customWidth="1"/></cols><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

const row = (number: number, cells: readonly string[]) =>
  `<row r="${number}">${cells.join("")}</row>`;

function cellXml(at: number, number: number, cell: CellValue, styles: Styles): string {
  const { type, value } = cell;
  if (value === "") return "";
  // A spreadsheet keeps fifteen digits: as text, a longer figure stays whole.
  const isShort = value.replace(/\D/g, "").length <= 15;
  if (type === "text" || (type === "number" && !isShort)) return textCell(at, number, value, plain);
  const figure = type === "number" ? value : String(serial(value));
  const style = styles.placeOf(type === "number" ? cell.kind : type, value);
  return `<c r="${columnName(at)}${number}" s="${style}"><v>${figure}</v></c>`;
}

function textCell(at: number, number: number, value: string, style: number): string {
  return `<c r="${columnName(at)}${number}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

/** Days since 1899-12-30, which is how spreadsheets count. */
function serial(value: string): number {
  const [date = "", time = "00:00:00"] = value.split(" ");
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return (
    Date.parse(`${date}T00:00:00Z`) / 86_400_000 +
    25_569 +
    (hours * 3600 + minutes * 60 + seconds) / 86_400
  );
}

function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`;
}

/** A sheet's name has at most 31 characters, none of them from the syntax of references or an apostrophe; no letter loses its vowel. */
function sheetName(title: string): string {
  const name = title.replace(/[[\]:*?/\\']/g, " ");
  const cut = name.slice(0, 31);
  return /^[\p{M}\udc00-\udfff]/u.test(name.slice(31)) ? cut.replace(/\P{M}\p{M}*$/u, "") : cut;
}

/** XML allows no control characters other than white space. */
const unwritable = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (value: string) =>
  value.replace(unwritable, "").replace(/[&<>"]/g, (character) => entities[character] ?? "");
