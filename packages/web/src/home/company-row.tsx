import { addDays } from "machines/time/calendar-day";
import type { Module } from "partner-sdk";
import { memo } from "react";
import { weekdayLabel } from "#words/dates";
import * as words from "#words/day";
import { notAvailable } from "#words/frame";
import { withSign } from "../i18n/figures.ts";
import { dayOfModule } from "../reports/definitions/day.ts";
import { useCurrency } from "../state/reporting.tsx";
import { Change, ChangeLine } from "../ui/change.tsx";
import { Link } from "../ui/link.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import * as styles from "./company-row.css.ts";
import { box } from "./rules/hours.ts";
import type { DayWords, RowWords } from "./rules/row.ts";

export type CompanyRowProps = Partial<RowWords> & {
  module: Module;
  company: string;
  /** What stands before its figures. */
  title: string;
  /** Whose reports the links are. */
  name: string;
  /** Whether the host answers them. */
  hasReport: boolean;
  serviceDay: string;
  comparedDay: string;
  isComing: boolean;
};

/** Renders again only when one of its texts changes. */
export const CompanyRow = memo(function CompanyRow(props: CompanyRowProps) {
  const { module, company, title, name, serviceDay, hoursToday, hoursLastWeek } = props;
  const { fresh, isSilent, hasReport } = props;
  return (
    <li className={styles.row}>
      <span className={styles.name}>{title}</span>
      <DayFigures {...props} />
      <span className={styles.hours}>
        {typeof hoursToday === "string" && (
          <HoursLine
            today={hoursToday}
            lastWeek={hoursLastWeek ?? ""}
            hours={props.hoursInWords ?? ""}
          />
        )}
      </span>
      <span className={isSilent ? styles.silent : styles.fresh}>{fresh}</span>
      <span className={styles.links}>
        {hasReport && (
          <>
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
          </>
        )}
      </span>
    </li>
  );
});

type DayFiguresProps = Partial<DayWords> & {
  module: Module;
  comparedDay: string;
  isComing: boolean;
};

/** The cells of a row that hold its day so far, and how that stands against last week. */
export function DayFigures(props: DayFiguresProps) {
  const { module, amount, count, direction, difference, share, comparedDay, isComing } = props;
  const { figure } = dayOfModule[module];
  const sign = useCurrency();
  return (
    <>
      <span className={styles.amount}>
        {isComing ? <span className={styles.coming} /> : withSign(amount ?? notAvailable, sign)}
        {figure && <span className={styles.figure}> {figure}</span>}
      </span>
      <span className={styles.count}>{isComing ? <span className={styles.coming} /> : count}</span>
      <span className={styles.change}>
        {direction && difference && (
          <>
            {direction === "none" ? (
              <ChangeLine direction={direction} size={difference} />
            ) : (
              <>
                <Change direction={direction} size={difference} />{" "}
                <bdi className={styles.share}>{share}</bdi>
              </>
            )}{" "}
            <VisuallyHidden>{words.comparedWithLast(weekdayLabel(comparedDay))}</VisuallyHidden>
          </>
        )}
      </span>
    </>
  );
}

type HoursLineProps = { today: string; lastWeek: string; hours: string };

/** The day by the hour over last week's, which is whole. */
function HoursLine({ today, lastWeek, hours }: HoursLineProps) {
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.byTheHour(hours)}
    >
      <polyline className={styles.lastWeek} points={lastWeek} vectorEffect="non-scaling-stroke" />
      <polyline className={styles.today} points={today} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The address of a company's report of one service day. */
function reportOf(module: Module, company: string, day: string): string {
  const query = new URLSearchParams({ company, from_date: day, to_date: addDays(day, 1) });
  return `${dayOfModule[module].report}?${query}`;
}
