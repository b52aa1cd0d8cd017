import * as words from "#words/sign-in";
import { inDigits } from "../numbers/digits.ts";
import { inMinutes } from "../portal/in-minutes.ts";

/** After too many tries: how long to wait, where the host says it. */
export const tooManyTries = (retryAfter: number | null): string =>
  retryAfter ? words.tooManyAttemptsFor(inDigits(inMinutes(retryAfter))) : words.tooManyAttempts;
