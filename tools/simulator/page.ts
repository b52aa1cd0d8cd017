/** What a simulated page runs: the portal's own code, of which every tab has its own copy. */

export { destinationOf, listPath, routingStateOf, withCompany } from "machines";
export { createTrace } from "machines/inspect/trace";
export { isOffered } from "machines/offered";
export {
  provideFactorChange,
  provideOwnFactors,
  provideOwnSessions,
  providePasswordChange,
  provideSecondFactor,
} from "web/auth/account-calls.ts";
export { watchSession } from "web/auth/watch-session.ts";
export { navigate } from "web/browser/address.ts";
export { forgetDevice } from "web/browser/forget-device.ts";
export { rememberOpened } from "web/browser/last-opened.ts";
export { isStorageInMemory } from "web/browser/storage.ts";
export {
  broadcastPasswordChanged,
  broadcastSecondFactorSetUp,
} from "web/browser/tab-broadcasts.ts";
export { saveTableState } from "web/browser/table-in-history.ts";
export { reloadToken } from "web/browser/token-store.ts";
export { startToday } from "web/home/start-today.ts";
export { rememberPreset } from "web/reports/filter/remembered-presets.ts";
export { closeReport, findReport, openReport } from "web/reports/state/open-report.ts";
export { chooseCompany } from "web/state/choose-company.ts";
export { type PortalActor, startPortal } from "web/state/start-portal.ts";
export { missingScript } from "web/state/use-missing-script.ts";
export { createActor } from "xstate";
