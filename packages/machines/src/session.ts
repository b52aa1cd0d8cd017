import type { Company, Module, User } from "partner-sdk";
import type { ChosenCompanies } from "./active-company.ts";

export type CompaniesByModule = Readonly<Partial<Record<Module, readonly Company[]>>>;

/** How the host reports, in its own words. */
export type Reporting = {
  /** An IANA name; null where the browser's zone is to be used. */
  timeZone: string | null;
  /** The first day of its country's week; null where it names none. */
  weekStartsOn: string | null;
  /** The days of its country's weekend. */
  weekend: readonly string[];
  /** What the host answers beyond the specification. */
  features: readonly string[];
};

/** Who is signed in, the companies that they may see, and how those are reported. */
export type SignedInUser = {
  user: User;
  companies: CompaniesByModule;
  reporting: Reporting;
  /** What they last chose on this device. */
  lastChosen?: ChosenCompanies;
};

/** Whether someone is signed in, as far as the portal knows. */
export type Session = "starting" | "unavailable" | "signedOut" | "signedIn";

/** What becomes of a session, as authentication tells it. */
export type SessionEvent =
  /** The user of the stored token is being loaded. */
  | { type: "session.requested" }
  | ({ type: "session.began" } & SignedInUser)
  /** There is no token at start. */
  | { type: "session.missing" }
  /** The service could not say whose the token is. */
  | { type: "session.failed" }
  /** Signed out, here or in another tab. */
  | { type: "session.ended" }
  | { type: "session.expired" };
