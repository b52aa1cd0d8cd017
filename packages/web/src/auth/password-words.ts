import type { PasswordChangeContext } from "machines/account/password-change";
import type { BrokenRule, PasswordLimits } from "machines/account/password-rules";
import type { ReactNode } from "react";
import * as said from "#words/account";
import { tooManyTries } from "./too-many-codes.tsx";

export type SaidRule = {
  rule: string;
  words: string;
  /** Whether it can be checked while it is typed. */
  isChecked: boolean;
};

/** The rules of the host, each as it is said before it is broken. */
export function rulesInWords({ rules, username }: PasswordLimits) {
  const { minLength, refuses } = rules;
  const all: (SaidRule | false)[] = [
    minLength !== null && {
      rule: "min_length",
      words: said.atLeastCharacters(minLength),
      isChecked: true,
    },
    refuses.includes("digits_alone") && {
      rule: "digits_alone",
      words: said.atLeastOneLetter,
      isChecked: true,
    },
    refuses.includes("user_name") && {
      rule: "user_name",
      words: username === null ? said.withoutUserName : said.withoutThisUserName(username),
      isChecked: username !== null,
    },
    refuses.includes("common") && {
      rule: "common",
      words: said.notCommon,
      isChecked: false,
    },
  ];
  return all.filter((rule) => rule !== false);
}

/** What is wrong with the old password. */
export function oldInWords(
  state: string,
  { isOldMissing }: PasswordChangeContext,
): string | undefined {
  if (state === "wrongOld") return said.notYourPasswordNow;
  return state === "unfit" && isOldMissing ? said.typePasswordNow : undefined;
}

/** What is wrong with the new one. */
export function newInWords(
  state: string,
  { broken, refusal, rules }: PasswordChangeContext,
): string | undefined {
  if (state === "refused") return refusal ?? said.passwordRefused;
  const [first] = state === "unfit" ? broken : [];
  return first && brokenInWords(first, rules.minLength);
}

/** What is wrong with neither. */
export function failureInWords(state: string, { retryAfter }: PasswordChangeContext): ReactNode {
  if (state === "failed") return said.passwordNotChanged;
  if (state === "unanswered") return said.passwordUnanswered;
  if (state !== "triedTooOften") return undefined;
  return tooManyTries(retryAfter);
}

/** What is wrong with a new password that breaks a rule. */
export function brokenInWords(rule: BrokenRule, minLength: number | null): string {
  if (rule === "same") return said.samePassword;
  if (rule === "user_name") return said.leaveUserNameOut;
  if (rule === "digits_alone") return said.oneLetterNeeded;
  return minLength === null || minLength === 1
    ? said.typeNewPassword
    : said.charactersNeeded(minLength);
}
