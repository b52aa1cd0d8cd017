import type { ReportingClock } from "machines/time/reporting-clock";
import { useEffect, useEffectEvent } from "react";
import * as words from "#words/deferred";
import { useReportingClock } from "../../state/reporting.tsx";
import type { Sheet } from "../export/sheet.ts";
import { type SheetInput, sheetOf } from "../export/sheet-of.ts";
import type { ShiftCover } from "../export/shift-sheets.ts";
import { sortRows } from "../rules/figures.ts";
import { type PageLayout, pageLayoutOf, pageRules } from "./page-layout.ts";
import { printed as frame } from "./printed.css.ts";
import { PrintedRows } from "./printed-rows.tsx";
import { PrintedShifts } from "./printed-shifts.tsx";

export type PrintKind = "rows" | "shifts" | "calls";

export type PrintRequest = {
  what: PrintKind;
  /** Of all rows, those that are printed; all, where none are named. */
  only?: Sheet["rows"] | undefined;
  cover?: ShiftCover | undefined;
};

type PrintContent = {
  sheet: Sheet;
  layout: PageLayout;
  /** Columns to fill in by hand. */
  blanks: readonly string[];
};

export type PrintViewProps = PrintRequest & { input: SheetInput };

/** Only this is printed for as long as it is there. */
export function PrintView({ what, only, cover, input }: PrintViewProps) {
  const sheet = sheetOf(input);
  const content = printContentOf(what, { ...sheet, rows: only ?? sheet.rows }, useReportingClock());
  const setUp = useEffectEvent(() => setUpPrint(content));
  useEffect(() => setUp(), []);
  return (
    <div className={frame} data-print>
      {what === "shifts" ? (
        <PrintedShifts sheet={content.sheet} cover={cover} />
      ) : (
        <PrintedRows {...content} />
      )}
    </div>
  );
}

function printContentOf(what: PrintKind, sheet: Sheet, clock: ReportingClock): PrintContent {
  if (what === "shifts") {
    const layout = { isLandscape: false, onOneLine: new Set<string>() };
    return { sheet: { ...sheet, title: words.shiftCloseOf(sheet.title) }, layout, blanks: [] };
  }
  const listed = what === "calls" ? callList(sheet) : sheet;
  const blanks = what === "calls" ? blanksOfCalls : [];
  return { sheet: listed, layout: pageLayoutOf(listed, blanks.length, clock), blanks };
}

/** Columns to fill in by hand. */
const blanksOfCalls: readonly string[] = [words.calledAt, words.note];

/** Whom to call about vehicles that are still inside, the longest stay first. */
function callList(sheet: Sheet): Sheet {
  const { columns, rows } = sheet;
  const stay = columns.find(({ kind }) => kind === "duration");
  return {
    ...sheet,
    title: words.callListOf(sheet.title),
    rows: stay ? sortRows(rows, columns, { field: stay.field, descending: true }) : rows,
  };
}

/** Hides the rest of the page and sets the title, which names a PDF, until the printing is over. */
function setUpPrint({ sheet, layout }: PrintContent): () => void {
  const { company, module, title: report, days } = sheet;
  const heading = [company, module, report, ...(days ? [days] : [])].join(" · ");
  const { title } = document;
  document.title = heading;
  document.documentElement.dataset.printing = "";
  const rules = new CSSStyleSheet();
  rules.replaceSync(pageRules(heading, layout.isLandscape));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  return () => {
    document.title = title;
    delete document.documentElement.dataset.printing;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
  };
}
