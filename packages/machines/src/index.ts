export {
  type ActiveCompanyContext,
  type ActiveCompanyEvent,
  activeCompanyMachine,
  modules,
} from "./active-company.ts";
export {
  type AuthenticationContext,
  type AuthenticationEvent,
  authenticationMachine,
  type CompaniesByModule,
  type Credentials,
  type SignedInUser,
  type SignInFailure,
} from "./authentication.ts";
export { type ConnectionEvent, connectionMachine } from "./connection.ts";
export { createPortalInspector } from "./inspector.ts";
export { knownFrom, rowsOf, settledEvent } from "./known.ts";
export { loadingMachine } from "./loading.ts";
export { portalMachine } from "./portal.ts";
export type {
  PortalContext,
  PortalEvent,
  PortalInput,
  Remembered,
  ReportId,
} from "./portal-context.ts";
export type {
  DateRange,
  Filter,
  ReportContext,
  ReportEvent,
  ReportInput,
  ReportPage,
  ReportRequest,
} from "./report.ts";
export { longestSpan, rangeAlert, reportFilterMachine } from "./report-filter.ts";
export {
  type Destination,
  destinationOf,
  type Known,
  listPath,
  pathAfterChoosing,
  pathBackFrom,
} from "./routes.ts";
export { createTrace, type Step, type ToldEvent, type Trace } from "./trace.ts";
