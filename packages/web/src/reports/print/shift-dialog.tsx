import { useState } from "react";
import * as words from "#words/deferred";
import { shiftClose, total } from "#words/report";
import { lazyComponent } from "../../browser/lazy.tsx";
import { count, money } from "../../i18n/figures.ts";
import { useCurrency } from "../../state/reporting.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { DescriptionList } from "../../ui/table/description-list.tsx";
import {
  moneyTotals,
  rowName,
  type ShiftCover,
  type ShiftInput,
  shiftSheets,
} from "../export/shift-sheets.ts";
import { cellText, fieldOf } from "../rules/cells.ts";
import { mainFigureOf } from "../rules/charts.ts";
import type { Row, Total } from "../rules/figures.ts";
import { totalText } from "../table/total-value.tsx";

const SearchableListBox = lazyComponent("overlays", "SearchableListBox");

export type ShiftDialogProps = {
  input: ShiftInput;
  /** All sheets have a cover. */
  onPrint: (rows: readonly Row[], cover?: ShiftCover) => void;
  onClose: () => void;
};

export function ShiftDialog({ input, onPrint, onClose }: ShiftDialogProps) {
  const { report, clock, rows } = input;
  const [withEmpty, setWithEmpty] = useState(false);
  const { sheets, empty, cover } = shiftSheets(input, withEmpty);
  const figure = mainFigureOf(report);
  const sign = useCurrency();
  return (
    <Dialog
      title={shiftClose}
      isOpen
      onOpenChange={onClose}
      footer={
        <Button
          variant="primary"
          disabled={sheets.length === 0}
          onClick={() => onPrint(sheets, cover)}
        >
          {words.printAll(sheets.length, count(sheets.length))}
        </Button>
      }
    >
      <DescriptionList
        terms={[
          ...cover.parts.map(({ title, totals }) => ({
            term: title,
            value: inShort(totals, sign),
          })),
          { term: total, value: inShort(cover.total, sign), strong: true },
        ]}
      />
      {empty.length > 0 && (
        <Checkbox
          label={words.sheetsOfNothing(money(0))}
          description={words.leftOutUnlessTicked(empty.length, count(empty.length))}
          checked={withEmpty}
          onChange={({ target }) => setWithEmpty(target.checked)}
        />
      )}
      <SearchableListBox
        label={report.columns[0]?.title ?? ""}
        options={rows.map((row, at) => ({
          value: String(at),
          label: rowName(input, row),
          note: figure ? cellText(fieldOf(row, figure.field), figure.kind, clock) : "",
        }))}
        onChoose={(at) => onPrint(rows.slice(Number(at), Number(at) + 1))}
      />
    </Dialog>
  );
}

const inShort = (totals: readonly Total[], sign: string) =>
  moneyTotals(totals)
    .map((total) => totalText(total, sign))
    .join(", ");
