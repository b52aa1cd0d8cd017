export { daysBetween, plusDays } from "./calendar-day.ts";
export { dateLabel, inputDate, rangeLabel } from "./date-formats.ts";
export { count, money, sumOfCounts, sumOfMoney, tollGrandTotal } from "./money.ts";
export { type ReportingClock, reportingClock } from "./reporting-clock.ts";
export {
  isRunning,
  nextRange,
  type Preset,
  presetOf,
  presetRange,
  presets,
  previousRange,
  serviceDays,
  splitRange,
} from "./reporting-window.ts";
