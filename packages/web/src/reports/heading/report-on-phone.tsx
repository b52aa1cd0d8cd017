import * as words from "#words/report";
import { lazyComponent } from "../../browser/lazy.tsx";
import { isSearched } from "../definitions/report.ts";
import { AgeChoices, ChoiceCounts, hasChoices } from "../filter/list-choices.tsx";
import { RecordSearches } from "../filter/record-search.tsx";
import { CountInWords, SearchAndSort } from "../table/report-tools.tsx";
import { ChoicesButton } from "./choices-button.tsx";
import * as styles from "./phone-bar.css.ts";
import { PhoneHeading } from "./phone-heading.tsx";
import { RangeButton } from "./range-button.tsx";
import { FilterButton, ReportScope, ReportTitle } from "./report-heading.tsx";
import { ReportMenu } from "./report-menu.tsx";
import { useUpdated } from "./report-updated.tsx";
import type { ScreenPathProps } from "./screen-path.tsx";
import type { ReportView } from "./use-report-view.ts";

const MissingHours = lazyComponent("deferred", "MissingHours");

export type ReportOnPhoneProps = { view: ReportView; path: ScreenPathProps };

/** What stands above a report's rows on a phone: two lines of buttons and what the rows are about. */
export function ReportOnPhone({ view, path }: ReportOnPhoneProps) {
  const { report, opened, addressFilter, comparison, table, fetched, chosen } = view;
  const { state, status } = opened;
  const { note } = useUpdated(view);
  const { missing } = comparison;
  const hasRows = state !== "loading" && state !== "stopped" && table.all.length > 0;
  const count = hasRows && <CountInWords table={table} isPartial={status.hasMore} />;
  const line = status.isDeferred ? words.chosenWhenBack : comparison.line;
  return (
    <>
      <PhoneHeading
        path={path}
        actions={
          <>
            <FilterButton view={view} />
            <ReportMenu view={view} path={path} />
          </>
        }
      >
        <ReportTitle view={view} />
      </PhoneHeading>
      <div className={styles.bar}>
        {addressFilter.range ? (
          <RangeButton view={view} range={addressFilter.range} count={count} />
        ) : report.ageField ? (
          <div className={styles.strip}>
            <AgeChoices
              {...{ report, fetched, chosen }}
              isAnswered={state === "answered"}
              isLabelHidden
            />
          </div>
        ) : hasChoices(report) ? (
          <ChoicesButton view={view} />
        ) : report.filters.some(isSearched) ? (
          <RecordSearches view={view} isFolded />
        ) : (
          <p className={styles.count} role="status">
            {count}
          </p>
        )}
        {hasRows && <SearchAndSort table={table} hasSort isFolded />}
      </div>
      <div>
        <p className={styles.note}>
          <ReportScope view={view} entry={path.entry} />
        </p>
        {hasChoices(report) && hasRows && (
          <ChoiceCounts {...{ report, fetched }} left={table.rows.length} />
        )}
        {(comparison.short || report.ageField || report.filters.some(isSearched)) && (
          <p className={styles.hidden} role="status">
            {count}
          </p>
        )}
        <p
          className={comparison.short && !status.isDeferred ? styles.hidden : styles.note}
          role="status"
        >
          {line}
        </p>
        {missing && (
          <MissingHours
            {...missing}
            onChoose={(range) => view.choose(({ fields }) => ({ range, fields }))}
          />
        )}
        <p className={styles.note} aria-live="polite">
          {note}
        </p>
      </div>
    </>
  );
}
