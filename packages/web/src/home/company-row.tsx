import { addDays } from "machines/time/calendar-day";
import type { Module } from "partner-sdk";
import { memo } from "react";
import * as words from "#words/day";
import { Link } from "../ui/link.tsx";
import * as styles from "./company-row.css.ts";
import { DayFigures } from "./day-figures.tsx";
import { HoursLine } from "./hours-line.tsx";
import { reportOf } from "./report-links.ts";
import type { RowWords } from "./rules/row.ts";

export type CompanyRowProps = Partial<RowWords> & {
  module: Module;
  company: string;
  /** What stands before its figures. */
  title: string;
  /** Whose reports the links are. */
  name: string;
  serviceDay: string;
  comparedDay: string;
  isComing: boolean;
};

/** Drawn anew only when one of its texts changes. */
export const CompanyRow = memo(function CompanyRow(props: CompanyRowProps) {
  const { module, company, title, name, serviceDay, hoursToday, hoursLastWeek } = props;
  const { fresh, isSilent } = props;
  return (
    <li className={styles.row}>
      <span className={styles.name}>{title}</span>
      <DayFigures {...props} />
      <span className={styles.hours}>
        {typeof hoursToday === "string" && (
          <HoursLine
            today={hoursToday}
            lastWeek={hoursLastWeek ?? ""}
            words={props.hoursInWords ?? ""}
          />
        )}
      </span>
      <span className={isSilent ? styles.silent : styles.fresh}>{fresh}</span>
      <span className={styles.links}>
        <Link
          href={reportOf(module, company, serviceDay)}
          className={styles.link}
          aria-label={words.ofCompany(words.today, name)}
        >
          {words.today}
        </Link>
        <Link
          href={reportOf(module, company, addDays(serviceDay, -1))}
          className={styles.link}
          aria-label={words.ofCompany(words.yesterday, name)}
        >
          {words.yesterday}
        </Link>
      </span>
    </li>
  );
});
