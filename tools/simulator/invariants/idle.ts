import type { Invariant } from "./invariant.ts";

const minute = 60_000;

/** On a shared machine, who has not used the page for 14 minutes is warned, and for 15 minutes signed out. */
export const aSharedSessionEndsUnused: Invariant = (tab, world) => {
  const portal = tab.portal?.getSnapshot();
  if (!portal) return undefined;
  const isShared = world.pageOf(tab).isStorageInMemory() && portal.value !== "signedOut";
  if (!isShared) {
    tab.sharedSince = null;
    return tab.warned === null ? undefined : "a warning stands over the sign-in";
  }
  tab.sharedSince ??= world.clock.now();
  const began = Math.max(tab.usedAt, tab.sharedSince);
  // A page that is loaded anew goes on where the one before was, if what watches it comes in time.
  const least = world.clock.now() - Math.max(began, tab.openedAt);
  const most = world.clock.now() - began;
  // It is fetched again every quarter of a minute.
  if (tab.isUnwatched) return undefined;
  if (least >= 15 * minute) return "it goes on after a quarter of an hour";
  if (least >= 14 * minute && tab.warned === null) return "nobody is warned";
  return most < 14 * minute && tab.warned !== null ? "there is a warning too early" : undefined;
};
