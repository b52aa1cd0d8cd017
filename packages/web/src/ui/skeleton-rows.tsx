import * as styles from "./skeleton-rows.css.ts";

export type SkeletonRowsProps = { rows?: number; columns?: number };

const upTo = (count: number) => Array.from({ length: count }, (_, position) => position);

/** The shape of what is on its way; the progress bar says that it is, so this says nothing. */
export function SkeletonRows({ rows = 6, columns = 4 }: SkeletonRowsProps) {
  return (
    <div aria-hidden="true" className={styles.rows}>
      {upTo(rows).map((row) => (
        <div key={row} className={styles.row}>
          {upTo(columns).map((column) => (
            <span key={column} className={styles.bar} />
          ))}
        </div>
      ))}
    </div>
  );
}
