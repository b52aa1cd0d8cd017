import { connectionMachine, missingScriptMachine, portalMachine } from "machines";
import {
  type FactorChange,
  type FactorChangeResult,
  factorChangeMachine,
  type Reauthentication,
} from "machines/account/factor-change";
import { ownFactorsMachine } from "machines/account/own-factors";
import { type OwnSession, ownSessionsMachine } from "machines/account/own-sessions";
import { passwordChangeMachine } from "machines/account/password-change";
import { allPagesMachine } from "machines/reports/all-pages";
import { auditRecordMachine } from "machines/reports/audit-record";
import { comparisonMachine } from "machines/reports/comparison";
import { exportMachine } from "machines/reports/export";
import { filterMachine } from "machines/reports/filter";
import { refreshMachine } from "machines/reports/refresh";
import { reportMachine } from "machines/reports/report";
import type { ReportPage, ReportRequest } from "machines/reports/report-request";
import { rowsMachine } from "machines/reports/rows";
import { todayMachine } from "machines/reports/today";
import { activeCompanyMachine } from "machines/session/active-company";
import { authenticationMachine } from "machines/session/authentication";
import type { Credentials, PasskeyCredentials } from "machines/session/authentication-events";
import { idleTimeoutMachine } from "machines/session/idle-timeout";
import { secondFactorMachine } from "machines/session/second-factor";
import type { SignedInUser } from "machines/session/session";
import { expect, it } from "vitest";
import {
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
} from "xstate";
import { failure, rahima } from "./actors.ts";
import { errorsOf } from "./errors-of.ts";

const requestToken = fromPromise<{ token: string }, Credentials | PasskeyCredentials>(async () => ({
  token: "t",
}));
const loadUser = fromPromise<SignedInUser>(async () => rahima);
const refused = fromPromise<SignedInUser>(() => Promise.reject(failure(401)));
const down = fromPromise<SignedInUser>(() => Promise.reject(failure(503)));
const unanswered = fromPromise<SignedInUser>(() => new Promise(() => {}));
const submitted = { type: "signIn.submitted", username: "u", password: "p" };

const idleFor = (milliseconds: number): EventObject =>
  ({ type: "session.began", idleFor: milliseconds }) as EventObject;

const listed = ownSessionsMachine.provide({
  actors: { loadSessions: fromPromise<readonly OwnSession[]>(async () => []) },
});

const answeredRows = rowsMachine.provide({
  actors: {
    loadReport: fromPromise<ReportPage, ReportRequest>(async () => ({
      rows: [],
      next: null,
      fetchedAt: 1,
    })),
    followConnection: fromCallback(() => {}),
  },
});

const proven = { type: "password.submitted", password: "a" } as EventObject;

const taken = { act: "exported", report: "/api/a", company: "7", range: null };

const holding = { hasToken: true };
const portalWith = (user: typeof loadUser) =>
  portalMachine.provide({
    actors: { authentication: authenticationMachine.provide({ actors: { loadUser: user } }) },
  });

