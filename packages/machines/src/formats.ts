export { daysBetween, plusDays } from "./calendar-day.ts";
export { comparedRange, comparings, counterparts } from "./compared-range.ts";
export { dateLabel, dayLabel, daysLabel, inputDate, rangeLabel } from "./date-formats.ts";
export { isAmount, isCount, sumOfCounts, sumOfMoney, tollGrandTotal } from "./money.ts";
export {
  type OfferedPreset,
  type Preset,
  presetOf,
  presetRange,
  presets,
  presetsOn,
} from "./range-presets.ts";
export type { Comparing } from "./report-request.ts";
export { instantOf, type ReportingClock, reportingClock } from "./reporting-clock.ts";
export {
  isWeekend,
  type ReportingWeek,
  reportingWeek,
  weekdayLabel,
} from "./reporting-week.ts";
export {
  isRunning,
  nextRange,
  previousRange,
  serviceDays,
  splitRange,
} from "./reporting-window.ts";
