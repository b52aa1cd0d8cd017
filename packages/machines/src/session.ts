import type { Company, Module, User } from "partner-sdk";

export type CompaniesByModule = Readonly<Partial<Record<Module, readonly Company[]>>>;

/** How the host reports: the IANA name of its time zone, null where the browser's is to be used. */
export type Reporting = { timeZone: string | null };

/** Who is signed in, the companies that they may see, and how those are reported. */
export type SignedInUser = { user: User; companies: CompaniesByModule; reporting: Reporting };

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
