import type { Company, Module } from "partner-sdk";
import type { ReportActor } from "./portal-events.ts";
import type { ReportRequest } from "./reports/report-request.ts";
import type { RememberedCompanies } from "./session/active-company.ts";
import type { CompaniesByModule, Reporting, Session } from "./session/session.ts";

/** What the portal knows when it starts. */
export type PortalInput = {
  hasToken: boolean;
  /** The path that the browser is at, with its query. */
  page: string;
  remembered: RememberedCompanies | null;
};

/** What it knows beside its state. */
export type PortalContext = PortalInput & {
  /** Who is signed in, or was last. */
  user: string | null;
  companies: CompaniesByModule;
  reporting: Reporting;
  /** Operations that the host does not answer although it names them, by `keyOfOperation`. */
  notOffered: readonly string[];
  chosen: RememberedCompanies["companies"];
  active: Readonly<Partial<Record<Module, Company | null>>>;
  /** The page where a session expired, or nobody was signed in yet; and whose session it was, if that is known. */
  returnTo: { page: string; user: string | null } | null;
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
export type RoutingState = Pick<PortalContext, "companies" | "active"> & {
  session: Session;
  /** The page to go back to after signing in, unless another user was there. */
  returnTo: string | null;
};

/** What `destinationOf` asks for, out of a snapshot of the portal. */
export function routingStateOf({
  value,
  context,
}: {
  value: Session;
  context: PortalContext;
}): RoutingState {
  const { companies, active, user, returnTo } = context;
  const isSameUser = returnTo?.user === null || returnTo?.user === user;
  return { session: value, companies, active, returnTo: (isSameUser && returnTo?.page) || null };
}

/** A page that people are sent to: nowhere to come back to. */
export function isSystemPage(page: string): boolean {
  return /^\/(login|error)\b/.test(page);
}

/** A page that nobody has to sign in for: it stays open when a session ends. */
export function isInvitationPage(page: string): boolean {
  return /^\/invitation\/?(?:[?#]|$)/.test(page);
}

/** Whether the page was another user's, as far as the tab remembers. */
export function isOtherUser({ user, remembered }: PortalContext, key: string): boolean {
  return (user ?? remembered?.user ?? key) !== key;
}

export function companiesToRemember({ user, chosen }: PortalContext): RememberedCompanies {
  return { user: String(user), companies: chosen };
}
