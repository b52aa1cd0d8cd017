import type { ReactNode } from "react";
import * as styles from "./actions.css.ts";

export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
