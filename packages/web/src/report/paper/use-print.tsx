import { useEffect, useEffectEvent, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import type { Sheet } from "../files/sheet.ts";
import { printed as frame } from "./printed.css.ts";
import { PrintedCalls } from "./printed-calls.tsx";
import { PrintedRows } from "./printed-rows.tsx";
import { PrintedShifts } from "./printed-shifts.tsx";

const views = { rows: PrintedRows, shifts: PrintedShifts, calls: PrintedCalls };
type What = keyof typeof views;

const pageRules = `@page {
  margin: 14mm 12mm 16mm;
  @bottom-right { content: counter(page) " / " counter(pages); font: 9pt system-ui, sans-serif; }
}`;

/** Prints every row, also when printing starts from the browser's own menu. */
export function usePrint(sheet: () => Sheet, hasRows: boolean) {
  const [what, setWhat] = useState<What | null>(null);
  const begin = useEffectEvent(() => flushSync(() => setWhat((now) => now ?? "rows")));
  useEffect(() => {
    if (!hasRows) return;
    const before = () => begin();
    const after = () => setWhat(null);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, [hasRows]);
  useEffect(() => {
    if (!what) return;
    document.documentElement.dataset.printing = "";
    const rules = new CSSStyleSheet();
    rules.replaceSync(pageRules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
    return () => {
      delete document.documentElement.dataset.printing;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
    };
  }, [what]);

  const print = (next: What) => {
    flushSync(() => setWhat(next));
    window.print();
  };
  const View = views[what ?? "rows"];
  const page = what && (
    <div className={frame} data-print>
      <View sheet={sheet()} />
    </div>
  );
  return { print, printed: page && createPortal(page, document.body) };
}
