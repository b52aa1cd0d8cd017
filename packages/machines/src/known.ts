import type { Company, Module } from "partner-sdk";
import type { Remembered } from "./active-company.ts";
import type { ReportId } from "./portal-events.ts";
import type { CompaniesByModule, Reporting, Session } from "./session.ts";

/** What the portal knows when it starts. */
export type PortalInput = {
  hasToken: boolean;
  /** The path that the browser is at, with its query. */
  page: string;
  remembered: Remembered | null;
};

/** What it knows beside its state. */
export type PortalContext = PortalInput & {
  /** Who is or was signed in last. */
  user: string | null;
  companies: CompaniesByModule;
  reporting: Reporting;
  chosen: Remembered["companies"];
  active: Readonly<Partial<Record<Module, Company | null>>>;
  /** Where an expired session was, and whose it was if that is known. */
  left: { page: string; user: string | null } | null;
  reports: readonly ReportId[];
};

/** What a redirect depends on. */
export type Known = Pick<PortalContext, "companies" | "active"> & {
  session: Session;
  /** Where an expired session or a failed start was, if the one who signed in is the same user. */
  returnTo: string | null;
};

/** What `destinationOf` asks for, out of a snapshot of the portal. */
export function knownFrom({ value, context }: { value: Session; context: PortalContext }): Known {
  const { companies, active, user, left } = context;
  const isSameUser = left?.user === null || left?.user === user;
  return { session: value, companies, active, returnTo: (isSameUser && left?.page) || null };
}
