import { addDays } from "machines/time/calendar-day";
import { maxRangeSpan } from "machines/time/date-range";
import { useEffect, useRef } from "react";
import { dateLabel } from "#words/dates";
import * as words from "#words/report";
import { lazyComponent } from "../../browser/lazy.tsx";
import { useReportingClock, useReportingWeek, useServiceDay } from "../../state/reporting.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import type { useComparison } from "../compare/use-comparison.ts";
import { PresetButtons } from "../filter/preset-buttons.tsx";
import { type RangeChoice, RangeSteps, useIsStillServiceDay } from "../filter/report-range.tsx";
import { isComparisonPeriod } from "../rules/compared-ranges.ts";
import * as styles from "./range-sheet.css.ts";

const DateRangeField = lazyComponent("overlays", "DateRangeField");

export type RangeSheetProps = RangeChoice & {
  comparison: ReturnType<typeof useComparison>;
  /** Whether it opens on what to compare with. */
  isAtComparison: boolean;
  onClose: () => void;
};

/** All that a phone's report can be about: another range, and another one to set against it. Any choice but a step closes it. */
export function RangeSheet({ comparison, isAtComparison, onClose, ...choice }: RangeSheetProps) {
  const { range, preset, onChoose } = choice;
  const { timeZone } = useReportingClock();
  const today = useServiceDay();
  const week = useReportingWeek();
  const { offered, chosen, choose, line } = comparison;
  const compare = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isAtComparison) compare.current?.focus();
  }, [isAtComparison]);
  const choseRange: typeof onChoose = (...chosen) => {
    onChoose(...chosen);
    onClose();
  };
  return (
    <Dialog title={words.range} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <fieldset className={styles.presets} aria-label={words.range}>
        <RangeSteps {...choice} />
        <PresetButtons range={range} preset={preset} onChoose={choseRange} />
      </fieldset>
      {useIsStillServiceDay(range) && (
        <p className={styles.line}>{words.stillServiceDay(dateLabel(today))}</p>
      )}
      <DateRangeField
        value={range}
        onChange={(range) => choseRange(range)}
        max={addDays(today, 1)}
        maxSpan={maxRangeSpan()}
        timeZone={timeZone}
        week={week}
      />
      {offered.length > 0 && (
        <Select
          label={words.compareWith}
          ref={compare}
          placeholder={words.noComparison}
          options={offered.map(({ comparing, title }) => ({ value: comparing, label: title }))}
          value={chosen ?? ""}
          onChange={(value) => {
            choose(isComparisonPeriod(value) ? value : null);
            onClose();
          }}
        />
      )}
      {line && <p className={styles.line}>{line}</p>}
    </Dialog>
  );
}
