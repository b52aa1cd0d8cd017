export { type ConnectionEvent, connectionMachine } from "./connection.ts";
export { loadingMachine } from "./loading.ts";
export { type MissingScriptEvent, missingScriptMachine } from "./missing-script.ts";
export { portalMachine } from "./portal.ts";
export {
  isInvitationPage,
  type PortalContext,
  type PortalInput,
  type RoutingState,
  routingStateOf,
} from "./portal-context.ts";
export {
  type FailedRequest,
  type OpenedReport,
  type PortalEvent,
  type ReportActor,
  settledEvent,
} from "./portal-events.ts";
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
