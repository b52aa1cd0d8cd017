import type { CodeKind, FactorChangeContext } from "machines/account";
import { inMinutes } from "../portal/in-minutes.ts";

const tooMany = (retryAfter: number | null) =>
  `Too many attempts. Try again ${retryAfter ? `in ${inMinutes(retryAfter)}` : "later"}.`;

/** What is wrong with the second step of a sign-in. */
export function stepFailureInWords(
  state: string,
  kind: CodeKind,
  retryAfter: number | null,
): string | undefined {
  if (state === "triedTooOften") return tooMany(retryAfter);
  if (state === "noPasskey") return "No passkey was used. Try again.";
  if (state === "failed") return "The service did not answer. Try again.";
  if (state === "wrong") {
    return kind === "oneTime"
      ? "This code is wrong, or was used before. Wait for the next one."
      : "This recovery code is wrong, or was used before.";
  }
  if (state !== "unfit") return undefined;
  return kind === "oneTime" ? "Type the six digits of the code." : "Type a recovery code.";
}

/** What is wrong with a change of the second factor, and which of its fields it is about. */
export function changeFailureInWords({ failure, retryAfter }: FactorChangeContext) {
  if (failure === "wrongPassword") return { password: "This is not your password." };
  if (failure === "wrongCode") {
    return { code: "This is not a code that the app shows now. Type the six digits again." };
  }
  if (failure === "triedTooOften") return { form: tooMany(retryAfter) };
  if (failure === "noPasskey") return { form: "No passkey was made. Nothing has changed." };
  return failure === "failed" ? { form: "The service did not change it. Try again." } : {};
}
