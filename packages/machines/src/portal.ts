import { assign, enqueueActions, fromCallback, sendTo, setup } from "xstate";
import { type ActiveCompany, companyActors } from "./company-actors.ts";
import { connectionMachine } from "./connection.ts";
import { loadingMachine } from "./loading.ts";
import { isNotOffered, type NotOffered, onNotOffered } from "./not-offered.ts";
import { notProvided } from "./not-provided.ts";
import type { PortalChildren, PortalContext, PortalInput } from "./portal-context.ts";
import { isInvitationPage, isOtherUser, isSystemPage } from "./portal-context.ts";
import type { FailedRequest, OpenedReport, PortalEvent, ReportActor } from "./portal-events.ts";
import {
  activeCompanyMachine,
  modules,
  type RememberedCompanies,
} from "./session/active-company.ts";
import { authenticationMachine } from "./session/authentication.ts";
import { onBegan, onExpired, onPage, onRestricted, type SignedInUser } from "./session/session.ts";

const specified = { section: "specification: §4 Authentication" };
const flag = { section: "specification: §4 Global loading flag" };
const designed = { section: "product decision: The portal" };
const account = { section: "product decision: Password and sessions" };
const secondFactor = { section: "product decision: The second factor" };
const failing = { section: "specification: §8 The error catalogue" };

