import type { ReportingClock } from "machines/formats";
import { useEffect, useEffectEvent, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { useReportingClock } from "../../portal/reporting-clock.tsx";
import type { Sheet } from "../files/sheet.ts";
import { blanksOfCalls, callList } from "./call-list.ts";
import { type ColumnsOnPaper, columnsOnPaper } from "./columns-on-paper.ts";
import { pageRules } from "./page-rules.ts";
import { printed as frame } from "./printed.css.ts";
import { PrintedRows } from "./printed-rows.tsx";
import { PrintedShifts } from "./printed-shifts.tsx";

type What = "rows" | "shifts" | "calls";

/** Prints every row, also when printing starts from the browser's own menu. */
export function usePrint(sheet: () => Sheet, hasRows: boolean) {
  const clock = useReportingClock();
  const [what, setWhat] = useState<What | null>(null);
  const [only, setOnly] = useState<Sheet["rows"]>();
  const begin = useEffectEvent(() => flushSync(() => setWhat((now) => now ?? "rows")));
  useEffect(() => {
    if (!hasRows) return;
    const before = () => begin();
    const after = () => {
      setWhat(null);
      setOnly(undefined);
    };
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, [hasRows]);

  const paper = what && paperOf(what, withOnly(sheet(), only), clock);
  const layOut = useEffectEvent(() => (paper ? setUp(paper) : undefined));
  useEffect(() => (what ? layOut() : undefined), [what]);

  const print = (next: What, rows?: Sheet["rows"]) => {
    flushSync(() => {
      setOnly(rows);
      setWhat(next);
    });
    window.print();
  };
  const page = paper && (
    <div className={frame} data-print>
      {what === "shifts" ? <PrintedShifts sheet={paper.sheet} /> : <PrintedRows {...paper} />}
    </div>
  );
  return { print, printed: page && createPortal(page, document.body) };
}

type Paper = {
  sheet: Sheet;
  layout: ColumnsOnPaper;
  /** Columns to fill in by hand. */
  blanks: readonly string[];
};

/** A sheet of some of its rows. */
const withOnly = (sheet: Sheet, rows = sheet.rows): Sheet => ({ ...sheet, rows });

function paperOf(what: What, sheet: Sheet, clock: ReportingClock): Paper {
  if (what === "shifts") {
    const layout = { isLandscape: false, onOneLine: new Set<string>() };
    return { sheet: { ...sheet, title: `Shift close, ${sheet.title}` }, layout, blanks: [] };
  }
  const listed = what === "calls" ? callList(sheet) : sheet;
  const blanks = what === "calls" ? blanksOfCalls : [];
  return { sheet: listed, layout: columnsOnPaper(listed, blanks.length, clock), blanks };
}

/** Only the paper is printed, and a PDF is named after it; both until the printing is over. */
function setUp({ sheet, layout }: Paper): () => void {
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
