import type { ReactNode } from "react";
import * as styles from "./button-row.css.ts";
import { ChoiceStrip } from "./choice-strip.tsx";

export type ButtonRowProps = {
  label: string;
  /** What is chosen, where the buttons stand in one line that scrolls. */
  chosen?: string;
  children: ReactNode;
};

export function ButtonRow({ label, chosen, children }: ButtonRowProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      {chosen === undefined ? (
        <div className={styles.row}>{children}</div>
      ) : (
        <ChoiceStrip chosen={chosen}>{children}</ChoiceStrip>
      )}
    </fieldset>
  );
}
