import type { Company, Module } from "partner-sdk";
import type { ReportActor } from "./portal-events.ts";
import type { ReportRequest } from "./reports/report-request.ts";
import type { Remembered } from "./session/active-company.ts";
import type { CompaniesByModule, Reporting, Session } from "./session/session.ts";

/** What the portal knows when it starts. */
export type PortalInput = {
  hasToken: boolean;
  /** The path that the browser is at, with its query. */
  page: string;
  remembered: Remembered | null;
};

/** What it knows beside its state. */
export type PortalContext = PortalInput & {
  /** Who is signed in, or was last. */
  user: string | null;
  companies: CompaniesByModule;
  reporting: Reporting;
  chosen: Remembered["companies"];
  active: Readonly<Partial<Record<Module, Company | null>>>;
  /** The page where a session expired, or nobody was signed in yet; and whose session it was, if that is known. */
  left: { page: string; user: string | null } | null;
  /** Those that are open. */
  reports: readonly (Pick<ReportRequest, "operation" | "company"> & { report: ReportActor })[];
};

/** The actors that it starts, by their ids. */
export type PortalChildren = {
  authentication: "authentication";
  session: "followSession";
  loading: "loading";
  connection: "connection";
  tabs: "followTabs";
} & { [M in Module]: "activeCompany" };

/** What a redirect depends on. */
export type Known = Pick<PortalContext, "companies" | "active"> & {
  session: Session;
  /** The page to go back to after signing in, unless another user was there. */
  returnTo: string | null;
};

/** What `destinationOf` asks for, out of a snapshot of the portal. */
export function knownFrom({ value, context }: { value: Session; context: PortalContext }): Known {
  const { companies, active, user, left } = context;
  const isSameUser = left?.user === null || left?.user === user;
  return { session: value, companies, active, returnTo: (isSameUser && left?.page) || null };
}

/** A page that people are sent to: nowhere to come back to. */
export function isOwn(page: string): boolean {
  return /^\/(login|error)\b/.test(page);
}

/** A page that nobody has to sign in for: it stays open when a session ends. */
export function isOfInvitation(page: string): boolean {
  return /^\/invitation\/?(?:[?#]|$)/.test(page);
}

/** Whether the page was another user's, as far as the tab remembers. */
export function isOfAnother({ user, remembered }: PortalContext, key: string): boolean {
  return (user ?? remembered?.user ?? key) !== key;
}

export function choiceOf({ user, chosen }: PortalContext): Remembered {
  return { user: String(user), companies: chosen };
}
