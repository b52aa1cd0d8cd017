import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { barLength } from "./bar-length.ts";
import type { DescriptionItem } from "./description-list.tsx";
import * as styles from "./row-card.css.ts";

export type RowCardProps = { title: ReactNode; terms: readonly DescriptionItem[] };

/** A row where the screen is too narrow for a table. */
export function RowCard({ title, terms }: RowCardProps) {
  const id = useId();
  return (
    <section className={styles.row} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.terms}>
        {terms.map(({ term, value, strong, bar, isTermHidden }) => (
          <div
            key={term}
            className={classNames(
              styles.pairs[strong ? "main" : "other"],
              bar !== undefined && styles.withBar,
            )}
            style={bar === undefined ? undefined : barLength(bar, "100%")}
          >
            <dt className={isTermHidden ? styles.hiddenTerm : styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function RowCards({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}
