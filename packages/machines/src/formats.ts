export {
  dateLabel,
  inputDate,
  rangeLabel,
  rangeLabelWithHours,
  timestamp,
} from "./date-formats.ts";
export { count, money, sumOfCounts, sumOfMoney, tollGrandTotal } from "./money.ts";
export {
  daysBetween,
  isBeforeWindow,
  isoDate,
  isRunning,
  nextRange,
  type Preset,
  plusDays,
  presetOf,
  presetRange,
  presets,
  previousRange,
  reportingWindow,
  serviceDay,
  splitRange,
} from "./reporting-window.ts";