it.each([
  ["authentication: loadUser", authenticationMachine, holding, []],
  ["authentication: requestToken", authenticationMachine, undefined, [submitted]],
  [
    "authentication: storeToken",
    authenticationMachine.provide({ actors: { requestToken } }),
    undefined,
    [submitted],
  ],
  [
    "authentication: removeToken",
    authenticationMachine.provide({ actors: { loadUser: refused } }),
    holding,
    [],
  ],
  [
    "authentication: signOut",
    authenticationMachine.provide({ actors: { loadUser } }),
    holding,
    [{ type: "signOut.requested" }],
  ],
  [
    "authentication: followConnection",
    authenticationMachine.provide({ actors: { loadUser: down } }),
    holding,
    [],
  ],
  ["connection: followConnection", connectionMachine, undefined, []],
  ["report: rows", reportMachine, undefined, [{ type: "report.refreshed" }]],
  [
    "report: comparison",
    reportMachine,
    undefined,
    [{ type: "comparison.requested", comparing: "week" } as EventObject],
  ],
  [
    "report: refreshRows",
    reportMachine.provide({
      actors: { filter: filterMachine, rows: answeredRows, refresh: refreshMachine },
    }),
    { filter: { range: null, fields: {} }, staysOnRefresh: true },
    [{ type: "report.refreshed" }],
  ],
  [
    "rows: loadReport",
    rowsMachine,
    undefined,
    [{ type: "filter.accepted", filter: {} } as EventObject],
  ],
  ["rows: followConnection", rowsMachine, undefined, []],
  ["comparison: followConnection", comparisonMachine, undefined, []],
  [
    "comparison: loadComparison",
    comparisonMachine,
    undefined,
    [{ type: "comparison.requested", request: {} } as EventObject],
  ],
  ["allPages: loadPage", allPagesMachine, { key: "id" }, [{ type: "pages.requested" }]],
  ["allPages: followConnection", allPagesMachine, undefined, []],
  ["today: loadToday", todayMachine, undefined, [{ type: "day.watched" }]],
  ["today: followConnection", todayMachine, undefined, []],
  ["today: followVisibility", todayMachine, undefined, []],
  [
    "export: writeFile",
    exportMachine,
    undefined,
    [{ type: "file.requested", isWhole: true } as EventObject],
  ],
  ["auditRecord: noteReading", auditRecordMachine, taken, []],
  ["ownSessions: loadSessions", ownSessionsMachine, undefined, []],
  [
    "ownSessions: endSession",
    listed,
    undefined,
    [{ type: "list.requested" }, { type: "end.requested", id: "1" } as EventObject],
  ],
  [
    "ownSessions: endOthers",
    listed,
    undefined,
    [{ type: "list.requested" }, { type: "endOfOthers.requested" }],
  ],
  [
    "passwordChange: changePassword",
    passwordChangeMachine,
    undefined,
    [{ type: "change.submitted", oldPassword: "a", newPassword: "b" } as EventObject],
  ],
  [
    "secondFactor: verifyCode",
    secondFactorMachine,
    undefined,
    [{ type: "code.submitted", kind: "oneTime", secretCode: "287082" } as EventObject],
  ],
  ["secondFactor: usePasskey", secondFactorMachine, undefined, [{ type: "passkey.chosen" }]],
  ["factorChange: begin", factorChangeMachine, undefined, [proven]],
  [
    "factorChange: confirm",
    factorChangeMachine.provide({
      actors: {
        begin: fromPromise<FactorChangeResult, { change: FactorChange } & Reauthentication>(
          async () => ({
            secret: "JBSW",
          }),
        ),
      },
    }),
    undefined,
    [proven, { type: "code.submitted", secretCode: "287082" } as EventObject],
  ],
  ["ownFactors: loadFactors", ownFactorsMachine, undefined, []],
  ["idleTimeout: followActivity", idleTimeoutMachine, undefined, [idleFor(0)]],
  [
    "idleTimeout: endHere",
    idleTimeoutMachine.provide({ actors: { followActivity: fromCallback(() => {}) } }),
    undefined,
    [idleFor(0), { type: "time.passed", milliseconds: 900_000 } as EventObject],
  ],
  [
    "idleTimeout: endAtHost",
    idleTimeoutMachine.provide({
      actors: { followActivity: fromCallback(() => {}) },
      actions: { endHere: () => {} },
    }),
    undefined,
    [idleFor(0), { type: "time.passed", milliseconds: 900_000 } as EventObject],
  ],
  ["missingScript: reachPage", missingScriptMachine, undefined, []],
  ["missingScript: followConnection", missingScriptMachine, undefined, []],
  [
    "missingScript: markReload",
    missingScriptMachine.provide({ actors: { reachPage: fromPromise(async () => true) } }),
    undefined,
    [],
  ],
  ["missingScript: reload", missingScriptMachine, undefined, [{ type: "reload.requested" }]],
  ["portal: followTabs", portalMachine, undefined, []],
  ["portal: redirect", portalWith(down), { ...holding, page: "/", remembered: null }, []],
  [
    "portal: persistCompanies",
    portalWith(loadUser).provide({ actions: { forgetOthers: () => {} } }),
    { ...holding, page: "/", remembered: null },
    [],
  ],
  [
    "portal: persistNotOffered",
    portalWith(loadUser).provide({
      actions: { forgetOthers: () => {}, persistCompanies: () => {} },
    }),
    { ...holding, page: "/", remembered: null },
    [{ type: "request.failed", status: 501, feature: "today" } as EventObject],
  ],
  ["portal: forgetOthers", portalWith(loadUser), { ...holding, page: "/", remembered: null }, []],
  [
    "portal: forgetOpened",
    portalWith(unanswered),
    { ...holding, page: "/", remembered: null },
    [{ type: "session.ended" }],
  ],
  [
    "portal: forgetPresets",
    portalWith(unanswered).provide({ actions: { forgetOpened: () => {} } }),
    { ...holding, page: "/", remembered: null },
    [{ type: "session.ended" }],
  ],
  [
    "portal: forgetLastCompanies",
    portalWith(unanswered),
    { ...holding, page: "/", remembered: null },
    [{ type: "session.signedOut" }],
  ],
])("%s says its name when it is not provided", async (implementation, machine, input, events) => {
  expect(await errorsOf(machine as AnyStateMachine, input, events)).toContain(
    `${implementation} is not provided`,
  );
});

it("a machine without implementations to provide and input is the first module's", () => {
  expect(createActor(activeCompanyMachine).getSnapshot().context).toEqual({
    module: "intracity",
    chosen: null,
    allowed: [],
  });
});

it.each([
  [
    filterMachine,
    {
      filter: { range: null, fields: {} },
      maxDays: 31,
      required: [],
      decision: { isAccepted: true },
      alert: null,
    },
  ],
  [refreshMachine, { range: null, fetchedAt: null, failure: null, isByUser: false }],
  [
    passwordChangeMachine,
    {
      rules: { minLength: null, refuses: [] },
      username: null,
      isOldMissing: false,
      broken: [],
      refusal: null,
      retryAfter: null,
    },
  ],
  [
    factorChangeMachine,
    {
      change: { kind: "setUpTotp" },
      secret: null,
      secretUri: null,
      recoveryCodes: [],
      failure: null,
      retryAfter: null,
    },
  ],
  [missingScriptMachine, { script: "" }],
  [exportMachine, { format: "", share: 0 }],
] as [AnyStateMachine, object][])(
  "$id without an input has nothing to go on",
  (machine, nothing) => {
    expect(createActor(machine).getSnapshot().context).toEqual(nothing);
  },
);
