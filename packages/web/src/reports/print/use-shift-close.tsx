import { useState } from "react";
import { lazy, useLazy } from "../../browser/lazy.tsx";
import { useShortcut } from "../../browser/shortcuts.ts";
import type { ShiftCover, ShiftInput } from "../export/shift-sheets.ts";
import type { Row } from "../rules/figures.ts";

const shiftDialog = lazy("deferred", "ShiftDialog");

export type ShiftCloseInput = {
  input: ShiftInput;
  isOffered: boolean;
  isDisabled: boolean;
  /** Prints the sheets of these rows. */
  onPrint: (rows: readonly Row[], cover?: ShiftCover) => void;
};

/** The sheets of a shift close: all of them under a cover, or that of one person or place. */
export function useShiftClose({ input, isOffered, isDisabled, onPrint }: ShiftCloseInput) {
  const [isOpen, setIsOpen] = useState(false);
  const ShiftDialog = useLazy(shiftDialog, isOpen);
  const { all } = input;
  const print = (...printed: Parameters<typeof onPrint>) => {
    setIsOpen(false);
    onPrint(...printed);
  };
  const open = () => {
    if (isDisabled || !isOffered) return;
    if (all.length === 1) print(all);
    else setIsOpen(true);
  };
  useShortcut("x", open);
  return {
    isOffered,
    open,
    isBusy: isOpen && !ShiftDialog,
    dialog: isOpen && isOffered && ShiftDialog && (
      <ShiftDialog input={input} onPrint={print} onClose={() => setIsOpen(false)} />
    ),
  };
}
