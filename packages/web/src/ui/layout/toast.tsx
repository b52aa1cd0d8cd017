import type { ReactNode } from "react";
import * as styles from "./toast.css.ts";

/** What has just been done, said once and for a while. It stands in the page before, so that it is read out. */
export function Toast({ children }: { children: ReactNode }) {
  return (
    <p aria-live="polite" className={styles.toast}>
      {children}
    </p>
  );
}
