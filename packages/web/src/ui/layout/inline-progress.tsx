import type { ReactNode } from "react";
import * as styles from "./progress-line.css.ts";

type ProgressLineProps = {
  label: string;
  /** From 0 to 1; none where the end is not known. */
  share?: number;
  children?: ReactNode;
};

export function ProgressLine({ label, share, children }: ProgressLineProps) {
  return (
    <span className={styles.line}>
      <progress className={styles.bar} aria-label={label} value={share} max={1} />
      {children && <span role="status">{children}</span>}
    </span>
  );
}
