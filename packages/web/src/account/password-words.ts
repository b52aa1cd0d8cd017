import type { BrokenRule, PasswordChangeContext, PasswordLimits } from "machines/account";
import { inMinutes } from "../portal/in-minutes.ts";

export type SaidRule = {
  rule: string;
  words: string;
  /** Whether it can be checked while it is typed. */
  isChecked: boolean;
};

/** The rules of the host, each as it is said before it is broken. */
export function rulesInWords({ rules, username }: PasswordLimits) {
  const { minLength, refuses } = rules;
  const said: (SaidRule | false)[] = [
    minLength !== null && {
      rule: "min_length",
      words: minLength === 1 ? "At least 1 character" : `At least ${minLength} characters`,
      isChecked: true,
    },
    refuses.includes("digits_alone") && {
      rule: "digits_alone",
      words: "At least one letter",
      isChecked: true,
    },
    refuses.includes("user_name") && {
      rule: "user_name",
      words: username === null ? "Without your user name" : `Without your user name, ${username}`,
      isChecked: username !== null,
    },
    refuses.includes("common") && {
      rule: "common",
      words: "Not one that many people use, which is checked when you send it",
      isChecked: false,
    },
  ];
  return said.filter((rule) => rule !== false);
}

/** What is wrong with the old password. */
export function oldInWords(
  state: string,
  { isOldMissing }: PasswordChangeContext,
): string | undefined {
  if (state === "wrongOld") return "This is not the password that you have now.";
  return state === "unfit" && isOldMissing ? "Type the password that you have now." : undefined;
}

/** What is wrong with the new one. */
export function newInWords(
  state: string,
  { broken, refusal, rules }: PasswordChangeContext,
): string | undefined {
  if (state === "refused") return refusal ?? "The service refuses this password. Choose another.";
  const [first] = state === "unfit" ? broken : [];
  return first && brokenInWords(first, rules.minLength);
}

/** What is wrong with neither. */
export function failureInWords(
  state: string,
  { retryAfter }: PasswordChangeContext,
): string | undefined {
  if (state === "failed") return "The password could not be changed. Try again.";
  if (state === "unanswered")
    return "The service did not answer, so nobody knows whether the password is changed. Try again; if the current password is wrong then, the new one is good already.";
  if (state !== "triedTooOften") return undefined;
  const wait = retryAfter ? `in ${inMinutes(retryAfter)}` : "later";
  return `Too many attempts. Try again ${wait}.`;
}

/** What is wrong with a new password that breaks a rule. */
export function brokenInWords(rule: BrokenRule, minLength: number | null): string {
  if (rule === "same") return "This is the password that you have now. Choose another.";
  if (rule === "user_name") return "Leave your user name out.";
  if (rule === "digits_alone") return "Use at least one letter.";
  return minLength === null || minLength === 1
    ? "Type a new password."
    : `Use at least ${minLength} characters.`;
}
