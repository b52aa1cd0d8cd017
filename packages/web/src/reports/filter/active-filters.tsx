import clearIcon from "lucide/dist/esm/icons/x.mjs";
import * as words from "#words/report";
import { Button } from "../../ui/button.tsx";
import { focusNextItem } from "../../ui/focus-next-item.ts";
import { Icon } from "../../ui/icon.tsx";
import { type ActiveFilter, activeFiltersInWords } from "../rules/active-filter.ts";
import * as styles from "./active-filters.css.ts";

export type ActiveFiltersProps = {
  filters: readonly ActiveFilter[];
  clear: (one: ActiveFilter) => void;
};

/** What narrows the rows below, each cleared with one press. */
export function ActiveFilters({ filters, clear }: ActiveFiltersProps) {
  const shown = filters.filter(({ isRequired }) => !isRequired);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={words.narrowedBy}>
      {shown.map((one) => {
        const said = activeFiltersInWords([one]);
        return (
          <li key={`${one.by} ${one.field}`} className={styles.chip}>
            <Button
              aria-label={words.clear(said)}
              className={styles.button}
              onClick={(event) => {
                focusNextItem(event.currentTarget);
                clear(one);
              }}
            >
              <span className={styles.words}>{said}</span>
              <Icon of={clearIcon} />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
