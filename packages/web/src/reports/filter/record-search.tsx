import { type FormEvent, useRef, useState } from "react";
import { search as searching } from "#words/frame";
import { atLeastLetters } from "#words/report";
import { useShortcut } from "../../browser/shortcuts.ts";
import { normalizeQuery } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import type { SearchedField } from "../definitions/report.ts";
import { type ActiveFilter, searchPrompt } from "../rules/active-filter.ts";
import * as styles from "./record-search.css.ts";

export type RecordSearchProps = {
  field: SearchedField;
  value: string;
  onSearch: (value: string) => void;
};

/** The field without which a report requests nothing. */
export function RecordSearch({ field, value, onSearch }: RecordSearchProps) {
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  const [isShort, setIsShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useShortcut("f", () => input.current?.focus());
  // The address may have been left for another one.
  if (value !== searched) {
    setSearched(value);
    setTyped(value);
  }
  const search = (event: FormEvent) => {
    event.preventDefault();
    const isEnough = typed.trim() !== "" && input.current?.validity.valid !== false;
    setIsShort(!isEnough);
    if (isEnough) onSearch(normalizeQuery(typed));
    else input.current?.focus();
  };
  return (
    <search>
      <form noValidate className={styles.form} onSubmit={search}>
        <div className={styles.field}>
          <TextField
            ref={input}
            label={field.title}
            required
            {...(field.letters && atLeast(field.letters))}
            error={isShort && <span role="alert">{searchPrompt(field)}</span>}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setIsShort(false);
            }}
          />
        </div>
        <Button type="submit" variant="primary" className={styles.button}>
          {searching}
        </Button>
      </form>
    </search>
  );
}

/** What a field says and takes that needs so many letters or digits. */
function atLeast(letters: number) {
  const said = atLeastLetters(letters);
  const pattern = `(?:[\\s\\-._\\/]*[^\\s\\-._\\/]){${letters}}.*`;
  return { pattern, description: said };
}

/** What the rows below were found by. */
export function SearchedFor({ filters }: { filters: readonly ActiveFilter[] }) {
  const by = filters.find(({ isRequired }) => isRequired);
  if (!by) return null;
  return (
    <h2 className={styles.title}>
      {by.title}: {by.value}
    </h2>
  );
}
