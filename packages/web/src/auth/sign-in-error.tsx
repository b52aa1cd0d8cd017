import type { SignInFailure } from "machines/session/authentication-events";
import * as words from "#words/sign-in";
import { TooManyTries } from "../layout/too-many-tries.tsx";

/** Why a sign-in failed, or a session ended. */
export function SignInError({ reason, retryAfter }: SignInFailure) {
  if (reason === "wrongCredentials") return words.wrongCredentials;
  if (reason === "unreachable") return words.serviceUnreachable;
  if (reason === "noPasskey") return words.noPasskey;
  if (reason === "sessionEnded") return words.sessionEnded;
  return <TooManyTries retryAfter={retryAfter} inDigits={words.inOwnDigits} />;
}
