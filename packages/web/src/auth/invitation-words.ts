import type { AcceptInvitationContext, AccountField } from "machines/account/accept-invitation";
import type { PasswordLimits } from "machines/account/password-rules";
import type { ReactNode } from "react";
import { noAnswer } from "#words/account";
import * as words from "#words/invitations";
import { brokenInWords } from "./password-words.ts";
import { tooManyTries } from "./too-many-codes.tsx";

export function goneInWords({ isUnsure }: AcceptInvitationContext, isSignedIn: boolean) {
  const unsure = isSignedIn ? words.goneUnlessAdded : words.goneUnsure;
  return { title: words.gone, lead: isUnsure ? unsure : words.goneSurely };
}

/** What is wrong with a field. */
export function fieldInWords(
  field: AccountField,
  context: AcceptInvitationContext,
): string | undefined {
  const { missing, hasUnseen, broken, refusals, invited } = context;
  if (missing.includes(field)) return words.empty[field];
  if (field === "username" && hasUnseen) return words.unseenInName;
  if (field === "password" && broken[0]) {
    return brokenInWords(broken[0], invited?.passwordRules.minLength ?? null);
  }
  return refusals[field] && (field === "username" ? words.nameTaken : refusals[field]);
}

/** What is wrong with none of them. */
export function invitationFailureInWords({
  failure,
  retryAfter,
}: AcceptInvitationContext): ReactNode {
  if (failure === "failed") return words.couldNot;
  if (failure === "unanswered") return noAnswer;
  if (failure !== "triedTooOften") return undefined;
  return tooManyTries(retryAfter);
}

export function limitsOf({ invited }: AcceptInvitationContext, username: string): PasswordLimits {
  const rules = invited?.passwordRules ?? { minLength: null, refuses: [] };
  return { rules, username: username.trim() || null };
}
