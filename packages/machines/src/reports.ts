export {
  type AllPagesContext,
  type AllPagesEvent,
  type AllPagesInput,
  type AllRows,
  allPagesMachine,
  type ListPageRequest,
} from "./reports/all-pages.ts";
export {
  type ComparisonContext,
  type ComparisonEvent,
  comparisonMachine,
} from "./reports/comparison.ts";
export { filterMachine, refusalOf } from "./reports/filter.ts";
export {
  type RefreshContext,
  type RefreshEvent,
  type RefreshInput,
  refreshMachine,
} from "./reports/refresh.ts";
export { reportMachine } from "./reports/report.ts";
export type {
  FilterContext,
  FilterEvent,
  FilterInput,
  ReportContext,
  ReportEvent,
  ReportInput,
  RowsContext,
  RowsEvent,
  RowsInput,
  WantedComparison,
} from "./reports/report-events.ts";
export type {
  AskedReport,
  Compared,
  ComparisonRequest,
  RefreshedReport,
  RefreshRequest,
} from "./reports/report-request.ts";
export { rowsMachine } from "./reports/rows.ts";
