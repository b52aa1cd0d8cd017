import type { AccountField, InvitationContext, PasswordLimits } from "machines/account";
import { inMinutes } from "../portal/in-minutes.ts";
import { brokenInWords } from "./password-words.ts";

type Said = { title: string; lead: string };

export const withoutLink: Said = {
  title: "Open the link again",
  lead: "This page needs the link of an invitation. Open it from the message that you got.",
};

export const beingRead: Said = {
  title: "Invitation",
  lead: "It is looked up.",
};

export const unread: Said = {
  title: "Invitation",
  lead: "It may still be good.",
};

export function goneInWords({ isUnsure }: InvitationContext): Said {
  return {
    title: "This invitation is no longer good",
    lead: isUnsure
      ? "Your last try may have used it, though no answer came. Sign in with the user name and the password that you typed. If that fails, ask for another invitation."
      : "An invitation works once, for a day, and can be withdrawn. Ask whoever sent it for another.",
  };
}

export const invitedLead = "Choose a user name and a password. You sign in with them after this.";

export const signedInLead = (name: string) => `You are signed in as ${name}.`;

const empty: Record<AccountField, string> = {
  name: "Type your name.",
  username: "Type a user name.",
  password: "Type a password.",
};

/** What is wrong with a field. */
export function fieldInWords(field: AccountField, context: InvitationContext): string | undefined {
  const { missing, broken, refusals, invited } = context;
  if (missing.includes(field)) return empty[field];
  if (field === "password" && broken[0]) {
    return brokenInWords(broken[0], invited?.passwordRules.minLength ?? null);
  }
  return refusals[field] && (field === "username" ? taken : refusals[field]);
}

const taken = "This user name is taken. Choose another.";

/** What is wrong with none of them. */
export function invitationFailureInWords({
  failure,
  retryAfter,
}: InvitationContext): string | undefined {
  if (failure === "failed") return "The service could not do this. Try again.";
  if (failure === "unanswered") return "The service did not answer. Try again.";
  if (failure !== "triedTooOften") return undefined;
  return `Too many attempts. Try again ${retryAfter ? `in ${inMinutes(retryAfter)}` : "later"}.`;
}

export function limitsOf({ invited }: InvitationContext, username: string): PasswordLimits {
  const rules = invited?.passwordRules ?? { minLength: null, refuses: [] };
  return { rules, username: username.trim() || null };
}
