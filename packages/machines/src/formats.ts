export { isAmount, isCount, sumOfCounts, sumOfMoney, tollGrandTotal } from "./reports/money.ts";
export type { Comparing } from "./reports/report-request.ts";
export { daysBetween, plusDays } from "./time/calendar-day.ts";
export { comparedRange, comparings, counterparts } from "./time/compared-range.ts";
export { dateLabel, dayLabel, daysLabel, inputDate, rangeLabel } from "./time/date-formats.ts";
export {
  type OfferedPreset,
  type Preset,
  presetOf,
  presetRange,
  presets,
  presetsOn,
} from "./time/range-presets.ts";
export { instantOf, type ReportingClock, reportingClock } from "./time/reporting-clock.ts";
export {
  isWeekend,
  type ReportingWeek,
  reportingWeek,
  weekdayLabel,
} from "./time/reporting-week.ts";
export {
  isRunning,
  nextRange,
  previousRange,
  serviceDays,
  splitRange,
} from "./time/reporting-window.ts";
