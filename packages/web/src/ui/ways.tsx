import type { ReactNode } from "react";
import * as styles from "./ways.css.ts";

export function Ways({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}
