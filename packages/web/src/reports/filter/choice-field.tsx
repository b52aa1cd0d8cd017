import { lazyComponent } from "../../browser/lazy.tsx";
import { isBlank } from "../../i18n/text.ts";
import type { FilterField } from "../definitions/report.ts";
import { useReport } from "../state/use-report.ts";

const SearchableSelect = lazyComponent("overlays", "SearchableSelect");

export type ChoiceFieldProps = {
  field: Extract<FilterField, { kind: "choice" }>;
  company: string;
  value: string;
  onChange: (value: string) => void;
};

const everything = { range: null, fields: {} };

export function ChoiceField({ field, company, value, onChange }: ChoiceFieldProps) {
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
