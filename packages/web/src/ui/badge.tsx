import type { ReactNode } from "react";
import * as styles from "./badge.css.ts";

export type BadgeProps = { tone: keyof typeof styles.tone; children: ReactNode };

/** A state in a word; its color only helps to find it. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
