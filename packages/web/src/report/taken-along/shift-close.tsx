import shiftIcon from "lucide/dist/esm/icons/hand-coins.mjs";
import { useState } from "react";
import { shiftClose } from "#words/report";
import { useShortcut } from "../../frame/use-shortcut.ts";
import { usePart } from "../../platform/door.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonWords } from "../../ui/button-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { later } from "../later/later-door.ts";
import type { Table } from "../rows/use-table.ts";
import type { Row } from "../rules/figures.ts";
import { sheetChoices } from "../shift/sheet-choices.ts";

export type ShiftCloseProps = {
  table: Pick<Table, "report" | "rows" | "clock">;
  isDisabled: boolean;
  /** Prints the sheets of these rows. */
  onPrint: (rows: readonly Row[]) => void;
};

/** The sheets of a shift close: all of them, or that of one person or place. */
export function ShiftClose({ table, isDisabled, onPrint }: ShiftCloseProps) {
  const [isOpen, setIsOpen] = useState(false);
  const part = usePart(later, isOpen);
  const choices = sheetChoices(table);
  const isShut = isDisabled || choices.length === 0;
  const print = (chosen: readonly Row[]) => {
    setIsOpen(false);
    onPrint(chosen);
  };
  const open = () => {
    if (isShut) return;
    if (choices.length === 1) print(choices.map(({ row }) => row));
    else setIsOpen(true);
  };
  useShortcut("x", open);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        busy={isOpen && part === undefined}
        disabled={isShut}
        onClick={open}
      >
        <Icon of={shiftIcon} /> <ButtonWords>{shiftClose}</ButtonWords>
      </Button>
      {isOpen && part && (
        <part.ShiftDialog
          label={table.report.columns[0]?.title ?? ""}
          choices={choices}
          onPrint={print}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
