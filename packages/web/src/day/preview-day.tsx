import type { Company, Module } from "partner-sdk";
import type { Today } from "../portal/today.tsx";
import { useToday } from "../portal/today.tsx";
import { DayNote, DayStatus } from "./day-heading.tsx";
import { list } from "./module-day.css.ts";
import { CompanyDayRow } from "./module-day.tsx";
import * as styles from "./preview-day.css.ts";
import { useRunningDay } from "./use-running-day.ts";

type PreviewDayProps = { module: Module; company: Company };

/** The day of a module's company, where the host tells it. */
export function PreviewDay(props: PreviewDayProps) {
  const today = useToday();
  return today && <DayOfCompany {...props} today={today} />;
}

function DayOfCompany({ module, company, today }: PreviewDayProps & { today: Today }) {
  const day = useRunningDay(today);
  return (
    <section aria-label="Today so far">
      <div className={styles.head}>
        <p className={styles.note}>
          <DayNote today={today} />
        </p>
        <DayStatus today={today} />
      </div>
      <ul className={list}>
        <CompanyDayRow {...{ module, company, day }} title="So far" />
      </ul>
    </section>
  );
}
