export {
  type AllPagesContext,
  type AllPagesEvent,
  type AllPagesInput,
  type AllRows,
  allPagesMachine,
  type ListPageRequest,
} from "./all-pages.ts";
export { type ComparisonContext, type ComparisonEvent, comparisonMachine } from "./comparison.ts";
export { filterMachine, refusalOf } from "./filter.ts";
export {
  type RefreshContext,
  type RefreshEvent,
  type RefreshInput,
  refreshMachine,
} from "./refresh.ts";
export { reportMachine } from "./report.ts";
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
} from "./report-events.ts";
export type {
  AskedReport,
  Compared,
  ComparisonRequest,
  RefreshedReport,
  RefreshRequest,
} from "./report-request.ts";
export { rowsMachine } from "./rows.ts";
