import chevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import chevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { type DateRange, rangeAlert } from "machines/time/date-range";
import type { Preset } from "machines/time/range-presets";
import { nextRange, previousRange, serviceDays } from "machines/time/reporting-window";
import { type ReactNode, startTransition, useOptimistic } from "react";
import { dateLabel } from "#words/dates";
import * as words from "#words/report";
import { useShortcut } from "../../browser/shortcuts.ts";
import { useReportingClock, useServiceDay } from "../../state/reporting.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoiceStrip } from "../../ui/fields/button-group.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PresetButtons, PresetKeys } from "./preset-buttons.tsx";
import * as styles from "./report-range.css.ts";

export type ReportRangeProps = {
  range: DateRange;
  /** The preset that was last chosen. */
  preset: Preset | undefined;
  onChoose: (range: DateRange, preset?: Preset) => void;
  /** More buttons after the presets, and a line about the range below them. */
  children: ReactNode;
  note: string;
  /** The longest that the line becomes while this range is shown. */
  roomForNote: string;
  /** What can be done about it. */
  noteAction: ReactNode;
  /** When the rows came, and how to refresh them. */
  freshness: ReactNode;
};

export function ReportRange({
  range: asked,
  preset,
  onChoose: ask,
  children,
  note,
  roomForNote,
  noteAction,
  freshness,
}: ReportRangeProps) {
  // Pressed at once, before the report of this range is drawn.
  const [range, show] = useOptimistic(asked);
  const onChoose = (chosen: DateRange, by?: Preset) =>
    startTransition(() => {
      show(chosen);
      ask(chosen, by);
    });
  const clock = useReportingClock();
  const today = useServiceDay();
  return (
    <div className={styles.range}>
      <fieldset className={styles.bar} aria-label={words.range}>
        <div className={styles.steps}>
          <Step
            title={words.previousRange}
            shortcut="ArrowLeft"
            to={previousRange(range)}
            onChoose={onChoose}
          >
            <Icon of={chevronLeft} />
          </Step>
          <Step
            title={words.nextRange}
            shortcut="ArrowRight"
            to={nextRange(range, today)}
            onChoose={onChoose}
          >
            <Icon of={chevronRight} />
          </Step>
        </div>
        <ChoiceStrip chosen={`${range.from} ${range.to}`}>
          <PresetButtons range={range} preset={preset} onChoose={onChoose} />
          {children}
        </ChoiceStrip>
        <PresetKeys onChoose={onChoose} />
        {freshness}
      </fieldset>
      {clock.isBeforeWindow(Date.now()) && !isLongPast(range, today) && (
        <p className={styles.line}>{words.stillServiceDay(dateLabel(today))}</p>
      )}
      <p className={styles.line} data-room={roomForNote} role="status">
        <span>{note}</span>
      </p>
      {noteAction}
    </div>
  );
}

/** Over before the running service day: what it holds does not change with the hour. */
function isLongPast(range: DateRange, today: string): boolean {
  const days = serviceDays(range);
  return days !== null && days.end < today;
}

type StepProps = {
  title: string;
  shortcut: string;
  to: DateRange | null;
  onChoose: (range: DateRange) => void;
  children: ReactNode;
};

/** Stays focusable even if it leads nowhere, so that the focus is not lost. */
function Step({ title, shortcut, to, onChoose, children }: StepProps) {
  const isOpen = to !== null && rangeAlert(to) === null;
  const step = () => isOpen && onChoose(to);
  useShortcut(shortcut, step);
  return (
    <Button square aria-label={title} title={title} aria-disabled={!isOpen} onClick={step}>
      {children}
    </Button>
  );
}
