import type { ReactNode } from "react";
import * as styles from "./button-row.css.ts";

export function ButtonRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>{children}</div>
    </fieldset>
  );
}
