import { useEffect, useEffectEvent, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { usePart } from "../../browser/door.tsx";
import { later } from "../../browser/later-door.ts";
import { useReportingClock } from "../../state/reporting-clock.tsx";
import type { Sheet } from "../export/sheet.ts";
import type { SheetInput } from "../export/sheet-of.ts";
import type { ShiftCover } from "../export/shift-sheets.ts";
import type { What } from "./paper.tsx";

type Printed = {
  what: What;
  /** Of all rows, those that are printed; all, where none are named. */
  only?: Sheet["rows"] | undefined;
  cover?: ShiftCover | undefined;
};

/** Prints every row, also when printing starts from the browser's own menu. */
export function usePrint(input: SheetInput, hasRows: boolean, onPrint: () => void) {
  const clock = useReportingClock();
  const [printed, setPrinted] = useState<Printed | null>(null);
  const part = usePart(later, printed !== null);
  const begin = useEffectEvent(() => flushSync(() => setPrinted((now) => now ?? { what: "rows" })));
  useEffect(() => {
    if (!hasRows) return;
    const before = () => begin();
    const after = () => setPrinted(null);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, [hasRows]);

  const sheet = printed && part?.sheetOf(input);
  const paper =
    printed &&
    sheet &&
    part?.paperOf(printed.what, { ...sheet, rows: printed.only ?? sheet.rows }, clock);
  const layOut = useEffectEvent(() => {
    if (!paper) return;
    onPrint();
    return part?.setUpPaper(paper);
  });
  const isOnPaper = paper !== null && paper !== undefined;
  useEffect(() => (isOnPaper ? layOut() : undefined), [isOnPaper]);

  const print = (what: What, only?: Sheet["rows"], cover?: ShiftCover) => {
    const next = { what, only, cover };
    const show = () => {
      flushSync(() => setPrinted(next));
      window.print();
    };
    if (later.part()) show();
    else later.load().then(show, () => setPrinted(next));
  };
  return {
    print,
    printed:
      printed && paper && part
        ? createPortal(
            <part.Paper what={printed.what} paper={paper} cover={printed.cover} />,
            document.body,
          )
        : null,
  };
}
