import ShiftIcon from "lucide-react/icons/hand-coins";
import { count } from "machines/formats";
import { useState } from "react";
import { useShortcut } from "../../frame/use-shortcut.ts";
import { Behind } from "../../platform/door.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonWords } from "../../ui/button-words.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { overlays } from "../../ui/overlays-door.ts";
import type { Table } from "../rows/use-table.ts";
import type { Row } from "../rules/figures.ts";
import { sheetChoices } from "./sheet-choices.ts";

export type ShiftCloseProps = {
  table: Table;
  isDisabled: boolean;
  /** Prints the sheets of these rows. */
  onPrint: (rows: readonly Row[]) => void;
};

/** The sheets of a shift close: all of them, or that of one person or place. */
export function ShiftClose({ table, isDisabled, onPrint }: ShiftCloseProps) {
  const [isOpen, setIsOpen] = useState(false);
  const choices = sheetChoices(table);
  const rows = choices.map(({ row }) => row);
  const isShut = isDisabled || rows.length === 0;
  const print = (chosen: readonly Row[]) => {
    setIsOpen(false);
    onPrint(chosen);
  };
  const open = () => {
    if (isShut) return;
    if (rows.length === 1) print(rows);
    else setIsOpen(true);
  };
  useShortcut("x", open);
  return (
    <>
      <Button aria-haspopup="dialog" disabled={isShut} onClick={open}>
        <ShiftIcon /> <ButtonWords>Shift close</ButtonWords>
      </Button>
      {isOpen && (
        <Dialog
          title="Shift close"
          isOpen
          onOpenChange={setIsOpen}
          footer={
            <Button variant="primary" onClick={() => print(rows)}>
              Print all {count(rows.length)} sheets
            </Button>
          }
        >
          <Behind door={overlays}>
            {({ OptionList }) => (
              <OptionList
                label={table.report.columns[0]?.title ?? ""}
                options={choices.map(({ label, note }, at) => ({ value: String(at), label, note }))}
                onChoose={(at) => print(rows.slice(Number(at), Number(at) + 1))}
              />
            )}
          </Behind>
        </Dialog>
      )}
    </>
  );
}
