import * as words from "#words/later";
import { shiftClose } from "#words/report";
import { count } from "../../numbers/figures.ts";
import { Behind } from "../../platform/door.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { overlays } from "../../ui/overlays-door.ts";
import type { Row } from "../rules/figures.ts";
import type { SheetChoice } from "./sheet-choices.ts";

export type ShiftDialogProps = {
  /** What a person or a place is called here. */
  label: string;
  choices: readonly SheetChoice[];
  onPrint: (rows: readonly Row[]) => void;
  onClose: () => void;
};

export function ShiftDialog({ label, choices, onPrint, onClose }: ShiftDialogProps) {
  const rows = choices.map(({ row }) => row);
  return (
    <Dialog
      title={shiftClose}
      isOpen
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onClick={() => onPrint(rows)}>
          {words.printAll(count(rows.length))}
        </Button>
      }
    >
      <Behind door={overlays}>
        {({ OptionList }) => (
          <OptionList
            label={label}
            options={choices.map(({ label, note }, at) => ({ value: String(at), label, note }))}
            onChoose={(at) => onPrint(rows.slice(Number(at), Number(at) + 1))}
          />
        )}
      </Behind>
    </Dialog>
  );
}
