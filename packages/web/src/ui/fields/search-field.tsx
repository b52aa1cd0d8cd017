import searchIcon from "lucide/dist/esm/icons/search.mjs";
import type { Ref } from "react";
import * as words from "#words/frame";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { input } from "./field.css.ts";
import * as styles from "./search-field.css.ts";

export type SearchFieldProps = {
  ref?: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
  /** As wide as its icon until it is used, when it takes the whole of the line that it stands in. */
  isFolded?: boolean;
};

export function SearchField({ ref, value, onChange, isFolded = false }: SearchFieldProps) {
  const isFilled = value !== "";
  return (
    <span
      className={
        isFolded
          ? classNames(styles.folded, isFilled && styles.foldedOn)
          : classNames(styles.field, isFilled && styles.filled)
      }
    >
      <Icon of={searchIcon} className={styles.icon} />
      <input
        ref={ref}
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        className={classNames(input, isFolded ? styles.foldedControl : styles.control)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  );
}
