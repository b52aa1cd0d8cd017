import type { AccessContext, AccessFailure } from "machines/account/access";
import type { CreateInvitationContext } from "machines/account/create-invitation";
import * as said from "#words/invitations";

/** What each role is called. */
const roles: Readonly<Record<string, string>> = said.roles;

export function roleInWords(role: string): string {
  return roles[role] ?? role;
}

/** When somebody was last seen, by itself or after something else. */
export function seenInWords(time: string | null, isFirst = true): string {
  if (time === null) return isFirst ? said.notSignedIn : said.notSignedInAfter;
  return isFirst ? said.lastSeen(time) : said.lastSeenAfter(time);
}

/** Of somebody who cannot sign in, by itself or after something else. */
export const disabledInWords = (isFirst: boolean) => (isFirst ? said.disabled : said.disabledAfter);

/** The roles that can be chosen, with what each may do. */
export const choosableRoles = [
  { role: "reader", words: said.mayDo.reader },
  {
    role: "administrator",
    words: said.mayDo.administrator,
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
        title: said.endAccessAsked,
        words: said.endAccessMeans(name, where.company, where.module),
        confirm: said.endAccess,
      }
    : {
        title: said.signOutEverywhereAsked,
        words: said.signOutMeans(name),
        confirm: said.signOutEverywhere,
      };
}

export function endFailureInWords(failure: AccessFailure): string {
  if (failure === "otherCompanies") return said.otherCompanies;
  return failure === "notAdministrator" ? said.noAdministrator : said.notDone;
}

export function listFailureInWords(failure: AccessFailure | null): string {
  return failure === "notAdministrator" ? said.noAdministrator : said.accessUnknown;
}

/** What was done last. */
export function doneInWords(done: AccessContext["done"]): string {
  if (done === null) return "";
  if (done.kind === "access") return said.accessEnded(done.name);
  return done.kind === "sessions" ? said.signedOutEverywhere(done.name) : said.withdrawn(done.name);
}

export function countsInWords(people: number, invitations: number): string {
  const some = said.people(people);
  return invitations === 0 ? some : `${some}, ${said.openInvitationsCounted(invitations)}`;
}

/** What is wrong with whom the invitation is for; what is named but not empty is one too many. */
export function nameFailureInWords({
  failure,
  refusal,
}: CreateInvitationContext): string | undefined {
  if (failure === "nameMissing") return said.sayWho;
  if (failure !== "refused") return undefined;
  return refusal === null ? said.refused : said.tooManyOpen;
}

export function inviteFailureInWords({ failure }: CreateInvitationContext): string | undefined {
  if (failure === "notAdministrator") return said.noAdministrator;
  if (failure === "failed") return said.notMade;
  return failure === "unanswered" ? said.notAnswered : undefined;
}
