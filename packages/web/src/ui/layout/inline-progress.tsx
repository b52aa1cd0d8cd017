import type { ReactNode } from "react";
import * as styles from "./inline-progress.css.ts";

type InlineProgressProps = {
  label: string;
  /** From 0 to 1; none where the end is not known. */
  share?: number;
  children?: ReactNode;
};

export function InlineProgress({ label, share, children }: InlineProgressProps) {
  return (
    <span className={styles.line}>
      <progress className={styles.bar} aria-label={label} value={share} max={1} />
      {children && <span role="status">{children}</span>}
    </span>
  );
}
