import type { Module } from "partner-sdk";
import { rightCode } from "../host.ts";
import { addressOf, ranges, reportAt, reports } from "../places.ts";
import type { Random } from "../random.ts";
import type { Running, StartedBy } from "../screen.ts";
import type { Tab } from "../tab.ts";
import type { World } from "../world.ts";
import { type Act, type Detail, isThere } from "./act.ts";

/** Whoever does something uses the page by that. */
function use(world: World, tab: Tab): void {
  tab.usedAt = world.clock.now();
  tab.window.tell({ type: "keydown", preventDefault() {}, stopPropagation() {} } as never);
}

const sessionIn = (tab: Tab) => tab.portal?.getSnapshot().value;
const authenticationOf = (tab: Tab) => tab.portal?.getSnapshot().children.authentication;
const isIn = (tab: Tab, ...values: unknown[]) => isThere(tab) && values.includes(sessionIn(tab));

const userIn = (tab: Tab) => tab.portal?.getSnapshot().context.user ?? "";

type Choose = (tab: Tab, random: Random, world: World) => readonly Detail[] | null;
type Perform = (tab: Tab, world: World, ...details: never[]) => void;

/** A person's act: it begins with a key or a tap. */
function act(weight: number, choose: Choose, perform: Perform): Act {
  return {
    weight,
    choose: (world, tab, random) => choose(tab, random, world),
    perform(world, tab, ...details) {
      if (!isThere(tab)) return;
      use(world, tab);
      if (isThere(tab)) perform(tab, world, ...details);
    },
  };
}

const signIn = act(
  24,
  (tab, random, { host }) => {
    if (!isIn(tab, "signedOut")) return null;
    const { name } = random.chance(0.4) ? (host.accounts[0] as never) : random.pick(host.accounts);
    return [name, random.chance(0.9), random.chance(0.25)];
  },
  (tab, { host }, username: string, isRight: boolean, isShared: boolean) => {
    const known = host.accounts.find(({ name }) => name === username)?.password ?? "";
    const password = isRight ? known : "password-mistyped";
    const authentication = authenticationOf(tab);
    if (authentication?.getSnapshot().matches("unauthenticated")) tab.wantsShared = isShared;
    authentication?.send({ type: "signIn.submitted", username, password, isShared });
  },
);

const signOut = act(
  7,
  (tab) => (isIn(tab, "signedIn", "restricted") ? [] : null),
  (tab) => authenticationOf(tab)?.send({ type: "signOut.requested" }),
);

const tryAgain = act(
  12,
  (tab) => (isIn(tab, "unavailable") ? [] : null),
  (tab) => authenticationOf(tab)?.send({ type: "retry.requested" }),
);

const goTo = act(
  26,
  (tab, random) => {
    if (!isIn(tab, "signedIn")) return null;
    if (random.chance(0.3)) return [random.pick(["/", "/profile", "/error", "/nowhere", "/water"])];
    const report = random.pick(reports);
    const companies = tab.portal?.getSnapshot().context.companies[report.module] ?? [];
    const company = random.chance(0.85) ? (random.pick(companies)?.id ?? null) : "2";
    const range = report.isDated && random.chance(0.4) ? random.pick(ranges) : null;
    const typed = random.chance(0.35) ? `typed-${userIn(tab)}` : null;
    const compare = report.isDated && random.chance(0.25) ? "previous" : null;
    const said = { company, from_date: range?.from, to_date: range?.to, stoppage: typed, compare };
    return [addressOf(report.route, said)];
  },
  (tab, world, page: string) => {
    tab.mayFail = page === "/error";
    tab.wentBack = false;
    world.pageOf(tab).navigate(page);
  },
);

/** Another filter of the report that is open, or another comparison. */
const goOn = act(
  18,
  (tab, random) => {
    const { report } = tab.screen ?? {};
    if (!isIn(tab, "signedIn") || !report?.isDated) return null;
    const { from, to } = random.pick(ranges);
    const stoppage = random.chance(0.3) ? `typed-${userIn(tab)}` : null;
    const compare = random.chance(0.3) ? "previous" : null;
    const said = { company: report.company, from_date: from, to_date: to, stoppage, compare };
    return [addressOf(report.route, said)];
  },
  (tab, world, page: string) => {
    tab.mayFail = false;
    tab.wentBack = false;
    world.pageOf(tab).navigate(page);
  },
);

const goBack = act(
  5,
  (tab) => (isThere(tab) && tab.at > 0 ? [] : null),
  (tab) => {
    if (tab.at === 0) return;
    tab.at--;
    tab.wentBack = true;
    tab.mayFail = true;
    tab.window.tell({ type: "popstate" });
  },
);

const choose = act(
  8,
  (tab, random) => {
    if (!isIn(tab, "signedIn")) return null;
    const module = random.pick(reports).module;
    return [module, random.pick(["1", "2", "3", "w1", "w2", "o1", "o2", "c1", "c2"])];
  },
  (tab, world, module: Module, company: string) => {
    if (tab.portal) world.pageOf(tab).chooseCompany(tab.portal, module, company);
  },
);

