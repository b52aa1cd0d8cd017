import type { Tab } from "../tab.ts";
import type { World } from "../world.ts";
import * as asked from "./asked.ts";
import { aSharedSessionEndsUnused } from "./idle.ts";
import type { Invariant } from "./invariant.ts";
import * as kept from "./kept.ts";
import * as requests from "./requests.ts";
import * as rows from "./rows.ts";
import * as sessions from "./sessions.ts";
import * as times from "./times.ts";

/** In words, as a failure names them. */
const invariants: Readonly<Record<string, Invariant>> = {
  "every request is settled once": requests.everyRequestIsSettledOnce,
  "the flag tells of requests": requests.theFlagTellsOfRequests,
  "each waiting actor has a request": requests.whoeverWaitsHasAsked,
  "rows belong to the request": rows.rowsAreOfWhatIsAsked,
  "pages come in order": rows.pagesComeInOrder,
  "no answer replaces a newer one": rows.noAnswerReplacesANewerOne,
  "lists are of the user": rows.listsAreOfTheUser,
  "the portal follows authentication": sessions.thePortalFollowsAuthentication,
  "the user is the host's": sessions.theUserIsTheHosts,
  "a refused token is gone": sessions.aRefusedTokenIsGone,
  "a given token is used": sessions.aGivenTokenIsUsed,
  "nothing is left of a session": sessions.nothingIsLeftOfASession,
  "the active company is allowed": sessions.theActiveCompanyIsAllowed,
  "the address is of the active company": sessions.theAddressIsOfTheActiveCompany,
  "nothing typed outlives a sign-out": kept.nothingTypedOutlivesASignOut,
  "what is kept is of the user": kept.whatIsKeptIsOfTheUser,
  "no secret is kept": kept.noSecretIsKept,
  "who is signed out has no token": kept.whoIsSignedOutHasNoToken,
  "what is typed is shown to its user": kept.whatIsTypedIsShownToItsUser,
  "a shared session leaves nothing": kept.aSharedSessionLeavesNothing,
  "a sign-out clears companies": kept.aSignOutClearsCompanies,
  "a sign-out forgets presets": kept.aSignOutForgetsPresets,
  "a sign-out forgets last companies": kept.aSignOutForgetsLastCompanies,
  "no invalid range is requested": asked.noRefusedRangeIsAsked,
  "what is not offered is not asked": asked.whatIsNotOfferedIsNotAsked,
  "a report asks for its filter": asked.aReportAsksForItsFilter,
  "the comparison is the screen's": asked.theComparisonIsTheScreens,
  "the error page follows a failure": asked.theErrorPageFollowsAFailure,
  "an actor that has to wait waits": times.whoIsToldToWaitWaits,
  "the running day is requested in time": times.whatGoesOnIsAskedInTime,
  "a shared session ends unused": aSharedSessionEndsUnused,
};

const named = Object.entries(invariants);

export type Broken = { invariant: string; tab: Tab | null; message: string };

export function brokenIn(world: World): Broken | undefined {
  if (world.uncaught.length > 0) {
    const message = String(world.uncaught[0]);
    return { invariant: "no error is left uncaught", tab: null, message };
  }
  for (const tab of world.tabs) {
    if (!tab.portal || tab.isBackground) continue;
    for (const [invariant, holds] of named) {
      const message = holds(tab, world);
      if (message !== undefined) return { invariant, tab, message };
    }
  }
  return undefined;
}
