import type { User } from "partner-sdk";
import type { CompaniesByModule, PasswordRules, Reporting } from "./session.ts";

export type Credentials = { username: string; password: string };

export type SignInFailure = {
  /** `sessionEnded` where nobody has tried yet: the service no longer takes the token. */
  reason: "wrongCredentials" | "tooManyTries" | "unreachable" | "sessionEnded";
  /** Seconds to wait, where the service said so. */
  retryAfter: number | null;
};

export type AuthenticationContext = {
  hasToken: boolean;
  user: User | null;
  companies: CompaniesByModule;
  reporting: Reporting;
  passwordRules: PasswordRules;
  failure: SignInFailure | null;
  signOutFailed: boolean;
};

export type AuthenticationEvent =
  | ({ type: "signIn.submitted" } & Credentials)
  | { type: "signOut.requested" }
  | { type: "retry.requested" }
  | { type: "password.expired" }
  | { type: "password.changed" }
  | { type: "connection.restored" }
  | { type: "session.expired" }
  | { type: "token.removed" }
  | { type: "token.replaced" };
