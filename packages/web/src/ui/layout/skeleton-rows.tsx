import * as styles from "./skeleton-rows.css.ts";

export type SkeletonRowsProps = { rows?: number; columns?: number };

const upTo = (count: number) => Array.from({ length: count }, (_, position) => position);

/** Silent for screen readers: the progress bar announces that something is loading. */
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
