export {
  type ActiveCompanyContext,
  type ActiveCompanyEvent,
  activeCompanyMachine,
  type ChosenCompanies,
  modules,
  type Remembered,
} from "./active-company.ts";
export { allMachines, machineNamed } from "./all-machines.ts";
export { authenticationMachine } from "./authentication.ts";
export type {
  AuthenticationContext,
  AuthenticationEvent,
  Credentials,
  SignInFailure,
  Token,
  WithPasskey,
} from "./authentication-events.ts";
export { type ConnectionEvent, connectionMachine } from "./connection.ts";
export { dayNumber, isSameFilter, longestSpan, rangeAlert } from "./date-range.ts";
export {
  actorsIn,
  addressOf,
  type Happening,
  presentIn,
  tellHappenings,
} from "./happenings.ts";
export { createPortalInspector } from "./inspector.ts";
export {
  isOfInvitation,
  type Known,
  knownFrom,
  type PortalContext,
  type PortalInput,
} from "./known.ts";
export { loadingMachine } from "./loading.ts";
export { type MissingScriptEvent, missingScriptMachine } from "./missing-script.ts";
export { portalMachine } from "./portal.ts";
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
} from "./report-request.ts";
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
  type CompaniesByModule,
  keyOf as keyOfUser,
  type PasswordRules,
  type Reporting,
  type Restriction,
  type SessionEvent,
  type SignedInUser,
} from "./session.ts";
export { createTrace, type Step, type ToldEvent, type Trace } from "./trace.ts";
