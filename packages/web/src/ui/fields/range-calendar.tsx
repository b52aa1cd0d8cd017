import {
  getLocalTimeZone,
  parseDate,
  toCalendarDate,
  today,
  toZoned,
} from "@internationalized/date";
import previousIcon from "lucide/dist/esm/icons/chevron-left.mjs";
import nextIcon from "lucide/dist/esm/icons/chevron-right.mjs";
import { isWeekend, type ReportingWeek } from "machines/time/reporting-week";
import { useEffect, useRef } from "react";
import {
  RangeCalendar as AriaRangeCalendar,
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/RangeCalendar";
import { rangeLabel } from "#words/dates";
import * as words from "#words/overlays";
import { weekdays } from "#words/react-aria";
import { inDigits } from "../../i18n/numbers/digits.ts";
import { iconButtonClass } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { LocaleProvider } from "../locale-provider.tsx";
import * as styles from "./range-calendar.css.ts";

export type DateRangeValue = { from: string; to: string };

export type DateRangeFieldProps = {
  /** Dates as YYYY-MM-DD, both empty while none are chosen. */
  value: DateRangeValue;
  onChange: (value: DateRangeValue) => void;
  max: string;
  /** The most days between the two dates. */
  maxSpan: number;
  /** Where today is marked; null for the browser's time zone. */
  timeZone: string | null;
  /** Which day comes first, and which days are marked; without it, the platform's order and no marks. */
  week?: ReportingWeek | undefined;
};

const unnamed: ReportingWeek = { startsOn: null, weekend: [] };

export function RangeCalendar({
  value,
  focused,
  max,
  maxSpan,
  timeZone,
  week = unnamed,
  onChange,
}: DateRangeFieldProps & { focused: string | null }) {
  const calendar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    calendar.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const inZone = (date: string) =>
    timeZone === null ? parseDate(date) : toZoned(parseDate(date), timeZone);
  return (
    <LocaleProvider>
      <AriaRangeCalendar
        ref={calendar}
        autoFocus
        aria-label={words.dateRange}
        className={styles.calendar}
        defaultValue={focused ? { start: inZone(value.from), end: inZone(value.to) } : null}
        defaultFocusedValue={focused ? parseDate(focused) : today(timeZone ?? getLocalTimeZone())}
        maxValue={parseDate(max)}
        {...startOf(week)}
        isDateUnavailable={(date, anchor) =>
          anchor !== null && Math.abs(date.compare(anchor)) > maxSpan
        }
        onChange={(range) => onChange(datesOf(range))}
      >
        {({ state: { highlightedRange } }) => (
          <>
            <div className={styles.words}>
              <p aria-live="polite">{highlightedRange && rangeLabel(datesOf(highlightedRange))}</p>
              <p className={styles.longest} aria-hidden="true">
                {longestLabel(maxSpan)}
              </p>
            </div>
            <p className={styles.hint}>{inDigits(words.chooseDays)}</p>
            <div className={styles.head}>
              <CalendarHeading className={styles.month} />
              <Button slot="previous" className={iconButtonClass}>
                <Icon of={previousIcon} />
              </Button>
              <Button slot="next" className={iconButtonClass}>
                <Icon of={nextIcon} />
              </Button>
            </div>
            <CalendarGrid className={styles.grid} weekdayStyle={weekdays}>
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => (
                  <CalendarCell
                    date={date}
                    className={classNames(
                      styles.cell,
                      isWeekend(date.toString(), week) && styles.weekend,
                    )}
                  >
                    {({ formattedDate, isSelectionStart, isSelectionEnd }) => (
                      <>
                        {formattedDate}
                        {isSelectionEnd && !isSelectionStart && (
                          <span className={styles.hour} aria-hidden="true">
                            {" "}
                            {inDigits(words.endsAt)}
                          </span>
                        )}
                      </>
                    )}
                  </CalendarCell>
                )}
              </CalendarGridBody>
            </CalendarGrid>
          </>
        )}
      </AriaRangeCalendar>
    </LocaleProvider>
  );
}

/** The longest label of a range, over all names of months. */
function longestLabel(maxSpan: number): string {
  const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, "0"));
  const labels = months.map((month) => {
    const from = parseDate(`2000-${month}-28`);
    return rangeLabel(datesOf({ start: from, end: from.add({ days: maxSpan }) }));
  });
  return labels.reduce((longest, label) => (label.length > longest.length ? label : longest));
}

const firstDays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

function startOf({ startsOn }: ReportingWeek) {
  const day = startsOn === null ? undefined : firstDays[startsOn];
  return day && { firstDayOfWeek: day };
}

type Day = Parameters<typeof toCalendarDate>[0];

const datesOf = ({ start, end }: { start: Day; end: Day }): DateRangeValue => ({
  from: toCalendarDate(start).toString(),
  to: toCalendarDate(end).toString(),
});
