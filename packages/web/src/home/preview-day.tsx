import type { Company, Module } from "partner-sdk";
import * as words from "#words/day";
import { useToday } from "../state/use-today.ts";
import { DayNote, DayStatus } from "./day-heading.tsx";
import { list } from "./module-day.css.ts";
import { CompanyDayRow } from "./module-day.tsx";
import * as styles from "./preview-day.css.ts";
import { useRunningDay } from "./use-running-day.ts";

type PreviewDayProps = { module: Module; company: Company };

/** The day of a module's company. */
export function PreviewDay({ module, company }: PreviewDayProps) {
  const today = useToday();
  const day = useRunningDay(today);
  return (
    <section aria-label={words.todaySoFar}>
      <div className={styles.head}>
        <DayNote day={day} />
        <DayStatus today={today} />
      </div>
      <ul className={list}>
        <CompanyDayRow {...{ module, company, day }} title={words.soFar} />
      </ul>
    </section>
  );
}
