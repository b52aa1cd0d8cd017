import type { AccessContext, AccessFailure, InvitingContext } from "machines/account";

/** What each role is called. */
const roles: Readonly<Record<string, string>> = {
  reader: "Reader",
  administrator: "Administrator",
};

export function roleInWords(role: string): string {
  return roles[role] ?? role;
}

/** When somebody was last seen, by itself or after something else. */
export function seenInWords(time: string | null, isFirst = true): string {
  if (time === null) return isFirst ? "Not signed in" : "not signed in";
  return `${isFirst ? "Last" : "last"} seen ${time}`;
}

/** The roles that can be chosen, with what each may do. */
export const choosableRoles = [
  { role: "reader", words: "Sees the reports and lists of the company in this module." },
  {
    role: "administrator",
    words: "Also says who has access to it in this module, and sees who read what.",
  },
] as const;

type Question = { title: string; words: string; confirm: string };

/** What would happen, before it does. */
export function questionOf(
  kind: "access" | "sessions",
  who: { name: string; username: string },
  where: { company: string; module: string },
): Question {
  const name = `${who.name} (${who.username})`;
  return kind === "access"
    ? {
        title: "End access?",
        words: `From now on, ${name} cannot see ${where.company} in ${where.module}. Open invitations that they made here end too. The user name stays, and so does whatever else they may see.`,
        confirm: "End access",
      }
    : {
        title: "Sign out everywhere?",
        words: `${name} is signed out at once, on every device. They can sign in again, and see what they saw before.`,
        confirm: "Sign out everywhere",
      };
}

export function endFailureInWords(failure: AccessFailure): string {
  if (failure === "otherCompanies")
    return "Nobody is signed out: this person also sees companies or modules that you do not administer. You can end the access.";
  return failure === "notAdministrator"
    ? noAdministrator
    : "The service did not say that it was done. Try again.";
}

export function listFailureInWords(failure: AccessFailure | null): string {
  return failure === "notAdministrator"
    ? noAdministrator
    : "It is not known who has access: the service did not say.";
}

export const withdrawalFailure = "The invitation could not be withdrawn. Try again.";

const noAdministrator = "You are no longer an administrator of this company in this module.";

/** What was done last. */
export function doneInWords(done: AccessContext["done"]): string {
  if (done === null) return "";
  if (done.kind === "access") return `${done.name} has no access any more.`;
  return done.kind === "sessions"
    ? `${done.name} is signed out everywhere.`
    : `The invitation for ${done.name} is withdrawn.`;
}

export function countsInWords(people: number, invitations: number): string {
  const some = people === 1 ? "1 person" : `${people} people`;
  if (invitations === 0) return some;
  return `${some}, ${invitations === 1 ? "1 open invitation" : `${invitations} open invitations`}`;
}

const tooMany = "Too many invitations are open here. Withdraw one first.";

/** What is wrong with whom the invitation is for; what is named but not empty is one too many. */
export function nameFailureInWords({ failure, refusal }: InvitingContext): string | undefined {
  if (failure === "nameMissing") return "Say who it is for.";
  if (failure !== "refused") return undefined;
  return refusal === null ? "The service refuses this." : tooMany;
}

export function inviteFailureInWords({ failure }: InvitingContext): string | undefined {
  if (failure === "notAdministrator") return noAdministrator;
  if (failure === "failed") return "The invitation could not be made. Try again.";
  return failure === "unanswered"
    ? "The service did not answer. If the invitation was made, it is in the list once you close this."
    : undefined;
}
