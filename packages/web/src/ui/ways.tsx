import type { ReactNode } from "react";
import * as styles from "./ways.css.ts";

/** The buttons and links that lead on from here. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}
