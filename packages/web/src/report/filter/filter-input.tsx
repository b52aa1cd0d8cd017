import type { FilterField } from "../../modules/filter-field.ts";
import { TextField } from "../../ui/text-field.tsx";
import { ChoiceField } from "./choice-field.tsx";

export type FilterInputProps = {
  field: Exclude<FilterField, { kind: "linked" }>;
  company: string;
  value: string;
  onChange: (value: string) => void;
};

export function FilterInput({ field, company, value, onChange }: FilterInputProps) {
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
