import type { User } from "partner-sdk";
import type { CompaniesByModule, Reporting } from "./session.ts";

export type Credentials = { username: string; password: string };

export type SignInFailure = {
  reason: "wrongCredentials" | "tooManyTries" | "unreachable";
  /** Seconds to wait, where the service said so. */
  retryAfter: number | null;
};

export type AuthenticationContext = {
  hasToken: boolean;
  user: User | null;
  companies: CompaniesByModule;
  reporting: Reporting;
  failure: SignInFailure | null;
  signOutFailed: boolean;
};

export type AuthenticationEvent =
  | ({ type: "signIn.submitted" } & Credentials)
  | { type: "signOut.requested" }
  | { type: "retry.requested" }
  | { type: "connection.restored" }
  | { type: "session.expired" }
  | { type: "token.removed" }
  | { type: "token.replaced" };
