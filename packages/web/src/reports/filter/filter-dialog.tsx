import type { Filter } from "machines/reports/report-request";
import { addDays } from "machines/time/calendar-day";
import { type DateRange, maxRangeSpan } from "machines/time/date-range";
import { type FormEvent, useState } from "react";
import * as words from "#words/deferred";
import { lazyComponent } from "../../browser/lazy.tsx";
import { isBlank, normalizeQuery } from "../../i18n/text.ts";
import { useReportingClock, useReportingWeek, useServiceDay } from "../../state/reporting.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonGroup, ChoiceStrip } from "../../ui/fields/button-group.tsx";
import { Form } from "../../ui/fields/field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Alert } from "../../ui/layout/alert.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import type { FilterField } from "../definitions/report.ts";
import { useReport } from "../state/use-report.ts";
import { PresetButtons } from "./preset-buttons.tsx";

const SearchableSelect = lazyComponent("overlays", "SearchableSelect");
const DateRangeField = lazyComponent("overlays", "DateRangeField");

export type FilterDialogProps = {
  filters: readonly Exclude<FilterField, { kind: "linked" }>[];
  filter: Filter;
  alert: string | null;
  company: string;
  onApply: (filter: Filter) => void;
  onClose: () => void;
};

/** What is typed stays here until it is applied. */
export function FilterDialog(props: FilterDialogProps) {
  const { filters, filter, alert, company, onApply, onClose } = props;
  const [range, setRange] = useState(filter.range);
  const [fields, setFields] = useState(filter.fields);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const typed = filters.filter(({ kind }) => kind === "text");
    const texts = typed.map(({ field }) => [field, normalizeQuery(fields[field] ?? "")]);
    onApply({ range, fields: { ...fields, ...Object.fromEntries(texts) } });
  };
  return (
    <Dialog
      title={words.filter}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button type="submit" form="filter" variant="primary">
          {words.apply}
        </Button>
      }
    >
      <Form id="filter" onSubmit={apply}>
        {alert && <Alert>{alert}</Alert>}
        {range && <RangeChoice range={range} onChoose={setRange} />}
        {filters.map((field) => (
          <FilterInput
            key={field.field}
            field={field}
            company={company}
            value={fields[field.field] ?? ""}
            onChange={(value) => setFields({ ...fields, [field.field]: value })}
          />
        ))}
      </Form>
    </Dialog>
  );
}

type RangeChoiceProps = { range: DateRange; onChoose: (range: DateRange) => void };

function RangeChoice({ range, onChoose }: RangeChoiceProps) {
  const { timeZone } = useReportingClock();
  const today = useServiceDay();
  const week = useReportingWeek();
  return (
    <>
      <ButtonGroup label={words.dateRange}>
        <ChoiceStrip chosen={`${range.from} ${range.to}`}>
          <PresetButtons range={range} onChoose={onChoose} />
        </ChoiceStrip>
      </ButtonGroup>
      <DateRangeField
        value={range}
        onChange={onChoose}
        max={addDays(today, 1)}
        maxSpan={maxRangeSpan()}
        timeZone={timeZone}
        week={week}
      />
    </>
  );
}

type FilterInputProps = {
  field: Exclude<FilterField, { kind: "linked" }>;
  company: string;
  value: string;
  onChange: (value: string) => void;
};

function FilterInput({ field, company, value, onChange }: FilterInputProps) {
  if (field.kind === "choice") {
    return <ChoiceField field={field} company={company} value={value} onChange={onChange} />;
  }
  return (
    <TextField
      label={field.title}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type ChoiceFieldProps = {
  field: Extract<FilterField, { kind: "choice" }>;
  company: string;
  value: string;
  onChange: (value: string) => void;
};

const everything = { range: null, fields: {} };

function ChoiceField({ field, company, value, onChange }: ChoiceFieldProps) {
  const { rows } = useReport({ operation: field.operation, company, filter: everything });
  const listed = rows.flatMap((row) =>
    typeof row === "string" || typeof row === "number" ? String(row) : [],
  );
  // A choice that comes from the address stays chosen even where it is not listed. A blank one chooses nothing.
  const values = [...new Set([...listed, value])].filter((one) => !isBlank(one));
  return (
    <SearchableSelect
      label={field.title}
      placeholder={field.placeholder}
      options={values.map((one) => ({ value: one, label: one }))}
      value={value}
      onChange={onChange}
    />
  );
}
