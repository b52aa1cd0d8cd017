import { dayLabel } from "#words/dates";
import * as words from "#words/day";
import { updated } from "#words/frame";
import { updatedAt } from "../i18n/clock.ts";
import { inMinutes } from "../i18n/in-minutes.ts";
import { inDigits } from "../i18n/numbers/digits.ts";
import { useReportingClock } from "../state/reporting.tsx";
import type { TodayState } from "../state/use-today.ts";
import { Countdown } from "../ui/countdown.tsx";
import { RefreshButton } from "../ui/table/last-updated.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import * as styles from "./day-heading.css.ts";
import { comparedTo } from "./rules/words.ts";
import type { RunningDay } from "./use-running-day.ts";

/** Which day it is, and which it is compared with; that line keeps its place until it is known. */
export function DayNote({ day }: { day: RunningDay }) {
  const { serviceDay, comparedDay, comparedUntil, today } = day;
  const against = comparedTo(comparedDay, comparedUntil);
  return (
    <p className={styles.note}>
      <span className={styles.line}>{words.untilNight(dayLabel(serviceDay))}</span>
      <span className={styles.line}>
        {against ? words.comparedWith(against) : today && words.nothingToCompare}
      </span>
    </p>
  );
}

/** How old the figures are, and a button to refresh them. A screen reader announces only figures that somebody waited for. */
export function DayStatus({ state }: { state: TodayState }) {
  const clock = useReportingClock();
  const { fetchedAt, failure, awaitedAt, isAwaited, isTooEarly, refresh } = state;
  const timeOf = (moment: number) => updatedAt(moment, clock, Date.now());
  const late = failure && lateWords(fetchedAt === null ? null : timeOf(fetchedAt));
  const wait = isTooEarly ? (failure?.retryAfter ?? 0) : 0;
  const waitWords = (left: number) =>
    left > 0 ? ` ${words.tryingAgainIn(inDigits(inMinutes(left)))}` : "";
  return (
    <div className={styles.status}>
      <span className={late ? styles.late : styles.time}>
        {late ? (
          <Countdown key={wait} seconds={wait}>
            {(left) => late + waitWords(left)}
          </Countdown>
        ) : (
          fetchedAt !== null && updated(timeOf(fetchedAt))
        )}
      </span>
      <VisuallyHidden role="status">
        {late ? late + waitWords(wait) : awaitedAt !== null && updated(timeOf(awaitedAt))}
      </VisuallyHidden>
      <RefreshButton
        variant="quiet"
        isLoading={isAwaited}
        isTooEarly={isTooEarly}
        onRefresh={refresh}
      />
    </div>
  );
}

function lateWords(since: string | null): string {
  return since === null ? words.notLoaded : words.notUpdatedSince(since);
}
