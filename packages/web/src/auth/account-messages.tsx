import type { AcceptInvitationContext, AccountField } from "machines/account/accept-invitation";
import type { FactorChangeContext } from "machines/account/factor-change";
import type { PasswordChangeContext } from "machines/account/password-change";
import type { BrokenRule, PasswordLimits } from "machines/account/password-rules";
import type { CodeKind } from "machines/session/second-factor";
import type { ReactNode } from "react";
import * as words from "#words/account";
import * as invitations from "#words/invitations";
import { inDigits } from "../i18n/numbers/digits.ts";
import { TooManyTries } from "../layout/too-many-tries.tsx";

export function secondFactorError(
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

/** By the field that they are about. */
export function factorChangeErrors({ failure, retryAfter }: FactorChangeContext) {
  if (failure === "wrongPassword") return { password: words.notYourPassword };
  if (failure === "wrongCode") return { code: words.notShownNow };
  if (failure === "triedTooOften") return { form: tooManyTries(retryAfter) };
  if (failure === "noPasskey") return { form: words.noPasskeyMade };
  return failure === "failed" ? { form: words.factorNotChanged } : {};
}

export type PasswordRuleText = {
  rule: string;
  words: string;
  /** Whether the portal can check it while the user types. */
  isChecked: boolean;
};

/** The host's rules, as shown before one is broken. */
export function passwordRuleTexts({ rules, username }: PasswordLimits) {
  const { minLength, refuses } = rules;
  const all: (PasswordRuleText | false)[] = [
    minLength !== null && {
      rule: "min_length",
      words: words.atLeastCharacters(minLength),
      isChecked: true,
    },
    refuses.includes("digits_alone") && {
      rule: "digits_alone",
      words: words.atLeastOneLetter,
      isChecked: true,
    },
    refuses.includes("user_name") && {
      rule: "user_name",
      words: username === null ? words.withoutUserName : words.withoutThisUserName(username),
      isChecked: username !== null,
    },
    refuses.includes("common") && {
      rule: "common",
      words: words.notCommon,
      isChecked: false,
    },
  ];
  return all.filter((rule) => rule !== false);
}

export function oldPasswordError(
  state: string,
  { isOldMissing }: PasswordChangeContext,
): string | undefined {
  if (state === "wrongOld") return words.notYourPasswordNow;
  return state === "unfit" && isOldMissing ? words.typePasswordNow : undefined;
}

export function newPasswordError(
  state: string,
  { broken, refusal, rules }: PasswordChangeContext,
): string | undefined {
  if (state === "refused") return refusal ?? words.passwordRefused;
  const [first] = state === "unfit" ? broken : [];
  return first && brokenRuleText(first, rules.minLength);
}

/** What is about neither password. */
export function passwordChangeError(
  state: string,
  { retryAfter }: PasswordChangeContext,
): ReactNode {
  if (state === "failed") return words.passwordNotChanged;
  if (state === "unanswered") return words.passwordUnanswered;
  if (state !== "triedTooOften") return undefined;
  return tooManyTries(retryAfter);
}

export function brokenRuleText(rule: BrokenRule, minLength: number | null): string {
  if (rule === "same") return words.samePassword;
  if (rule === "user_name") return words.leaveUserNameOut;
  if (rule === "digits_alone") return words.oneLetterNeeded;
  return minLength === null || minLength === 1
    ? words.typeNewPassword
    : words.charactersNeeded(minLength);
}

export function invitationGoneText({ isUnsure }: AcceptInvitationContext, isSignedIn: boolean) {
  const unsure = isSignedIn ? invitations.goneUnlessAdded : invitations.goneUnsure;
  return { title: invitations.gone, lead: isUnsure ? unsure : invitations.goneSurely };
}

export function invitationFieldError(
  field: AccountField,
  context: AcceptInvitationContext,
): string | undefined {
  const { missing, hasUnseen, broken, refusals, invited } = context;
  if (missing.includes(field)) return invitations.empty[field];
  if (field === "username" && hasUnseen) return invitations.unseenInName;
  if (field === "password" && broken[0]) {
    return brokenRuleText(broken[0], invited?.passwordRules.minLength ?? null);
  }
  return refusals[field] && (field === "username" ? invitations.nameTaken : refusals[field]);
}

/** What is about no field. */
export function invitationError({ failure, retryAfter }: AcceptInvitationContext): ReactNode {
  if (failure === "failed") return invitations.couldNot;
  if (failure === "unanswered") return words.noAnswer;
  if (failure !== "triedTooOften") return undefined;
  return tooManyTries(retryAfter);
}

export function passwordLimitsOf(
  { invited }: AcceptInvitationContext,
  username: string,
): PasswordLimits {
  const rules = invited?.passwordRules ?? { minLength: null, refuses: [] };
  return { rules, username: username.trim() || null };
}

const tooManyTries = (retryAfter: number | null) => (
  <TooManyTries retryAfter={retryAfter} inDigits={inDigits} />
);
