import type { User } from "partner-sdk";
import type { CompaniesByModule, PasswordRules, Reporting } from "./session.ts";

export type Credentials = {
  username: string;
  password: string;
  /** Whether others use the machine too: the token lives with the tab then. */
  isShared?: boolean | undefined;
};

/** A sign-in with a passkey, which the browser asks the user for. */
export type PasskeyCredentials = { password?: undefined; isShared?: boolean | undefined };

/** What a sign-in brings. */
export type Token = {
  token: string;
  /** Sign-ins from places that were new to the account, as the host tells them. */
  newPlaces?: readonly unknown[];
};

export type SignInFailure = {
  /**
   * `wrongAddress` where something answers that knows no sign-in, `sessionEnded` where nobody has tried yet: the
   * service no longer takes the token, or nobody has used it.
   */
  reason:
    | "wrongCredentials"
    | "tooManyTries"
    | "noPasskey"
    | "unreachable"
    | "wrongAddress"
    | "sessionEnded";
  /** Seconds to wait, where the service said so. */
  retryAfter: number | null;
};

export type AuthenticationContext = {
  hasToken: boolean;
  user: User | null;
  companies: CompaniesByModule;
  reporting: Reporting;
  passwordRules: PasswordRules;
  /** What the second step of a sign-in may be done with. */
  secondFactorWays: readonly string[];
  /** What the sign-in told of, until it was seen. */
  newPlaces: readonly unknown[];
  failure: SignInFailure | null;
  signOutFailed: boolean;
};

export type AuthenticationEvent =
  | ({ type: "signIn.submitted" } & Credentials)
  | ({ type: "passkey.chosen" } & PasskeyCredentials)
  | ({ type: "secondFactor.passed" } & Token)
  | { type: "secondFactor.setUp" }
  | { type: "secondFactor.asked" }
  | { type: "signOut.requested" }
  | { type: "retry.requested" }
  | { type: "newPlaces.seen" }
  | { type: "access.added" }
  | { type: "password.expired" }
  | { type: "password.changed" }
  | { type: "connection.restored" }
  | { type: "session.expired" }
  | { type: "session.timedOut" }
  | { type: "token.removed" }
  | { type: "token.replaced" };
