import type { ReactNode } from "react";
import { weekdayLabel } from "#words/dates";
import * as styles from "./weekend-day.css.ts";

/** A date with its day of the week, which the others leave out. */
export function WeekendDay({ day, children }: { day: string; children: ReactNode }) {
  return (
    <>
      {children} <span className={styles.name}>{weekdayLabel(day)}</span>
    </>
  );
}
