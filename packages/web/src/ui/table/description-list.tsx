import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { barLength } from "./bar-length.ts";
import { barred } from "./barred.css.ts";
import * as styles from "./term-list.css.ts";

export type Term = {
  term: string;
  value: ReactNode;
  tone?: keyof typeof styles.tone;
  /** The figure that the others add up to. */
  strong?: boolean;
  /** How long the bar behind it is, from 0 to 1. */
  bar?: number | undefined;
  /** Whether the value begins with the term, so that the eye needs it but once. */
  isSaid?: boolean;
};

export function TermList({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className={styles.list}>
      {terms.map(({ term, value, tone = "plain", strong, bar }) => (
        <div
          key={term}
          className={classNames(
            styles.row,
            strong && styles.strongRow,
            bar !== undefined && barred,
          )}
          style={bar === undefined ? undefined : barLength(bar)}
        >
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.tone[tone]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function TermCard({ title, terms }: { title: ReactNode; terms: readonly Term[] }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <TermList terms={terms} />
    </section>
  );
}

export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
