import type { User } from "partner-sdk";
import { assign, enqueueActions, fromCallback, sendTo, setup } from "xstate";
import { activeCompanyMachine, modules } from "./active-company.ts";
import { authenticationMachine } from "./authentication.ts";
import { connectionMachine } from "./connection.ts";
import { loadingMachine } from "./loading.ts";
import type {
  ActiveCompany,
  Authentication,
  FollowedCompany,
  PortalContext,
  PortalTypes,
  Remembered,
  ReportId,
} from "./portal-context.ts";
import type { ReportInput } from "./report.ts";
import { reportFilterMachine } from "./report-filter.ts";

const specified = { section: "specification §4" };
const failing = { section: "specification §8" };

const onSnapshot = [
  {
    guard: { type: "isOtherCompany", params: ({ event }: FollowedCompany) => event.snapshot },
    actions: [
      { type: "noteCompany", params: ({ event }: FollowedCompany) => event.snapshot },
      { type: "persistCompanies", params: ({ context }: FollowedCompany) => choiceOf(context) },
    ],
    description: "A company was chosen or cleared: the choice survives a reload.",
  },
  {
    actions: { type: "noteCompany", params: ({ event }: FollowedCompany) => event.snapshot },
    description: "The module's company is as it was, or became active or dormant.",
  },
] as const;