export const portalMachine = setup({
  types: {
    context: {} as PortalContext,
    events: {} as PortalEvent,
    input: {} as PortalInput | undefined,
    meta: {} as { section: string },
    children: {} as PortalChildren,
  },
  actors: {
    authentication: authenticationMachine,
    activeCompany: activeCompanyMachine,
    loading: loadingMachine,
    connection: connectionMachine,
    followSession: fromCallback(
      ({ sendBack, system }) => system.get("authentication").on("*", sendBack).unsubscribe,
    ),
    followTabs: fromCallback(() => notProvided("portal", "followTabs")),
  },
  actions: {
    redirect: (_, _params: { to: string; later?: boolean }) => notProvided("portal", "redirect"),
    persistCompanies: (_, _params: RememberedCompanies) =>
      notProvided("portal", "persistCompanies"),
    persistNotOffered: (_, _params: NotOffered) => notProvided("portal", "persistNotOffered"),
    forgetOpened: (_) => notProvided("portal", "forgetOpened"),
    forgetPresets: (_) => notProvided("portal", "forgetPresets"),
    forgetLastCompanies: (_) => notProvided("portal", "forgetLastCompanies"),
    forgetOthers: (_, _params: { user: string }) => notProvided("portal", "forgetOthers"),
    countStarted: sendTo("loading", { type: "request.started" }),
    countSettled: sendTo("loading", { type: "request.settled" }),
    expireSession: sendTo("authentication", { type: "session.expired" }),
    expirePassword: sendTo("authentication", { type: "password.expired" }),
    askSecondFactor: sendTo("authentication", { type: "secondFactor.asked" }),
    tellAuthentication: sendTo("authentication", ({ event }) => event as { type: "token.removed" }),
    notePage: assign((_, page: string) => ({ page })),
    endWayBack: assign(({ context: { page, returnTo } }) => ({
      returnTo: isSystemPage(page) ? returnTo : null,
    })),
    noteWayBack: assign(({ context: { page, user, remembered, returnTo } }) => ({
      returnTo: isSystemPage(page) ? returnTo : { page, user: user ?? remembered?.user ?? null },
    })),
    noteUser: enqueueActions(({ context, enqueue }, user: string) => {
      enqueue.assign({ user });
      if (!isOtherUser(context, user)) return;
      for (const module of modules) enqueue.sendTo(module, { type: "companies.cleared" });
    }),
    welcome: enqueueActions(({ context, enqueue }, signedIn: SignedInUser) => {
      const { companies, reporting, lastChosen, notOffered = [] } = signedIn;
      const { user: whose, companies: chosen } = context.remembered ?? {};
      const last = whose === context.user ? { ...lastChosen, ...chosen } : lastChosen;
      enqueue.assign({ companies, reporting, notOffered, remembered: null });
      for (const module of modules) {
        const event = { type: "companies.allowed", companies: companies[module] ?? [] } as const;
        enqueue.sendTo(module, { ...event, last: last?.[module] ?? null });
      }
    }),
    noteNotOffered: assign((_, { operations }: NotOffered) => ({ notOffered: operations })),
    withdrawCompanies: enqueueActions(({ enqueue }) => {
      enqueue.assign({ companies: {} });
      for (const module of modules)
        enqueue.sendTo(module, { type: "companies.allowed", companies: [], last: null });
    }),
    forgetChoices: enqueueActions(({ enqueue }) => {
      enqueue.assign({ returnTo: null });
      for (const module of modules) enqueue.sendTo(module, { type: "companies.cleared" });
    }),
    noteCompany: assign(({ context }, snapshot: ActiveCompany) => {
      const { module, chosen, allowed } = snapshot.context;
      const company = snapshot.hasTag("active") && allowed.find(({ id }) => id === chosen);
      return {
        chosen: { ...context.chosen, [module]: chosen },
        active: { ...context.active, [module]: company || null },
      };
    }),
    openReport: assign(({ context, spawn }, { machine, input }: OpenedReport) => {
      const { operation, company } = input;
      // The id is for traces.
      const options = { id: `report.${operation.path}@${company}`, input };
      const report = (spawn as unknown as SpawnReport)(machine, options);
      return { reports: [...context.reports, { operation, company, report }] };
    }),
    closeReport: enqueueActions(({ context, enqueue }, { report }: { report: ReportActor }) => {
      const others = context.reports.filter((open) => open.report !== report);
      if (others.length === context.reports.length) return;
      enqueue.stopChild(report);
      enqueue.assign({ reports: others });
    }),
    closeReports: enqueueActions(({ context, enqueue }) => {
      for (const { report } of context.reports) enqueue.stopChild(report);
      enqueue.assign({ reports: [] });
    }),
  },
  guards: {
    isStaleSession: (_, { isStaleSession }: FailedRequest) => isStaleSession,
    isUnauthorised: (_, { status, isSignIn }: FailedRequest) => status === 401 && !isSignIn,
    isPasswordExpired: (_, { code }: FailedRequest) => code === "password_change_required",
    isSecondFactorAsked: (_, { code }: FailedRequest) => code === "second_factor_setup_required",
    isNotOffered: (_, failed: FailedRequest) => isNotOffered(failed),
    isServiceFailure: (_, { status, aborted, isOffline, isBackground }: FailedRequest) =>
      !aborted && !isBackground && (status === 500 || (status === null && !isOffline)),
    isAtPlaceOfAnother: ({ context }, user: string) =>
      isOtherUser(context, user) && !isSystemPage(context.page) && !isInvitationPage(context.page),
    isAtInvitation: ({ context }) => isInvitationPage(context.page),
    isOtherCompany: ({ context }, { context: { module, chosen } }: ActiveCompany) =>
      context.user !== null && (context.chosen[module] ?? null) !== chosen,
  },
}).createMachine({
  id: "portal",
  description: "A session's life, and what goes on beside it: requests, companies, reports, tabs.",
  meta: designed,
  context: ({ input }) => ({
    ...(input ?? { hasToken: false, page: "/", remembered: null }),
    user: null,
    companies: {},
    reporting: { timeZone: null, weekStartsOn: null, weekend: [], features: [] },
    notOffered: [],
    chosen: {},
    active: {},
    returnTo: null,
    reports: [],
  }),
  invoke: [
    // Before what it follows, so that it hears of the start.
    { id: "session", src: "followSession" },
    {
      id: "authentication",
      src: "authentication",
      systemId: "authentication",
      input: ({ context: { hasToken } }) => ({ hasToken }),
    },
    { id: "loading", src: "loading" },
    { id: "connection", src: "connection" },
    { id: "tabs", src: "followTabs", onError: { description: "The portal goes on alone." } },
    ...companyActors,
  ],
  on: {
    "request.started": { actions: "countStarted", description: "Sets the flag.", meta: flag },
    "request.answered": { actions: "countSettled", description: "Clears it.", meta: flag },
    "request.failed": [
      {
        guard: { type: "isStaleSession", params: ({ event }) => event },
        actions: "countSettled",
        description: "Asked in a session that is over: its refusal is none of the next one's.",
        meta: { section: "product decision: Signing in and out" },
      },
      {
        guard: { type: "isUnauthorised", params: ({ event }) => event },
        actions: ["countSettled", "expireSession"],
        description: "401: the session has expired.",
        meta: failing,
      },
      {
        guard: { type: "isPasswordExpired", params: ({ event }) => event },
        actions: ["countSettled", "expirePassword"],
        description: "403 with its code: the password has to be changed first.",
      },
      {
        guard: { type: "isSecondFactorAsked", params: ({ event }) => event },
        actions: ["countSettled", "askSecondFactor"],
        description: "403 with its code: a second factor has to be set up first.",
        meta: secondFactor,
      },
      {
        actions: "countSettled",
        description:
          "Another status, aborted, offline, aside, or a sign-in: only the loading flag.",
        meta: failing,
      },
    ],
    "page.opened": {
      actions: [{ type: "notePage", params: ({ event }) => event.page }, "endWayBack"],
      description: "Where the browser is. Once a user is on a page, the way back is forgotten.",
    },
    "token.removed": { actions: "tellAuthentication", description: "Another tab signed out." },
    "token.replaced": { actions: "tellAuthentication", description: "Another tab signed in." },
    "password.changed": { actions: "tellAuthentication", description: "Done.", meta: account },
    "secondFactor.setUp": {
      actions: "tellAuthentication",
      description: "There is one now, here or in another tab.",
      meta: secondFactor,
    },
    "session.signedOut": {
      actions: "forgetLastCompanies",
      description: "Signed out here. Another tab would not know whether a session expired.",
    },
    "session.ended": {
      target: ".signedOut",
      actions: ["forgetChoices", "forgetOpened", "forgetPresets"],
      description: "Signed out: the active companies are cleared, all but the slip's.",
      meta: specified,
    },
    "session.expired": onExpired,
  },
  initial: "starting",
  states: {
    starting: {
      description: "It is not known yet whether someone is signed in.",
      meta: specified,
      on: {
        "session.began": onBegan,
        "session.restricted": onRestricted,
        "session.missing": {
          target: "signedOut",
          actions: "noteWayBack",
          description: "There is no session at start: who signs in comes back to this address.",
        },
        "session.failed": {
          target: "unavailable",
          actions: ["noteWayBack", { type: "redirect", params: { to: "/error" } }],
          description: "The start-up load failed: the 500 page, where a later load begins.",
        },
      },
    },
    unavailable: {
      description: "The service could not say whose the token is: the 500 page.",
      meta: designed,
      on: {
        "session.requested": { target: "starting", description: "It is requested again." },
        "page.opened": onPage,
      },
    },
    signedOut: {
      description: "Nobody is signed in: Login.",
      meta: specified,
      on: {
        "session.began": onBegan,
        "session.restricted": onRestricted,
        "session.requested": { target: "starting", description: "Another tab signed in." },
        "session.signedOut": {
          description: "Nobody was signed in yet: so nobody's are forgotten.",
        },
        "session.ended": { description: "Nobody was signed in yet: the way back stays." },
        "page.opened": onPage,
      },
    },
    restricted: {
      description:
        "A user is signed in. A second factor or a new password comes before any screen.",
      meta: account,
      on: { "session.requested": { target: "starting", description: "It is done." } },
    },
    signedIn: {
      description: "A user is signed in. Only here are companies chosen and reports open.",
      meta: specified,
      exit: ["closeReports", "withdrawCompanies"],
      on: {
        "session.requested": { target: "starting", description: "It is loaded again." },
        "session.restricted": onRestricted,
        "request.failed": [
          {
            guard: { type: "isServiceFailure", params: ({ event }) => event },
            actions: ["countSettled", { type: "redirect", params: { to: "/error", later: true } }],
            description: "500, or online no status: the 500 page, once the screen has its answer.",
            meta: failing,
          },
          onNotOffered,
        ],
        "report.opened": {
          actions: { type: "openReport", params: ({ event }) => event },
          description: "A screen shows a report.",
          meta: { section: "specification: §7 The calls it makes" },
        },
        "report.closed": {
          actions: { type: "closeReport", params: ({ event }) => event },
          description: "The screen is left: the report and its request end.",
        },
      },
    },
  },
});

type SpawnReport = (
  machine: OpenedReport["machine"],
  options: { id: string; input: OpenedReport["input"] },
) => ReportActor;
