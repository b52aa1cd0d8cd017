import type { Filter } from "machines";
import { plusDays, serviceDay } from "machines/formats";
import { type FormEvent, useState } from "react";
import type { FilterField } from "../../modules/report.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonRow } from "../../ui/button-row.tsx";
import { DateRangeField } from "../../ui/date-range-field.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { PresetButtons } from "../range/preset-buttons.tsx";
import { ChoiceField } from "./choice-field.tsx";

export type FilterDialogProps = {
  filters: readonly FilterField[];
  filter: Filter;
  alert: string | null;
  company: string;
  onApply: (filter: Filter) => void;
  onClose: () => void;
};

/** Spaces, dashes and what else stands between letters and digits do not count. */
function lettersAsked(letters: number) {
  const words = `At least ${letters} letters or digits; spaces, dashes and capitals do not count.`;
  const pattern = `(?:[\\s\\-._\\/]*[^\\s\\-._\\/]){${letters}}.*`;
  return { pattern, title: words, description: words };
}

/** The most days that the range check lets pass: the limit, and the one that it tolerates. */
const mostDays = 32;

/** What is typed stays here until it is applied. */
export default function FilterDialog({
  filters,
  filter,
  alert,
  company,
  onApply,
  onClose,
}: FilterDialogProps) {
  const [range, setRange] = useState(filter.range);
  const [fields, setFields] = useState(filter.fields);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply({ range, fields });
  };
  return (
    <Dialog
      title="Filter"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button type="submit" form="filter" variant="primary">
          Apply
        </Button>
      }
    >
      <Form id="filter" onSubmit={apply}>
        {alert && <Alert>{alert}</Alert>}
        {range && (
          <>
            <ButtonRow label="Date range">
              <PresetButtons range={range} onChoose={setRange} />
            </ButtonRow>
            <DateRangeField
              value={range}
              onChange={setRange}
              max={plusDays(serviceDay(new Date()), 1)}
              maxSpan={mostDays}
            />
          </>
        )}
        {filters.map((field) => {
          const value = fields[field.field] ?? "";
          const change = (next: string) => setFields({ ...fields, [field.field]: next });
          return field.kind === "choice" ? (
            <ChoiceField
              key={field.field}
              field={field}
              company={company}
              value={value}
              onChange={change}
            />
          ) : (
            <TextField
              key={field.field}
              label={field.title}
              required={field.required}
              {...(field.letters && lettersAsked(field.letters))}
              value={value}
              onChange={(event) => change(event.target.value)}
            />
          );
        })}
      </Form>
    </Dialog>
  );
}
