import type { FilterField } from "../../modules/report.ts";
import { TextField } from "../../ui/text-field.tsx";
import { ChoiceField } from "./choice-field.tsx";

export type FilterInputProps = {
  field: FilterField;
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
      required={field.required}
      {...(field.letters && atLeast(field.letters))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function atLeast(letters: number) {
  const words = `At least ${letters} letters or digits; spaces and dashes do not count, and case does not matter.`;
  const pattern = `(?:[\\s\\-._\\/]*[^\\s\\-._\\/]){${letters}}.*`;
  return { pattern, title: words, description: words };
}
