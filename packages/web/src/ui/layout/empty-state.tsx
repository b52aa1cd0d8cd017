import type { ReactNode } from "react";
import * as words from "#words/frame";
import * as styles from "./empty-state.css.ts";

type EmptyStateProps = { title?: string; hint?: ReactNode; action?: ReactNode };

export function EmptyState({ title = words.noData, hint, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  );
}