export const portalMachine = setup({
  types: {} as PortalTypes,
  actors: {
    authentication: authenticationMachine,
    activeCompany: activeCompanyMachine,
    loading: loadingMachine,
    connection: connectionMachine,
    report: reportFilterMachine,
    followTabs: fromCallback(() => unfilled("followTabs")),
  },
  actions: {
    redirect: (_, _params: { to: string }) => unfilled("redirect"),
    persistCompanies: (_, _params: Remembered) => unfilled("persistCompanies"),
    countStarted: sendTo("loading", { type: "request.started" }),
    countSettled: sendTo("loading", { type: "request.settled" }),
    expireSession: sendTo("authentication", { type: "session.expired" }),
    tellAuthentication: sendTo("authentication", ({ event }) => event as { type: "token.removed" }),
    notePage: assign(({ context: { session, left } }, page: string) => ({
      page,
      left: session === "signedOut" || /^\/(login|error)\b/.test(page) ? left : null,
    })),
    rememberLeftPage: assign(({ context: { page, user, remembered, left } }) => {
      const isOwn = /^\/(login|error)\b/.test(page);
      return { left: isOwn ? left : { page, user: user ?? remembered?.user ?? null } };
    }),
    noteSession: enqueueActions(({ context, enqueue }, snapshot: Authentication) => {
      const session = sessionOf(snapshot);
      const { companies } = snapshot.context;
      enqueue.assign({ session, companies });
      if (session !== "signedIn") {
        for (const id of context.reports) enqueue.stopChild(id);
        enqueue.assign({ reports: [] });
      }
      if (companies === context.companies) return;
      for (const module of modules)
        enqueue.sendTo(module, { type: "companies.allowed", companies: companies[module] ?? [] });
    }),
    clearOthers: enqueueActions(({ context, enqueue }, snapshot: Authentication) => {
      if (context.user === null || context.user === keyOf(snapshot.context.user)) return;
      for (const module of modules) enqueue.sendTo(module, { type: "companies.cleared" });
    }),
    noteUser: enqueueActions(({ context, enqueue }, snapshot: Authentication) => {
      const user = keyOf(snapshot.context.user);
      enqueue.assign({ user, remembered: null });
      if (context.remembered?.user !== user) return;
      for (const module of modules) {
        const company = context.remembered.companies[module];
        if (company) enqueue.sendTo(module, { type: "company.chosen", company });
      }
    }),
    forgetChoices: enqueueActions(({ enqueue }) => {
      enqueue.assign({ left: null });
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
    openReport: enqueueActions(
      ({ context, enqueue }, { id, input }: { id: ReportId; input: ReportInput }) => {
        enqueue.stopChild(id);
        enqueue.spawnChild("report", { id, input });
        enqueue.assign({ reports: [...context.reports.filter((open) => open !== id), id] });
      },
    ),
    closeReport: enqueueActions(({ context, enqueue }, { id }: { id: ReportId }) => {
      enqueue.stopChild(id);
      enqueue.assign({ reports: context.reports.filter((open) => open !== id) });
    }),
  },
  guards: {
    isSignedIn: ({ context }) => context.session === "signedIn",
    isUnauthorised: (_, failed: { status: number | null }) => failed.status === 401,
    isServiceFailure: ({ context }, failed: { status: number | null; aborted: boolean }) =>
      context.session === "signedIn" && !failed.aborted && [null, 500].includes(failed.status),
    isOtherCompany: ({ context }, { context: { module, chosen } }: ActiveCompany) =>
      context.user !== null && (context.chosen[module] ?? null) !== chosen,
    isSignIn: ({ context }, snapshot: Authentication) =>
      context.session !== "signedIn" && sessionOf(snapshot) === "signedIn",
    isSignOut: ({ context }, snapshot: Authentication) =>
      context.session !== "signedOut" && snapshot.context.ended === "signedOut",
    isExpiry: ({ context }, snapshot: Authentication) =>
      context.session !== "signedOut" && snapshot.context.ended === "expired",
    isStartSignedOut: ({ context }, snapshot: Authentication) =>
      context.session === "starting" && sessionOf(snapshot) === "signedOut",
    isFailedStart: ({ context }, snapshot: Authentication) =>
      context.session !== "unavailable" && sessionOf(snapshot) === "unavailable",
  },
}).createMachine({
  id: "portal",
  description: "Starts the other machines and wires them: requests, session, companies, tabs.",
  meta: { section: "design §4" },
  context: ({ input }) => ({
    hasToken: input?.hasToken ?? false,
    page: input?.page ?? "/",
    remembered: input?.remembered ?? null,
    session: "starting",
    user: null,
    companies: {},
    chosen: {},
    active: {},
    left: null,
    reports: [],
  }),
  invoke: [
    {
      id: "authentication",
      src: "authentication",
      input: ({ context: { hasToken } }) => ({ hasToken }),
      onSnapshot: [
        {
          guard: { type: "isSignIn", params: ({ event }) => event.snapshot },
          actions: [
            { type: "clearOthers", params: ({ event }) => event.snapshot },
            { type: "noteSession", params: ({ event }) => event.snapshot },
            { type: "noteUser", params: ({ event }) => event.snapshot },
          ],
          description: "A user is signed in: the companies that they may see are theirs to choose.",
          meta: specified,
        },
        {
          guard: { type: "isSignOut", params: ({ event }) => event.snapshot },
          actions: [
            "forgetChoices",
            { type: "noteSession", params: ({ event }) => event.snapshot },
          ],
          description: "Signed out: the active companies are cleared, all but the slip's.",
          meta: specified,
        },
        {
          guard: { type: "isExpiry", params: ({ event }) => event.snapshot },
          actions: [
            "rememberLeftPage",
            { type: "noteSession", params: ({ event }) => event.snapshot },
            { type: "redirect", params: { to: "/login" } },
          ],
          description: "The session expired: Login, from where the same user comes back.",
          meta: failing,
        },
        {
          guard: { type: "isStartSignedOut", params: ({ event }) => event.snapshot },
          actions: [
            "rememberLeftPage",
            { type: "noteSession", params: ({ event }) => event.snapshot },
          ],
          description: "There is no session at start: who signs in comes back to this address.",
        },
        {
          guard: { type: "isFailedStart", params: ({ event }) => event.snapshot },
          actions: [
            "rememberLeftPage",
            { type: "noteSession", params: ({ event }) => event.snapshot },
            { type: "redirect", params: { to: "/error" } },
          ],
          description:
            "The start-up load failed: the 500 page, from where a later load comes back.",
        },
        {
          actions: { type: "noteSession", params: ({ event }) => event.snapshot },
          description:
            "As it was, or started again; without a signed-in user no report stays open.",
        },
      ],
    },
    { id: "loading", src: "loading" },
    { id: "connection", src: "connection" },
    {
      id: "tabs",
      src: "followTabs",
      onError: { description: "Without it the portal goes on alone." },
    },
    { id: "intracity", src: "activeCompany", input: { module: "intracity" }, onSnapshot },
    { id: "supervisor", src: "activeCompany", input: { module: "supervisor" }, onSnapshot },
    {
      id: "offline_counter",
      src: "activeCompany",
      input: { module: "offline_counter" },
      onSnapshot,
    },
    { id: "toll_plaza", src: "activeCompany", input: { module: "toll_plaza" }, onSnapshot },
    { id: "waybill", src: "activeCompany", input: { module: "waybill" }, onSnapshot },
    { id: "water", src: "activeCompany", input: { module: "water" }, onSnapshot },
    { id: "intercity", src: "activeCompany", input: { module: "intercity" }, onSnapshot },
    {
      id: "counterwise_ticketing",
      src: "activeCompany",
      input: { module: "counterwise_ticketing" },
      onSnapshot,
    },
  ],
  on: {
    "request.started": {
      actions: "countStarted",
      description: "Sets the loading flag.",
      meta: specified,
    },
    "request.answered": {
      actions: "countSettled",
      description: "Clears the flag.",
      meta: specified,
    },
    "request.failed": [
      {
        guard: { type: "isUnauthorised", params: ({ event }) => event },
        actions: ["countSettled", "expireSession"],
        description: "401: the session has expired.",
        meta: failing,
      },
      {
        guard: { type: "isServiceFailure", params: ({ event }) => event },
        actions: ["countSettled", { type: "redirect", params: { to: "/error" } }],
        description: "No status or 500 while signed in: the 500 page.",
        meta: failing,
      },
      {
        actions: "countSettled",
        description: "Any other status, or an aborted request: nothing but the loading flag.",
        meta: failing,
      },
    ],
    "page.opened": {
      actions: { type: "notePage", params: ({ event }) => event.page },
      description: "Where the browser is. Once a user is somewhere, the way back is done with.",
    },
    "token.removed": { actions: "tellAuthentication", description: "Another tab signed out." },
    "token.replaced": { actions: "tellAuthentication", description: "Another tab signed in." },
    "report.opened": {
      guard: "isSignedIn",
      actions: { type: "openReport", params: ({ event }) => event },
      description: "A screen shows a report: it starts anew.",
      meta: { section: "specification §7" },
    },
    "report.closed": {
      actions: { type: "closeReport", params: ({ event }) => event },
      description: "The screen is left: the report and its request end.",
    },
  },
});

function sessionOf(snapshot: Authentication): PortalContext["session"] {
  if (snapshot.hasTag("starting")) return "starting";
  if (snapshot.hasTag("signedIn")) return "signedIn";
  return snapshot.matches("unavailable") ? "unavailable" : "signedOut";
}

function keyOf(user: User | null): string {
  return String(user?.id ?? user?.name);
}

function choiceOf({ user, chosen }: PortalContext): Remembered {
  return { user: String(user), companies: chosen };
}

function unfilled(hole: string): never {
  throw new Error(`portal: ${hole} is not provided`);
}
