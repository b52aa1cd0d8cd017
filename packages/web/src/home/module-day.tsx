import { isOffered } from "machines/offered";
import type { Company, Module } from "partner-sdk";
import { type ReactNode, useId } from "react";
import * as words from "#words/day";
import { backTo } from "#words/frame";
import { companies as companiesInWords } from "#words/modules";
import { catalogue } from "../reports/definitions/catalogue.ts";
import { dayOfModule } from "../reports/definitions/day.ts";
import { useOffered } from "../state/use-offered.ts";
import { useToday } from "../state/use-today.ts";
import { Link } from "../ui/link.tsx";
import { CompanyRow, DayFigures } from "./company-row.tsx";
import { DayNote, DayStatus } from "./day-heading.tsx";
import * as styles from "./module-day.css.ts";
import { dayWords, rowWords, summed } from "./rules/row.ts";
import { type RunningDay, useRunningDay } from "./use-running-day.ts";

/** A module of Home: where it begins, and what was last open there. */
export type ModuleTile = {
  module: Module;
  title: string;
  href: string;
  icon: ReactNode;
  note: string;
  shortcut?: { href: string; title: string };
};

export type ModuleDayProps = {
  tile: ModuleTile;
  /** Those of all, which a search may leave. */
  all: readonly Company[];
  shown: readonly Company[];
  day: RunningDay;
};

export function ModuleDay({ tile, all, shown, day }: ModuleDayProps) {
  const { module, title, href, icon, note, shortcut } = tile;
  const id = useId();
  const hasReport = useHasReport(module);
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Link href={href} className={styles.link}>
            <span className={styles.mark}>{icon}</span>
            <span>
              <span id={id}>{title}</span>{" "}
              <span className={styles.note}>
                {/* The figures next to it are those of all. */}
                {all.length > 1 ? companiesInWords(all.length) : note}
              </span>
            </span>
          </Link>
        </h2>
        {all.length > 1 && <ModuleSum module={module} companies={all} day={day} />}
        {shortcut && (
          <Link href={shortcut.href} className={styles.shortcut}>
            {backTo(shortcut.title)}
          </Link>
        )}
      </div>
      <ul className={styles.list}>
        {shown.map((company) => (
          <CompanyDayRow
            key={company.id}
            {...{ module, company, day, hasReport }}
            title={company.name}
          />
        ))}
      </ul>
    </section>
  );
}

/** Whether the host answers the report of the records that the day of a module counts. */
function useHasReport(module: Module): boolean {
  const offered = useOffered();
  const screens = catalogue.flatMap(({ screens }) => screens);
  return screens.some(
    ({ route, operation }) => route === dayOfModule[module].report && isOffered(operation, offered),
  );
}

type CompanyDayRowProps = {
  module: Module;
  company: Company;
  title: string;
  day: RunningDay;
  hasReport: boolean;
};

function CompanyDayRow({ module, company, title, day, hasReport }: CompanyDayRowProps) {
  const { today, serviceDay, comparedDay, isComing } = day;
  const words = today?.of(module, company.id);
  return (
    <CompanyRow
      {...{ module, title, serviceDay, comparedDay, isComing, hasReport }}
      company={company.id}
      name={company.name}
      {...(words && rowWords(words, module, day))}
    />
  );
}

/** Companies of one module count the same; those of several do not. */
function ModuleSum({
  module,
  companies,
  day,
}: {
  module: Module;
  companies: readonly Company[];
  day: RunningDay;
}) {
  const { today, comparedDay, comparedUntil, isComing } = day;
  const sums = today && summed(companies.map(({ id }) => today.of(module, id)));
  return (
    <DayFigures
      {...{ module, comparedDay, isComing }}
      {...(sums && dayWords(sums, module, comparedUntil))}
    />
  );
}

type PreviewDayProps = { module: Module; company: Company };

/** The day of a company, in the preview of a module. */
export function PreviewDay({ module, company }: PreviewDayProps) {
  const state = useToday();
  const day = useRunningDay(state);
  const hasReport = useHasReport(module);
  return (
    <section aria-label={words.todaySoFar}>
      <div className={styles.previewHead}>
        <DayNote day={day} />
        <DayStatus state={state} />
      </div>
      <ul className={styles.list}>
        <CompanyDayRow {...{ module, company, day, hasReport }} title={words.soFar} />
      </ul>
    </section>
  );
}
