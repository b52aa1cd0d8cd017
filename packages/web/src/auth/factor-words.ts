import type { FactorChangeContext } from "machines/account/factor-change";
import type { CodeKind } from "machines/session/second-factor";
import type { ReactNode } from "react";
import * as words from "#words/account";
import { tooManyTries } from "./too-many-codes.tsx";

/** What is wrong with the second step of a sign-in. */
export function stepFailureInWords(
  state: string,
  kind: CodeKind,
  retryAfter: number | null,
): ReactNode {
  if (state === "triedTooOften") return tooManyTries(retryAfter);
  if (state === "noPasskey") return words.noPasskeyUsed;
  if (state === "failed") return words.noAnswer;
  if (state === "wrong") {
    return kind === "oneTime" ? words.wrongCode : words.wrongRecoveryCode;
  }
  if (state !== "unfit") return undefined;
  return kind === "oneTime" ? words.typeSixDigits : words.typeRecoveryCode;
}

/** What is wrong with a change of the second factor, and which of its fields it is about. */
export function changeFailureInWords({ failure, retryAfter }: FactorChangeContext) {
  if (failure === "wrongPassword") return { password: words.notYourPassword };
  if (failure === "wrongCode") {
    return { code: words.notShownNow };
  }
  if (failure === "triedTooOften") return { form: tooManyTries(retryAfter) };
  if (failure === "noPasskey") return { form: words.noPasskeyMade };
  return failure === "failed" ? { form: words.factorNotChanged } : {};
}
