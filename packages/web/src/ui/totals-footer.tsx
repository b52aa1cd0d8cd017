import type { ReactNode } from "react";
import * as styles from "./totals-footer.css.ts";

export type Total = { term: string; value: ReactNode };

/** Stays in sight at the foot of the page while the rows scroll. */
export function TotalsFooter({ totals, note }: { totals: readonly Total[]; note?: ReactNode }) {
  return (
    <div className={styles.footer}>
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
