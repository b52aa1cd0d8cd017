/** What a simulated page runs: the portal's own code, of which every tab has its own copy. */
export { createTrace, destinationOf, knownFrom, listPath, withCompany } from "machines";
export {
  ownFactorsOver,
  ownSessionsOver,
  passwordChangeOver,
  secondFactorOver,
} from "web/account/account-calls.ts";
export { factorChangeOver } from "web/account/factor-change-calls.ts";
export { startToday } from "web/day/start-today.ts";
export { navigate } from "web/platform/address.ts";
export { forgetDevice } from "web/platform/forget-device.ts";
export { rememberOpened } from "web/platform/last-opened.ts";
export { leftToken } from "web/platform/left-token.ts";
export { tellPasswordChanged, tellSecondFactorSetUp } from "web/platform/other-tabs.ts";
export { keepRowsSought } from "web/platform/rows-in-entry.ts";
export { isNothingStored } from "web/platform/stored.ts";
export { chooseCompany } from "web/portal/choose-company.ts";
export { missingScript } from "web/portal/missing-script-calls.ts";
export { type PortalActor, startPortal } from "web/portal/start-portal.ts";
export { rememberPreset } from "web/report/range/remembered-presets.ts";
export { closeReport, openedIn, openReport } from "web/report/state/open-report.ts";
export { watchSession } from "web/shared-machine/watch-session.ts";
export { createActor } from "xstate";
