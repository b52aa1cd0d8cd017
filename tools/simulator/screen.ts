import type { Filter } from "machines/reports/report-request";
import { changePassword, getSecondFactor, listSessions } from "partner-sdk";
import type { PortalActor } from "web/state/start-portal.ts";
import type { SnapshotFrom } from "xstate";
import { filterAt, isCompared, type Report, reportAt } from "./places.ts";
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

export type StartedBy = "sessions" | "factors" | "password" | "secondFactor" | "setUp" | "missing";

export type OpenReport = Report & { company: string };

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
  #isCompared = false;
  #done = new Set<Running>();

  constructor(key: string, page: Page, tab: Tab, portal: PortalActor) {
    this.key = key;
    this.#page = page;
    this.#tab = tab;
    this.#portal = portal;
    const isShown = key.startsWith("show ") && !key.endsWith(notOffered);
    const report = isShown ? reportAt(tab.path) : undefined;
    const company = report && portal.getSnapshot().context.active[report.module]?.id;
    this.report = report && company ? { ...report, company } : null;
    if (key === "show /") this.#watchDay(true);
    else if (key === "show /profile") this.#openAccount();
    else if (key === "restricted mustChangePassword") this.openPassword();
    else if (key === "restricted mustSetUpSecondFactor") this.openSetUp();
    else if (key === "restricted needsSecondFactor") {
      const step = this.#start("secondFactor", page.provideSecondFactor(portal.backgroundClient));
      step.on("secondFactor.passed" as never, (event) =>
        portal.getSnapshot().children.authentication?.send(event),
      );
    }
  }

  openPassword(): void {
    const authentication = this.#portal.getSnapshot().children.authentication;
    const rules = authentication?.getSnapshot().context.passwordRules;
    const input = { rules, username: null };
    this.#start("password", this.#page.providePasswordChange(this.#portal.backgroundClient), input);
  }

  openSetUp(): void {
    const input = { change: { kind: "setUpTotp" } };
    this.#start("setUp", this.#page.provideFactorChange(this.#portal.backgroundClient), input);
  }

  /** What effects tell once something has changed. */
  update(): void {
    if (this.report) this.#followReport(this.report);
    this.#followOffers();
    this.#followChanges();
  }

  leave(): void {
    for (const actor of Object.values(this.started)) actor.stop();
    if (this.report) this.#page.closeReport(this.#portal, this.report);
    if (this.key === "show /") this.#watchDay(false);
  }

  /** The report that is shown, with its parts. */
  get opened() {
    return this.report && this.#page.findReport(this.#portal.getSnapshot(), this.report);
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

  #openAccount() {
    const { backgroundClient } = this.#portal;
    if (this.#isOffered("sessions"))
      this.#start("sessions", this.#page.provideOwnSessions(backgroundClient));
    if (this.#isOffered("factors")) {
      this.#start("factors", this.#page.provideOwnFactors(backgroundClient));
    }
  }

  #isOffered(section: keyof typeof sections): boolean {
    const { context } = this.#portal.getSnapshot();
    return this.#page.isOffered(sections[section], offeredIn(context));
  }

  /** A section of Profile goes with what the host does not answer. */
  #followOffers() {
    if (this.key !== "show /profile") return;
    for (const section of ["sessions", "factors", "password"] as const) {
      if (this.#isOffered(section)) continue;
      this.started[section]?.stop();
      delete this.started[section];
    }
  }

  #followReport({ operation, company, isDated }: OpenReport) {
    const filter: Filter = filterAt(this.#tab.page, { isDated });
    const asked = JSON.stringify(filter);
    if (asked !== this.#asked) {
      this.#asked = asked;
      const key = isDated ? null : "id";
      const input = { operation, company, filter, key, staysOnRefresh: isDated };
      this.#page.openReport(this.#portal, input);
    }
    const isWanted = isDated && isCompared(this.#tab.page);
    if (isWanted === this.#isCompared) return;
    this.#isCompared = isWanted;
    this.opened?.send(
      isWanted
        ? { type: "comparison.requested", comparing: "before", isByUser: true }
        : { type: "comparison.dropped" },
    );
  }

  #followChanges() {
    const { password, setUp, sessions } = this.started;
    const authentication = this.#portal.getSnapshot().children.authentication;
    const isRestricted = this.key.startsWith("restricted");
    if (password && this.#isNewlyChanged(password)) {
      this.#page.broadcastPasswordChanged();
      if (isRestricted) authentication?.send({ type: "password.changed" });
      else sessions?.send({ type: "list.requested" } as never);
    }
    if (setUp && this.#isNewlyChanged(setUp) && isRestricted) {
      this.#page.broadcastSecondFactorSetUp();
      authentication?.send({ type: "secondFactor.setUp" });
    }
  }

  #isNewlyChanged(actor: Running): boolean {
    if (this.#done.has(actor) || actor.getSnapshot().value !== "changed") return false;
    this.#done.add(actor);
    return true;
  }
}

/** What the sections of Profile begin with. */
const sections = { sessions: listSessions, factors: getSecondFactor, password: changePassword };

/** What the screen of a report that the host does not answer ends with. */
const notOffered = " not offered";

export const offeredIn = ({ reporting, notOffered }: SnapshotFrom<PortalActor>["context"]) => ({
  ...reporting,
  notOffered,
});

/** What the screen of a session is told apart by, as React would by a key. */
export function screenOf(
  destination: string,
  tab: Tab,
  portal: PortalActor,
  { isOffered }: Page,
): string {
  const snapshot = portal.getSnapshot();
  if (snapshot.value === "restricted") {
    const value = snapshot.children.authentication?.getSnapshot().value;
    return `restricted ${typeof value === "string" ? value : Object.keys(value ?? {})[0]}`;
  }
  if (snapshot.value !== "signedIn") return snapshot.value;
  const report = reportAt(tab.path);
  const company = report && snapshot.context.active[report.module]?.id;
  const isThere = !report || isOffered(report.operation, offeredIn(snapshot.context));
  return `${destination} ${tab.path}${company ? ` ${company}` : ""}${isThere ? "" : notOffered}`;
}
