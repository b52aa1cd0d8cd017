import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import * as styles from "./totals-footer.css.ts";

/** More totals than this would hide the rows on a phone. */
const inSight = 4;

export type Total = { term: string; value: ReactNode };

export function TotalsFooter({ totals, note }: { totals: readonly Total[]; note?: ReactNode }) {
  return (
    <div className={classNames(styles.footer, totals.length <= inSight && styles.inSight)}>
      {note && <p className={styles.note}>{note}</p>}
      <dl className={styles.totals}>
        {totals.map(({ term, value }) => (
          <div key={term} className={styles.total}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
