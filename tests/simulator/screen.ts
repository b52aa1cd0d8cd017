import type { ReportId } from "machines";
import type { PortalActor } from "web/portal/start-portal.ts";
import { filterAt, goesOn, isCompared, type Report, ranges, reportAt } from "./places.ts";
import type { Page } from "./run-code.ts";
import type { Tab } from "./tab.ts";

/** An actor of any machine, as a screen knows those that it starts. */
export type Running = {
  send: (event: never) => void;
  start: () => Running;
  stop: () => void;
  on: (type: never, listener: (event: never) => void) => unknown;
  getSnapshot: () => { value: unknown; context: Record<string, unknown>; status: string };
};

export type StartedBy =
  | "sessions"
  | "factors"
  | "password"
  | "secondFactor"
  | "setUp"
  | "whole"
  | "refresh"
  | "missing";

export type OpenReport = Report & { id: ReportId; company: string };

/**
 * What stands in a tab. The portal's components start these actors and tell them what is on the screen; there is no
 * React here, so that this file does what their effects do.
 */
export class Screen {
  readonly key: string;
  readonly report: OpenReport | null;
  readonly started: Partial<Record<StartedBy, Running>> = {};
  readonly #page: Page;
  readonly #tab: Tab;
  readonly #portal: PortalActor;
  #asked = "";
  #shown = "";
  #listed = "";
  #compared = "null";
  #done = new Set<Running>();

  constructor(key: string, page: Page, tab: Tab, portal: PortalActor) {
    this.key = key;
    this.#page = page;
    this.#tab = tab;
    this.#portal = portal;
    const report = key.startsWith("show ") ? reportAt(tab.path) : undefined;
    const company = report && portal.getSnapshot().context.active[report.module]?.id;
    this.report =
      report && company
        ? { ...report, company, id: `reportFilter.${report.operation}@${company}` }
        : null;
    if (this.report) this.#openReport();
    else if (key === "show /") this.#watchDay(true);
    else if (key === "show /profile") this.#openAccount();
    else if (key === "restricted mustChangePassword") this.openPassword();
    else if (key === "restricted mustSetUpSecondFactor") this.openSetUp();
    else if (key === "restricted needsSecondFactor") {
      const step = this.#start("secondFactor", page.secondFactorOver(portal.aside));
      step.on("secondFactor.passed" as never, (event) =>
        portal.getSnapshot().children.authentication?.send(event),
      );
    }
  }

  openPassword(): void {
    const authentication = this.#portal.getSnapshot().children.authentication;
    const rules = authentication?.getSnapshot().context.passwordRules;
    const input = { rules, username: null };
    this.#start("password", this.#page.passwordChangeOver(this.#portal.aside), input);
  }

  openSetUp(): void {
    const input = { change: { kind: "setUpTotp" } };
    this.#start("setUp", this.#page.factorChangeOver(this.#portal.aside), input);
  }

  /** What effects tell once something has changed. */
  update(): void {
    if (this.report) this.#followReport(this.report);
    this.#followChanges();
  }

  leave(): void {
    const { children } = this.#portal.getSnapshot();
    if (this.#compared !== "null") children.comparison?.send({ type: "comparison.dropped" });
    if (this.#shown !== "") this.started.refresh?.send({ type: "report.left" } as never);
    for (const actor of Object.values(this.started)) actor.stop();
    if (this.report) this.#portal.send({ type: "report.closed", id: this.report.id });
    if (this.key === "show /") this.#watchDay(false);
  }

  #start(name: StartedBy, machine: unknown, input?: unknown): Running {
    this.started[name]?.stop();
    const options = { input, clock: this.#portal.clock, logger: () => {} };
    const actor = this.#page.createActor(machine as never, options as never) as unknown as Running;
    this.started[name] = actor;
    actor.start();
    return actor;
  }

  #watchDay(isWatched: boolean) {
    const today = this.#tab.today;
    if (today?.getSnapshot().status !== "active") return;
    today.send({ type: isWatched ? "day.watched" : "day.left" });
  }

  #openReport() {
    const { awaitQuiet, refreshMachine, startRefreshing, wholeListOver } = this.#page;
    const refresh = startRefreshing(this.#portal, { refreshMachine, awaitQuiet });
    this.started.refresh = refresh as unknown as Running;
    if (!this.report?.isDated) this.#start("whole", wholeListOver(this.#portal));
  }

  #openAccount() {
    const { context } = this.#portal.getSnapshot();
    const { features } = context.reporting;
    const { aside } = this.#portal;
    if (features.includes("sessions")) this.#start("sessions", this.#page.ownSessionsOver(aside));
    if (features.includes("second_factor")) {
      this.#start("factors", this.#page.ownFactorsOver(aside));
    }
  }

