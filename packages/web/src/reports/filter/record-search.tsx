import searchIcon from "lucide/dist/esm/icons/search.mjs";
import type { Filter } from "machines/reports/report-request";
import { type FormEvent, useRef, useState } from "react";
import { search as searching } from "#words/frame";
import { atLeastLetters } from "#words/report";
import { useShortcut } from "../../browser/shortcuts.ts";
import { normalizeQuery } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { isSearched, type Report, type SearchedField } from "../definitions/report.ts";
import { withField } from "../definitions/request-at.ts";
import { type ActiveFilter, searchPrompt } from "../rules/active-filter.ts";
import * as styles from "./record-search.css.ts";

type RecordSearchProps = {
  field: SearchedField;
  value: string;
  onSearch: (value: string) => void;
  isFolded: boolean;
};

/** The fields of a report without which it requests nothing. */
export function RecordSearches({ view, isFolded = false }: RecordSearchesProps) {
  const { report, addressFilter, choose } = view;
  return report.filters
    .filter(isSearched)
    .map((field) => (
      <RecordSearch
        key={field.field}
        field={field}
        value={addressFilter.fields[field.field] ?? ""}
        onSearch={(value) => choose(withField(field.field, value))}
        isFolded={isFolded}
      />
    ));
}

type RecordSearchesProps = {
  view: {
    report: Report;
    addressFilter: Filter;
    choose: (change: (filter: Filter) => Filter) => void;
  };
  isFolded?: boolean;
};

/** The field without which a report requests nothing. */
function RecordSearch({ field, value, onSearch, isFolded }: RecordSearchProps) {
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
    <search className={isFolded ? styles.folded : undefined}>
      <form noValidate className={styles.form} onSubmit={search}>
        <div className={styles.field}>
          <TextField
            ref={input}
            label={field.title}
            {...(isFolded && { isLabelHidden: true, placeholder: field.title })}
            required
            {...(field.letters && atLeast(field.letters, isFolded && value !== ""))}
            error={isShort && <span role="alert">{searchPrompt(field)}</span>}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setIsShort(false);
            }}
          />
        </div>
        {isFolded ? (
          <Button type="submit" variant="primary" square aria-label={searching}>
            <Icon of={searchIcon} />
          </Button>
        ) : (
          <Button type="submit" variant="primary" className={styles.button}>
            {searching}
          </Button>
        )}
      </form>
    </search>
  );
}

/** What a field says, until it is known, and takes that needs so many letters or digits. */
function atLeast(letters: number, isKnown: boolean) {
  const said = isKnown ? undefined : atLeastLetters(letters);
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
