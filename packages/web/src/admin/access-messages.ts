import type { AccessContext, AccessFailure } from "machines/account/access";
import type { CreateInvitationContext } from "machines/account/create-invitation";
import * as words from "#words/invitations";

const roles: Readonly<Record<string, string>> = words.roles;

export function roleName(role: string): string {
  return roles[role] ?? role;
}

/** As the first part of a line, or after another. */
export function lastSeenText(time: string | null, isFirst = true): string {
  if (time === null) return isFirst ? words.notSignedIn : words.notSignedInAfter;
  return isFirst ? words.lastSeen(time) : words.lastSeenAfter(time);
}

export const disabledText = (isFirst: boolean) => (isFirst ? words.disabled : words.disabledAfter);

/** The roles that can be chosen, with what each may do. */
export const choosableRoles = [
  { role: "reader", words: words.mayDo.reader },
  {
    role: "administrator",
    words: words.mayDo.administrator,
  },
] as const;

type Confirmation = { title: string; words: string; confirm: string };

export function confirmationOf(
  kind: "access" | "sessions",
  who: { name: string; username: string },
  where: { company: string; module: string },
): Confirmation {
  const name = `${who.name} (${who.username})`;
  return kind === "access"
    ? {
        title: words.endAccessAsked,
        words: words.endAccessMeans(name, where.company, where.module),
        confirm: words.endAccess,
      }
    : {
        title: words.signOutEverywhereAsked,
        words: words.signOutMeans(name),
        confirm: words.signOutEverywhere,
      };
}

export function endAccessError(failure: AccessFailure): string {
  if (failure === "otherCompanies") return words.otherCompanies;
  return failure === "notAdministrator" ? words.noAdministrator : words.notDone;
}

export function accessListError(failure: AccessFailure | null): string {
  return failure === "notAdministrator" ? words.noAdministrator : words.accessUnknown;
}

export function doneText(done: AccessContext["done"]): string {
  if (done === null) return "";
  if (done.kind === "access") return words.accessEnded(done.name);
  return done.kind === "sessions"
    ? words.signedOutEverywhere(done.name)
    : words.withdrawn(done.name);
}

export function countsText(people: number, invitations: number): string {
  const some = words.people(people);
  return invitations === 0 ? some : `${some}, ${words.openInvitationsCounted(invitations)}`;
}

export function inviteNameError({ failure, refusal }: CreateInvitationContext): string | undefined {
  if (failure === "nameMissing") return words.sayWho;
  if (failure !== "refused") return undefined;
  return refusal === null ? words.refused : words.tooManyOpen;
}

export function inviteError({ failure }: CreateInvitationContext): string | undefined {
  if (failure === "notAdministrator") return words.noAdministrator;
  if (failure === "failed") return words.notMade;
  return failure === "unanswered" ? words.notAnswered : undefined;
}
