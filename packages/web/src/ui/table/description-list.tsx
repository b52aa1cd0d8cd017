import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { barLength } from "./bar-length.ts";
import { barred } from "./barred.css.ts";
import * as styles from "./description-list.css.ts";

export type DescriptionItem = {
  term: string;
  value: ReactNode;
  tone?: keyof typeof styles.tone;
  /** The total of the others. */
  strong?: boolean;
  /** The length of the bar behind it, from 0 to 1. */
  bar?: number | undefined;
  /** Whether the main figure of a row stands below its name. */
  isOnOwnLine?: boolean;
  /** Whether the value begins with the term, which is then visually hidden. */
  isTermHidden?: boolean;
};

export function DescriptionList({ terms }: { terms: readonly DescriptionItem[] }) {
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

export function DescriptionCard({
  title,
  terms,
}: {
  title: ReactNode;
  terms: readonly DescriptionItem[];
}) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <DescriptionList terms={terms} />
    </section>
  );
}

export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

export type RowCardProps = { title: ReactNode; terms: readonly DescriptionItem[] };

/** A row where the screen is too narrow for a table. */
export function RowCard({ title, terms }: RowCardProps) {
  const id = useId();
  const isMain = ({ strong }: DescriptionItem) => strong === true;
  const others = terms.filter((one) => !isMain(one));
  return (
    <section className={styles.rowCard} aria-labelledby={id}>
      <h2 id={id} className={styles.rowCardTitle}>
        {title}
      </h2>
      {others.length > 0 && (
        <dl className={styles.otherTerms}>
          {others.map((one) => (
            <RowCardTerm key={one.term} {...one} />
          ))}
        </dl>
      )}
      {terms.filter(isMain).map((one) => (
        <dl key={one.term} className={one.isOnOwnLine ? styles.ownLine : styles.mainTerms}>
          <RowCardTerm {...one} />
        </dl>
      ))}
    </section>
  );
}

function RowCardTerm(item: DescriptionItem) {
  const { term, value, strong, bar, isOnOwnLine, isTermHidden } = item;
  return (
    <div
      className={classNames(
        strong ? styles.mainTerm : styles.otherTerm,
        bar !== undefined && (isOnOwnLine ? barred : styles.barPair),
      )}
      style={bar === undefined ? undefined : barLength(bar, "100%")}
    >
      <dt className={isTermHidden ? styles.hiddenTerm : styles.rowCardTerm}>{term}</dt>
      <dd className={styles.rowCardValue}>{value}</dd>
    </div>
  );
}

export function RowCards({ children }: { children: ReactNode }) {
  return <div className={styles.rowCards}>{children}</div>;
}