  #followReport(report: OpenReport) {
    const { id, operation, company, isDated } = report;
    const filter = filterAt(this.#tab.page, report);
    const input = { report: operation, company, filter };
    const asked = JSON.stringify(input);
    if (asked !== this.#asked) {
      this.#asked = asked;
      this.#portal.send({ type: "report.opened", id, input });
    }
    const opened = this.#portal.getSnapshot().children[id]?.getSnapshot().children.report;
    const snapshot = opened?.getSnapshot();
    const isAnswered = snapshot?.hasTag("answered") ?? false;
    const { fetchedAt = null } = snapshot?.context ?? {};
    const used = snapshot?.context.filter ?? filter;
    const about = { report: operation, company, filter: used };
    this.#tellShown(isAnswered && isDated ? JSON.stringify({ ...about, fetchedAt }) : "");
    this.#dropList(isAnswered && !isDated ? JSON.stringify({ ...about, key: "id" }) : "");
    this.#compare(isDated && isCompared(this.#tab.page) ? about : null);
  }

  #tellShown(shown: string) {
    if (shown === this.#shown) return;
    const refresh = this.started.refresh;
    if (this.#shown !== "") refresh?.send({ type: "report.left" } as never);
    this.#shown = shown;
    if (shown === "") return;
    const parsed = JSON.parse(shown);
    const isRunning = goesOn(parsed.filter.range);
    refresh?.send({ type: "report.shown", shown: parsed, isRunning } as never);
  }

  #dropList(listed: string) {
    if (listed === this.#listed) return;
    if (this.#listed !== "") this.started.whole?.send({ type: "list.dropped" } as never);
    this.#listed = listed;
  }

  /** What the report is compared with, as text. */
  get compared(): string {
    return this.#compared === "null"
      ? ""
      : JSON.stringify({ ...JSON.parse(this.#compared), isWished: null });
  }

  /** What is listed now, to be fetched whole. */
  get list(): unknown {
    return this.#listed === "" ? null : JSON.parse(this.#listed);
  }

  #compare(about: { report: string; company: string; filter: object } | null) {
    const [, earlier] = ranges;
    const wanted = about && { ...about, filter: { ...about.filter, range: earlier } };
    const compared = JSON.stringify(wanted);
    if (compared === this.#compared) return;
    const comparison = () => this.#portal.getSnapshot().children.comparison;
    if (this.#compared !== "null") comparison()?.send({ type: "comparison.dropped" });
    this.#compared = compared;
    if (!wanted) return;
    comparison()?.send({
      type: "comparison.wanted",
      earlier: { ...wanted, isWished: true } as never,
    });
  }

  #followChanges() {
    const { password, setUp, sessions } = this.started;
    const authentication = this.#portal.getSnapshot().children.authentication;
    const isRestricted = this.key.startsWith("restricted");
    if (password && this.#isNewlyChanged(password)) {
      this.#page.tellPasswordChanged();
      if (isRestricted) authentication?.send({ type: "password.changed" });
      else sessions?.send({ type: "list.wanted" } as never);
    }
    if (setUp && this.#isNewlyChanged(setUp) && isRestricted) {
      this.#page.tellSecondFactorSetUp();
      authentication?.send({ type: "secondFactor.setUp" });
    }
  }

  #isNewlyChanged(actor: Running): boolean {
    if (this.#done.has(actor) || actor.getSnapshot().value !== "changed") return false;
    this.#done.add(actor);
    return true;
  }
}

/** What the screen of a session is told apart by, as React would by a key. */
export function screenOf(destination: string, tab: Tab, portal: PortalActor): string {
  const snapshot = portal.getSnapshot();
  if (snapshot.value === "restricted") {
    const value = snapshot.children.authentication?.getSnapshot().value;
    return `restricted ${typeof value === "string" ? value : Object.keys(value ?? {})[0]}`;
  }
  if (snapshot.value !== "signedIn") return snapshot.value;
  const report = reportAt(tab.path);
  const company = report && snapshot.context.active[report.module]?.id;
  return `${destination} ${tab.path}${company ? ` ${company}` : ""}`;
}
