import type { ReactNode } from "react";
import * as styles from "./toast.css.ts";

/** Always rendered, even empty: screen readers announce only changes of a live region. */
export function Toast({ children }: { children: ReactNode }) {
  return (
    <p aria-live="polite" className={styles.toast}>
      {children}
    </p>
  );
}
