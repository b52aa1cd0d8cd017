import type { ActiveFilter } from "../rules/active-filter.ts";
import * as styles from "./record-search.css.ts";

/** What the rows below were found by. */
export function SearchedFor({ narrowedBy }: { narrowedBy: readonly ActiveFilter[] }) {
  const by = narrowedBy.find(({ isRequired }) => isRequired);
  if (!by) return null;
  return (
    <h2 className={styles.title}>
      {by.title}: {by.value}
    </h2>
  );
}
