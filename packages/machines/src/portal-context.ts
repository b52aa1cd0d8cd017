import type { Company, Module } from "partner-sdk";
import type { SnapshotFrom } from "xstate";
import type { activeCompanyMachine } from "./active-company.ts";
import type { authenticationMachine, CompaniesByModule } from "./authentication.ts";
import type { ReportInput } from "./report.ts";

/** The ids of the chosen companies and whose choice they are: what survives a reload. */
export type Remembered = {
  user: string;
  companies: Readonly<Partial<Record<Module, string | null>>>;
};

export type PortalInput = {
  hasToken: boolean;
  /** The path that the browser is at, with its query. */
  page: string;
  remembered: Remembered | null;
};

export type PortalContext = PortalInput & {
  session: "starting" | "unavailable" | "signedOut" | "signedIn";
  /** Who is or was signed in last. */
  user: string | null;
  companies: CompaniesByModule;
  chosen: Readonly<Partial<Record<Module, string | null>>>;
  active: Readonly<Partial<Record<Module, Company | null>>>;
  /** Where an expired session was, and whose it was if that is known. */
  left: { page: string; user: string | null } | null;
  reports: readonly string[];
};

export type PortalEvent =
  | { type: "page.opened"; page: string }
  | { type: "request.started" }
  | { type: "request.answered" }
  | { type: "request.failed"; status: number | null; aborted: boolean }
  | { type: "token.removed" }
  | { type: "token.replaced" }
  | { type: "report.opened"; id: ReportId; input: ReportInput }
  | { type: "report.closed"; id: ReportId };

export type PortalTypes = {
  context: PortalContext;
  events: PortalEvent;
  input: PortalInput | undefined;
  meta: { section: string };
  children: {
    authentication: "authentication";
    loading: "loading";
    connection: "connection";
    tabs: "followTabs";
  } & { [M in Module]: "activeCompany" } & { [id: ReportId]: "report" };
};

export type ReportId = `report.${string}`;

export type Authentication = SnapshotFrom<typeof authenticationMachine>;
export type ActiveCompany = SnapshotFrom<typeof activeCompanyMachine>;
export type FollowedCompany = { context: PortalContext; event: { snapshot: ActiveCompany } };
