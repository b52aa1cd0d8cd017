import shiftIcon from "lucide/dist/esm/icons/hand-coins.mjs";
import { useState } from "react";
import { shiftClose } from "#words/report";
import { lazy, useLazy } from "../../browser/lazy.tsx";
import { useShortcut } from "../../browser/shortcuts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { HiddenOnPhone } from "../../ui/visually-hidden.tsx";
import type { ShiftCover, ShiftInput } from "../export/shift-sheets.ts";
import type { Row } from "../rules/figures.ts";

const shiftDialog = lazy("deferred", "ShiftDialog");

export type ShiftCloseProps = {
  input: ShiftInput;
  isDisabled: boolean;
  /** Prints the sheets of these rows. */
  onPrint: (rows: readonly Row[], cover?: ShiftCover) => void;
};

/** The sheets of a shift close: all of them under a cover, or that of one person or place. */
export function ShiftClose({ input, isDisabled, onPrint }: ShiftCloseProps) {
  const [isOpen, setIsOpen] = useState(false);
  const ShiftDialog = useLazy(shiftDialog, isOpen);
  const { all } = input;
  const print = (...printed: Parameters<typeof onPrint>) => {
    setIsOpen(false);
    onPrint(...printed);
  };
  const open = () => {
    if (isDisabled) return;
    if (all.length === 1) print(all);
    else setIsOpen(true);
  };
  useShortcut("x", open);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        busy={isOpen && !ShiftDialog}
        disabled={isDisabled}
        onClick={open}
      >
        <Icon of={shiftIcon} /> <HiddenOnPhone>{shiftClose}</HiddenOnPhone>
      </Button>
      {isOpen && ShiftDialog && (
        <ShiftDialog input={input} onPrint={print} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
