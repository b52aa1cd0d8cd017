import { accountAnswers, accountEvents, accountInputs } from "./account-examples.ts";
import {
  asked,
  type BringingEvent,
  compared,
  comparison,
  filter,
  refusedFilter,
  rows,
  user,
} from "./example-values.ts";

type Events = Readonly<Record<string, readonly BringingEvent[]>>;

/** What each machine is started with, where it needs something. */
const inputs: Readonly<Record<string, unknown>> = {
  portal: { hasToken: true, page: "/water/vehicles", remembered: null },
  authentication: { hasToken: true },
  activeCompany: { module: "water" },
  report: { ...asked, staysOnRefresh: true },
  filter: { filter, required: ["stoppage"] },
  rows: { operation: asked.operation, company: asked.company },
  refresh: { range: filter.range, fetchedAt: 1, failure: null },
  allPages: { ...asked, key: "id", isOffline: false },
  auditRecord: {
    act: "printed",
    report: "/api/water/vehicles/{company_id}",
    company: "w1",
    range: null,
  },
  missingScript: { script: "profile" },
  ...accountInputs,
};

/** Events that bring something, by the machine that takes them. */
const events: Events = {
  portal: [
    { type: "request.failed", status: 401, aborted: false, isOffline: false },
    { type: "request.failed", status: 403, code: "password_change_required" },
    { type: "request.failed", status: 403, code: "second_factor_setup_required" },
    { type: "request.failed", status: 500, aborted: false, isOffline: false },
    { type: "request.failed", status: 404, aborted: false, isOffline: false },
    { type: "page.opened", page: "/water/vehicles" },
    { type: "session.began", ...user },
    { type: "session.restricted", user: user.user },
  ],
  authentication: [
    { type: "signIn.submitted", username: "rahima", password: "a long secret" },
    { type: "passkey.chosen" },
    { type: "secondFactor.passed", token: "u" },
  ],
  activeCompany: [
    { type: "companies.allowed", companies: user.companies.water, last: null },
    { type: "companies.allowed", companies: user.companies.water, last: "w1" },
    { type: "companies.allowed", companies: user.companies.water.slice(1), last: null },
    { type: "companies.allowed", companies: [], last: null },
    { type: "company.chosen", company: "w1" },
  ],
  report: [{ type: "comparison.requested", comparing: "week", isByUser: true }],
  filter: [
    { type: "filter.applied", filter },
    { type: "filter.applied", filter: refusedFilter },
    { type: "address.changed", filter: { ...filter, fields: {} } },
  ],
  rows: [
    { type: "filter.accepted", filter },
    { type: "rows.renewed", page: rows },
  ],
  comparison: [
    { type: "comparison.requested", request: comparison },
    { type: "comparison.chosen", isByUser: true },
    { type: "comparison.renewed", compared },
  ],
  export: [
    { type: "file.requested", format: "csv", sheet: {}, isWhole: true },
    { type: "file.requested", format: "csv", sheet: {}, isWhole: false },
    { type: "rows.completed", sheet: {} },
    { type: "file.progressed", share: 0.5 },
  ],
  ...accountEvents,
};

export function exampleInput(machine: string): unknown {
  return inputs[machine];
}

/** Every event that a machine knows, with what it may bring. */
export function exampleEvents(machine: string, types: readonly string[]): BringingEvent[] {
  const known = events[machine] ?? [];
  return types.flatMap((type) => {
    const found = known.filter((event) => event.type === type);
    return found.length > 0 ? found : [{ type }];
  });
}

/** What the app's own actors answer, by the names of the implementations. */
const answers: Readonly<Record<string, readonly unknown[]>> = {
  requestToken: [{ token: "t" }],
  loadUser: [
    user,
    ...["needsSecondFactor", "mustChangePassword", "mustSetUpSecondFactor"].map((restriction) => ({
      ...user,
      restriction,
    })),
  ],
  signOut: [{ success: true }, { success: false }],
  loadReport: [rows, { ...rows, next: "2" }, { ...rows, rows: [] }],
  loadPage: [rows, { ...rows, next: "2" }],
  loadComparison: [compared, null],
  refreshRows: [{ page: rows, compared }],
  loadToday: [{ day: {}, fetchedAt: 1 }],
  reachPage: [true, false],
  markReload: [true, false],
  ...accountAnswers,
};

export function exampleAnswers(implementation: string): readonly unknown[] {
  return answers[implementation] ?? [null];
}

export const exampleErrors: readonly Readonly<Record<string, unknown>>[] = [
  { status: 401 },
  { status: 403, code: "wrong_password" },
  { status: 404 },
  { status: 429, retryAfter: 120 },
  { status: 500 },
  { message: "no connection" },
];

const emitted: Readonly<Record<string, readonly BringingEvent[]>> = {
  followConnection: [{ type: "connection.lost" }, { type: "connection.restored" }],
  followTabs: [{ type: "token.removed" }, { type: "token.replaced" }],
  followVisibility: [{ type: "tab.hidden" }, { type: "tab.shown" }],
  awaitQuiet: [{ type: "quiet.found" }],
  followActivity: [
    { type: "user.active" },
    { type: "time.passed", milliseconds: 840_000 },
    { type: "time.passed", milliseconds: 900_000 },
  ],
  writeFile: [
    { type: "file.progressed", share: 0.5 },
    { type: "file.written" },
    { type: "file.failed" },
  ],
};

/** What a subscription tells the machine that started it. */
export function exampleEmitted(implementation: string): readonly BringingEvent[] {
  return emitted[implementation] ?? [];
}
