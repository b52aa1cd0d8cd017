import { loadingMachine } from "machines";
import { activeCompanyMachine, modules } from "machines/session/active-company";
import { createActor, type SnapshotFrom } from "xstate";
import { accountWalks } from "./account-walks.ts";
import { failure, karim, rahima } from "./actors.ts";
import {
  authentication,
  connection,
  missingScript,
  portal,
  report,
  today,
} from "./provided-machines.ts";
import { reportWalks } from "./report-walks.ts";
import { asked, filterOf } from "./reports.ts";
import { done, failed, type Walk, walk } from "./walk.ts";

const input = { ...asked, filter: filterOf(null) };
const unopened = createActor(report, { input });

const restrictions = ["needsSecondFactor", "mustChangePassword", "mustSetUpSecondFactor"];

type ActiveCompany = SnapshotFrom<typeof activeCompanyMachine>;

const companies = modules.flatMap((module) =>
  (["none", { chosen: "usable" }] as const).map((value): ActiveCompany => {
    const chosen = value === "none" ? null : "c1";
    const context = { module, chosen, allowed: [{ id: "c1", name: "Padma" }] };
    return activeCompanyMachine.resolveState({ value, context });
  }),
);

/** Every machine with the events that lead through all of it. */
export const walks: Record<string, () => Walk> = {
  authentication: () =>
    walk(authentication, {
      inputs: [{ hasToken: false }, { hasToken: true }],
      events: [
        { type: "signIn.submitted", username: "rahima", password: "secret" } as never,
        { type: "signOut.requested" },
        { type: "retry.requested" },
        { type: "connection.restored" },
        failed("followConnection", new Error("no window")),
        { type: "session.expired" },
        { type: "session.timedOut" },
        { type: "token.removed" },
        { type: "token.replaced" },
        done("requestToken", { token: "t" }),
        failed("requestToken", failure(401)),
        done("loadUser", rahima),
        ...restrictions.map((restriction) => done("loadUser", { ...rahima, restriction })),
        { type: "passkey.chosen" },
        { type: "secondFactor.passed", token: "u" } as never,
        { type: "secondFactor.setUp" },
        { type: "secondFactor.asked" },
        { type: "newPlaces.seen" },
        { type: "access.added" },
        { type: "password.expired" },
        { type: "password.changed" },
        failed("loadUser", failure(401)),
        failed("loadUser", failure(503)),
        done("signOut", { success: true }),
        done("signOut", { success: false }),
        failed("signOut", failure(500)),
      ],
    }),
  activeCompany: () =>
    walk(activeCompanyMachine, {
      inputs: [{ module: "water" }, { module: "counterwise_ticketing" }],
      events: [
        { type: "companies.allowed", companies: rahima.companies.water, last: null } as never,
        { type: "companies.allowed", companies: rahima.companies.water, last: "w1" } as never,
        { type: "companies.allowed", companies: karim.companies.water, last: null } as never,
        { type: "companies.allowed", companies: rahima.companies.toll_plaza, last: null } as never,
        { type: "companies.allowed", companies: [], last: null } as never,
        { type: "company.chosen", company: "w1" } as never,
        { type: "company.chosen", company: "w3" } as never,
        { type: "companies.cleared" },
      ],
    }),
  loading: () =>
    walk(loadingMachine, {
      inputs: [undefined],
      events: [
        { type: "request.started" },
        { type: "request.settled" },
        { type: "xstate.after.patience.loading.loading.usual" },
        { type: "xstate.after.patience.loading.idle.awaiting.usual" },
      ],
      serialize: ({ value, context }) => JSON.stringify([value, Math.min(context.inFlight, 3)]),
    }),
  connection: () =>
    walk(connection, {
      inputs: [undefined],
      events: [
        { type: "connection.lost" },
        { type: "connection.restored" },
        failed("followConnection", new Error("no window")),
      ],
    }),
  today: () =>
    walk(today, {
      inputs: [undefined],
      events: [
        { type: "day.watched" },
        { type: "day.left" },
        { type: "day.refreshed" },
        { type: "tab.hidden" },
        { type: "tab.shown" },
        { type: "connection.lost" },
        { type: "connection.restored" },
        done("loadToday", { day: {}, fetchedAt: 1 }),
        failed("loadToday", failure(503)),
        failed("loadToday", failure(429, { retryAfter: 120 })),
        failed("loadToday", failure(undefined)),
        { type: "xstate.after.minute.today.fresh" },
        { type: "xstate.after.minute.today.failed" },
        { type: "xstate.after.retryAfter.today.delayed" },
        failed("followConnection", new Error("no window")),
        failed("followVisibility", new Error("no page")),
      ],
    }),
  ...reportWalks,
  ...accountWalks,
  missingScript: () =>
    walk(missingScript, {
      inputs: [{ script: "profile" }],
      events: [
        { type: "connection.lost" },
        { type: "connection.restored" },
        { type: "reload.requested" },
        done("reachPage", true),
        done("reachPage", false),
        failed("reachPage", failure(undefined)),
        done("markReload", true),
        done("markReload", false),
        failed("markReload", new Error("no storage")),
        failed("followConnection", new Error("no window")),
      ],
    }),
  portal: () =>
    walk(portal, {
      inputs: [{ hasToken: true, page: "/water/vehicles", remembered: null }],
      events: [
        { type: "session.requested" },
        { type: "session.began", ...rahima } as never,
        { type: "session.began", ...karim } as never,
        { type: "session.restricted", user: rahima.user } as never,
        { type: "session.restricted", user: karim.user } as never,
        { type: "session.missing" },
        { type: "session.failed" },
        { type: "session.signedOut" },
        { type: "session.ended" },
        { type: "session.expired" },
        ...companies.map((snapshot) => ({
          type: `xstate.snapshot.${snapshot.context.module}`,
          snapshot,
        })),
        { type: "request.started" },
        { type: "request.answered" },
        { type: "request.failed", status: 401, aborted: false, isOffline: false } as never,
        { type: "request.failed", status: 401, isStaleSession: true } as never,
        { type: "request.failed", status: 403, code: "password_change_required" } as never,
        { type: "request.failed", status: 403, code: "second_factor_setup_required" } as never,
        { type: "request.failed", status: 500, aborted: false, isOffline: false } as never,
        { type: "request.failed", status: 404, aborted: false, isOffline: false } as never,
        {
          ...{ type: "request.failed", status: 501, method: "GET", path: "/api/today" },
          feature: "today",
        } as never,
        ...["/", "/invitation"].map((page) => ({ type: "page.opened", page })),
        { type: "token.removed" },
        { type: "token.replaced" },
        { type: "password.changed" },
        { type: "secondFactor.setUp" },
        { type: "report.opened", machine: report, input } as never,
        { type: "report.closed", report: unopened } as never,
        failed("tabs", new Error("no tabs")),
      ],
      serialize: ({ value, context: { user, page } }) => JSON.stringify([value, user, page]),
    }),
};
