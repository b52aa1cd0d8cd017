export { type ConnectionEvent, connectionMachine } from "./connection.ts";
export {
  actorsIn,
  addressOf,
  type Happening,
  presentIn,
  tellHappenings,
} from "./inspect/actor-events.ts";
export { allMachines, machineNamed } from "./inspect/all-machines.ts";
export { createPortalInspector } from "./inspect/inspector.ts";
export { createTrace, type Step, type ToldEvent, type Trace } from "./inspect/trace.ts";
export { loadingMachine } from "./loading.ts";
export { type MissingScriptEvent, missingScriptMachine } from "./missing-script.ts";
export { portalMachine } from "./portal.ts";
export {
  isOfInvitation,
  type Known,
  knownFrom,
  type PortalContext,
  type PortalInput,
} from "./portal-context.ts";
export {
  type FailedRequest,
  type OpenedReport,
  type PortalEvent,
  type ReportActor,
  settledEvent,
} from "./portal-events.ts";
export type {
  DateRange,
  Filter,
  ReportFailure,
  ReportOperation,
  ReportPage,
  ReportRequest,
} from "./reports/report-request.ts";
export {
  type Destination,
  destinationOf,
  isRefusedAt,
  listPath,
  listPathBefore,
  moduleRefusedAt,
  pathAfterChoosing,
  pathBackFrom,
  pathOnceChosen,
  withCompany,
} from "./routes.ts";
export {
  type ActiveCompanyContext,
  type ActiveCompanyEvent,
  activeCompanyMachine,
  type ChosenCompanies,
  modules,
  type Remembered,
} from "./session/active-company.ts";
export { authenticationMachine } from "./session/authentication.ts";
export type {
  AuthenticationContext,
  AuthenticationEvent,
  Credentials,
  SignInFailure,
  Token,
  WithPasskey,
} from "./session/authentication-events.ts";
export {
  type CompaniesByModule,
  keyOf as keyOfUser,
  type PasswordRules,
  type Reporting,
  type Restriction,
  type SessionEvent,
  type SignedInUser,
} from "./session/session.ts";
export { dayNumber, isSameFilter, longestSpan, rangeAlert } from "./time/date-range.ts";
