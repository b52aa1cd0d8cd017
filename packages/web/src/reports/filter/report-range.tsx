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
import { Icon, type IconNode } from "../../ui/icon.tsx";
import { PresetButtons, PresetKeys } from "./preset-buttons.tsx";
import * as styles from "./report-range.css.ts";

export type RangeChoice = {
  range: DateRange;
  /** The preset that was last chosen. */
  preset: Preset | undefined;
  onChoose: (range: DateRange, preset?: Preset) => void;
};

/** Shows a range as soon as it is chosen, before the report of it is drawn. */
export function useRangeChoice({ range: asked, preset, onChoose: ask }: RangeChoice): RangeChoice {
  const [range, show] = useOptimistic(asked);
  const onChoose = (chosen: DateRange, by?: Preset) =>
    startTransition(() => {
      show(chosen);
      ask(chosen, by);
    });
  return { range, preset, onChoose };
}

export type ReportRangeProps = RangeChoice & {
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
  children,
  note,
  roomForNote,
  noteAction,
  freshness,
  ...asked
}: ReportRangeProps) {
  const choice = useRangeChoice(asked);
  const { range, preset, onChoose } = choice;
  const today = useServiceDay();
  return (
    <div className={styles.range}>
      <fieldset className={styles.bar} aria-label={words.range}>
        <div className={styles.steps}>
          <RangeSteps {...choice} />
        </div>
        <ChoiceStrip chosen={`${range.from} ${range.to}`}>
          <PresetButtons range={range} preset={preset} onChoose={onChoose} />
          {children}
        </ChoiceStrip>
        <RangeKeys {...choice} />
        {freshness}
      </fieldset>
      {useIsStillServiceDay(range) && (
        <p className={styles.line}>{words.stillServiceDay(dateLabel(today))}</p>
      )}
      <p className={styles.line} data-room={roomForNote} role="status">
        <span>{note}</span>
      </p>
      {noteAction}
    </div>
  );
}

/** Whether the calendar has a new day, and the range may be about the service day that goes on until 03:00. */
export function useIsStillServiceDay(range: DateRange): boolean {
  const clock = useReportingClock();
  const today = useServiceDay();
  const days = serviceDays(range);
  // What was over before the running day does not change with the hour.
  const isLongPast = days !== null && days.end < today;
  return clock.isBeforeWindow(Date.now()) && !isLongPast;
}

function useSteps({ range, onChoose }: RangeChoice) {
  const today = useServiceDay();
  const stepTo = (to: DateRange | null) => {
    const isOpen = to !== null && rangeAlert(to) === null;
    return { isOpen, step: () => isOpen && onChoose(to) };
  };
  return { previous: stepTo(previousRange(range)), next: stepTo(nextRange(range, today)) };
}

/** The keys that choose a preset, or the range before or after. */
export function RangeKeys(choice: RangeChoice) {
  const { previous, next } = useSteps(choice);
  useShortcut("ArrowLeft", previous.step);
  useShortcut("ArrowRight", next.step);
  return <PresetKeys onChoose={choice.onChoose} />;
}

export function RangeSteps(choice: RangeChoice) {
  const { previous, next } = useSteps(choice);
  return (
    <>
      <Step title={words.previousRange} {...previous} icon={chevronLeft} />
      <Step title={words.nextRange} {...next} icon={chevronRight} />
    </>
  );
}

type StepProps = { title: string; isOpen: boolean; step: () => void; icon: IconNode };

/** Stays focusable even if it leads nowhere, so that the focus is not lost. */
function Step({ title, isOpen, step, icon }: StepProps) {
  return (
    <Button
      square
      className={styles.step}
      aria-label={title}
      title={title}
      aria-disabled={!isOpen}
      onClick={step}
    >
      <Icon of={icon} />
    </Button>
  );
}
