import type { ReactNode } from "react";
import * as styles from "./totals-footer.css.ts";

export type Total = { term: string; value: ReactNode };

export type TotalsFooterProps = {
  /** Sticky at the bottom. */
  totals: readonly Total[];
  /** Above them, not sticky. */
  others?: readonly Total[];
  note?: ReactNode;
};

export function TotalsFooter({ totals, others = [], note }: TotalsFooterProps) {
  return (
    <>
      {others.length > 0 && <Totals totals={others} />}
      <div className={styles.inSight}>
        {note && <p className={styles.note}>{note}</p>}
        <Totals totals={totals} />
      </div>
    </>
  );
}

function Totals({ totals }: Pick<TotalsFooterProps, "totals">) {
  return (
    <dl className={styles.totals}>
      {totals.map(({ term, value }) => (
        <div key={term} className={styles.total}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
