import { connectionMachine, missingScriptMachine, portalMachine } from "machines";
import { acceptInvitationMachine } from "machines/account/accept-invitation";
import { accessMachine } from "machines/account/access";
import { createInvitationMachine } from "machines/account/create-invitation";
import { factorChangeMachine } from "machines/account/factor-change";
import { ownFactorsMachine } from "machines/account/own-factors";
import { ownSessionsMachine } from "machines/account/own-sessions";
import { passwordChangeMachine } from "machines/account/password-change";
import { allPagesMachine } from "machines/reports/all-pages";
import { auditRecordMachine } from "machines/reports/audit-record";
import { comparisonMachine } from "machines/reports/comparison";
import { exportMachine } from "machines/reports/export";
import { filterMachine } from "machines/reports/filter";
import { refreshMachine } from "machines/reports/refresh";
import { reportMachine } from "machines/reports/report";
import { rowsMachine } from "machines/reports/rows";
import { todayMachine } from "machines/reports/today";
import { authenticationMachine } from "machines/session/authentication";
import { idleTimeoutMachine } from "machines/session/idle-timeout";
import { secondFactorMachine } from "machines/session/second-factor";
import { fromCallback, fromPromise } from "xstate";

const nothing = () => {};
const pending = <Output, Input = unknown>() =>
  fromPromise<Output, Input>(() => new Promise(() => {}));

const followConnection = fromCallback(nothing);

export const authentication = authenticationMachine.provide({
  actors: { requestToken: pending(), loadUser: pending(), signOut: pending(), followConnection },
  actions: { storeToken: nothing, removeToken: nothing },
});

export const filter = filterMachine;

export const rows = rowsMachine.provide({
  actors: { loadReport: pending(), followConnection },
});

export const comparison = comparisonMachine.provide({
  actors: { loadComparison: pending(), followConnection },
});

export const refresh = refreshMachine.provide({
  actors: { awaitQuiet: fromCallback(nothing) },
});

export const allPages = allPagesMachine.provide({
  actors: { loadPage: pending(), followConnection },
});

export const report = reportMachine.provide({
  actors: {
    filter,
    rows,
    comparison,
    refresh,
    allPages,
    refreshRows: pending(),
  },
});

export const today = todayMachine.provide({
  actors: { loadToday: pending(), followConnection, followVisibility: fromCallback(nothing) },
});

export const fileExport = exportMachine.provide({ actors: { writeFile: fromCallback(nothing) } });

export const missingScript = missingScriptMachine.provide({
  actors: { reachPage: pending(), markReload: pending(), followConnection },
  actions: { reload: nothing },
});

export const passwordChange = passwordChangeMachine.provide({
  actors: { changePassword: pending() },
});

export const auditRecord = auditRecordMachine.provide({ actors: { noteReading: pending() } });

export const idleTimeout = idleTimeoutMachine.provide({
  actors: { followActivity: fromCallback(nothing), endAtHost: pending() },
  actions: { endHere: nothing },
});

export const ownSessions = ownSessionsMachine.provide({
  actors: { loadSessions: pending(), endSession: pending(), endOthers: pending() },
});

export const ownFactors = ownFactorsMachine.provide({ actors: { loadFactors: pending() } });

export const factorChange = factorChangeMachine.provide({
  actors: { begin: pending(), confirm: pending() },
});

export const secondFactor = secondFactorMachine.provide({
  actors: { verifyCode: pending(), usePasskey: pending() },
});

export const access = accessMachine.provide({
  actors: {
    loadAccess: pending(),
    endAccess: pending(),
    endSessions: pending(),
    withdraw: pending(),
    followConnection,
  },
});

export const createInvitation = createInvitationMachine.provide({ actors: { invite: pending() } });

export const acceptInvitation = acceptInvitationMachine.provide({
  actors: {
    readInvitation: pending(),
    makeAccount: pending(),
    addAccess: pending(),
    followConnection,
  },
});

export const connection = connectionMachine.provide({ actors: { followConnection } });

export const portal = portalMachine.provide({
  actors: {
    authentication,
    connection,
    followTabs: fromCallback(nothing),
  },
  actions: {
    redirect: nothing,
    persistCompanies: nothing,
    persistNotOffered: nothing,
    forgetOpened: nothing,
    forgetPresets: nothing,
    forgetLastCompanies: nothing,
    forgetOthers: nothing,
  },
});