/** What the rows of a report are told. */
const useReport = act(
  18,
  (tab, random) => {
    if (!isIn(tab, "signedIn") || !tab.screen?.report) return null;
    const events = tab.screen.report.isDated
      ? ["report.refreshed", "report.refreshed", "report.stopped"]
      : ["more.requested", "more.requested", "more.requested", "report.refreshed"];
    return [random.pick(events)];
  },
  (tab, _, event: string) => {
    const opened = tab.screen?.opened;
    if (event === "report.refreshed") opened?.send({ type: event });
    else opened?.getSnapshot().children.rows?.send({ type: event as "more.requested" });
  },
);

/** The dialog of a filter: what it applies goes into the address, unless it is refused or the same. */
const filter = act(
  10,
  (tab, random) => {
    if (!isIn(tab, "signedIn") || !tab.screen?.report) return null;
    return [random.pick(["open", "close", "apply"]), random.below(ranges.length)];
  },
  (tab, _, what: string, range: number) => {
    const { report, opened } = tab.screen ?? {};
    const chosen = opened?.getSnapshot().children.filter;
    if (what === "open") chosen?.send({ type: "filter.opened" });
    if (what === "close") chosen?.send({ type: "filter.closed" });
    const fields = { stoppage: "" };
    const applied = { range: report?.isDated ? (ranges[range] ?? null) : null, fields };
    const isRefused = range > 2 && applied.range !== null;
    if (what === "apply" && isRefused) chosen?.send({ type: "filter.applied", filter: applied });
  },
);

const allPagesIn = (tab: Tab) => tab.screen?.opened?.getSnapshot().children.allPages;

const useList = act(
  8,
  (tab, random) => {
    if (!isIn(tab, "signedIn") || !allPagesIn(tab)) return null;
    return [random.chance(0.75)];
  },
  (tab, _, isWanted: boolean) => {
    allPagesIn(tab)?.send({ type: isWanted ? "pages.requested" : "pages.cancelled" });
  },
);

/** What is searched above the rows, and which page was open, is kept in the tab. */
const search = act(
  6,
  (tab) => (isIn(tab, "signedIn") && tab.screen?.report ? [`typed-${userIn(tab)}`] : null),
  (tab, world, text: string) => {
    const user = tab.portal?.getSnapshot().context.user ?? "";
    const { saveTableState, rememberOpened, rememberPreset } = world.pageOf(tab);
    const report = reportAt(tab.path);
    if (!report || !tab.screen?.report) return;
    saveTableState(tab.page, user, { search: text, order: null });
    rememberOpened(user, report.module, `${tab.page}#${text}`);
    rememberPreset(user, report.route, "Yesterday");
  },
);

const askDay = act(
  3,
  (tab) => (isThere(tab) && tab.today ? [] : null),
  (tab) => tab.today?.send({ type: "day.refreshed" }),
);

const event = (type: string, more: object = {}) => ({ type, ...more }) as never;

/** What users do of their own accounts, and between a password and the portal. */
const account = act(
  24,
  (tab, random) => {
    if (!isIn(tab, "signedIn", "restricted")) return null;
    const { key = "", started = {} } = tab.screen ?? {};
    const offered: string[] = [];
    if (started.secondFactor) offered.push("code", "code", "code", "wrong code", "recovery");
    if (started.password) offered.push("change", "change", "wrong old");
    else if (key === "show /profile") offered.push("open password");
    if (started.setUp) offered.push("prove", "prove", "code of secret", "keep codes");
    if (started.sessions) offered.push("end", "end others", "list");
    return offered.length > 0 ? [random.pick(offered)] : null;
  },
  (tab, { host }, what: string) => {
    const { screen } = tab;
    const send = (to: StartedBy, told: never) => (screen?.started[to] as Running)?.send(told);
    const user = authenticationOf(tab)?.getSnapshot().context.user?.name;
    const password = host.accounts.find(({ name }) => name === user)?.password ?? "";
    const typed = what === "wrong code" ? "654321" : rightCode;
    if (what === "code" || what === "wrong code") {
      send("secondFactor", event("code.submitted", { kind: "oneTime", secretCode: typed }));
    }
    if (what === "recovery") {
      send("secondFactor", event("kind.chosen", { kind: "recovery" }));
      send("secondFactor", event("code.submitted", { kind: "recovery", secretCode: typed }));
    }
    const oldPassword = what === "wrong old" ? "password-mistyped" : password;
    if (what === "change" || what === "wrong old") {
      send("password", event("change.submitted", { oldPassword, newPassword: `${password}+` }));
    }
    if (what === "open password" && screen?.key === "show /profile") screen.openPassword();
    if (what === "prove") send("setUp", event("password.submitted", { password }));
    if (what === "code of secret") send("setUp", event("code.submitted", { secretCode: typed }));
    if (what === "keep codes") send("setUp", event("codes.kept"));
    const sessions = screen?.started.sessions?.getSnapshot().context.sessions as
      | { id: string; isCurrent: boolean }[]
      | undefined;
    const other = sessions?.find(({ isCurrent }) => !isCurrent);
    if (what === "end" && other) send("sessions", event("end.requested", { id: other.id }));
    if (what === "end others") send("sessions", event("endOfOthers.requested"));
    if (what === "list") send("sessions", event("list.requested"));
  },
);

export const persons = {
  ...{ signIn, signOut, tryAgain, goTo, goOn, goBack, choose, useReport, filter, useList, search },
  ...{ askDay, account },
};
