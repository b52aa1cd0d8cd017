import { useEffect, useEffectEvent, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { lazyComponent, useLazy } from "../../browser/lazy.tsx";
import type { SheetInput } from "../export/sheet-of.ts";
import type { PrintRequest } from "./print-view.tsx";

const PrintView = lazyComponent("deferred", "PrintView");

/** Prints every row, also when printing starts from the browser's own menu. */
export function usePrint(input: SheetInput, hasRows: boolean, onPrint: () => void) {
  const [printed, setPrinted] = useState<PrintRequest | null>(null);
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

  const isOnPaper = useLazy(PrintView, printed !== null) !== undefined && printed !== null;
  const note = useEffectEvent(onPrint);
  useEffect(() => {
    if (isOnPaper) note();
  }, [isOnPaper]);

  const print = (next: PrintRequest) => {
    const show = () => {
      flushSync(() => setPrinted(next));
      window.print();
    };
    if (PrintView.loaded()) show();
    else PrintView.load().then(show, () => setPrinted(next));
  };
  return {
    print,
    printed: printed && createPortal(<PrintView {...printed} input={input} />, document.body),
  };
}
