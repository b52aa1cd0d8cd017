import { addDays } from "machines/time/calendar-day";
import type { DateRange } from "machines/time/date-range";
import { dateLabel } from "#words/dates";
import * as words from "#words/deferred";
import { Button } from "../../ui/button.tsx";
import { fullDays, missingInWords } from "../rules/missing-hours.ts";
import { missing } from "./report-range.css.ts";

export type MissingHoursProps = {
  range: DateRange;
  /** The running day. */
  today: string;
  /** YYYY-MM-DD HH:mm:ss of the hours that are missing; null where something else is said. */
  now: string | null;
  onChoose: (range: DateRange) => void;
};

/** Why a range that goes on is not compared, and the way to its days that are over. */
export function MissingHours({ range, today, now, onChoose }: MissingHoursProps) {
  const over = fullDays(range, today);
  return (
    <>
      {now && (
        <p className={missing} role="status">
          {missingInWords(range, now)}
        </p>
      )}
      <Button onClick={() => onChoose(over)}>
        {words.compareFullDays(dateLabel(addDays(over.to, -1)))}
      </Button>
    </>
  );
}
