import type { ReactNode } from "react";
import * as styles from "./empty-state.css.ts";

export function EmptyState({ hint, action }: { hint?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>No Data</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  );
}
