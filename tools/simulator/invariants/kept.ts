import { remembering } from "../remembering.ts";
import type { Tab } from "../tab.ts";
import type { Invariant } from "./invariant.ts";

const typed = /typed-/;
const secret = /password-|secret-|123456|654321/;

/** What was typed is gone with the sign-out, wherever it was kept. */
export const nothingTypedOutlivesASignOut: Invariant = (tab, world) => {
  const portal = tab.portal?.getSnapshot();
  if (portal?.value !== "signedOut") return undefined;
  if (typed.test(tab.page)) return "the address holds what was typed";
  if (world.device.wasRefused) return undefined;
  for (const [entry, value] of tab.session) {
    if (typed.test(value)) return `${entry} holds what was typed`;
  }
  return undefined;
};

/** What is kept in a tab is of one user, who is the one that is signed in. */
export const whatIsKeptIsOfTheUser: Invariant = (tab, world) => {
  const portal = tab.portal?.getSnapshot();
  if (portal?.value !== "signedIn" || world.device.wasRefused) return undefined;
  // There the storage stays as it was, and nobody looks at it.
  if (world.pageOf(tab).isStorageInMemory()) return undefined;
  for (const [entry, value] of tab.session) {
    if (!owned.has(entry)) continue;
    const user = userIn(value);
    if (user !== portal.context.user) return `${entry} is of user ${user}`;
  }
  const presets = world.device.entries.get("presets");
  if (presets === undefined) return undefined;
  const isAlone = world.tabs.every((other) => other === tab || other.portal === null);
  const whose = userIn(presets);
  if (isAlone && whose && whose !== portal.context.user) return `presets are of user ${whose}`;
  return undefined;
};

/** No storage has a password, a code or a secret. */
export const noSecretIsKept: Invariant = (tab, world) => {
  for (const value of tab.session.values()) if (isSecret(value)) return "a secret is kept";
  for (const value of world.device.entries.values()) if (isSecret(value)) return "a secret is kept";
  return undefined;
};

/** A token that is gone from the tab stays gone. */
export const whoIsSignedOutHasNoToken: Invariant = (tab, { device }) => {
  const portal = tab.portal?.getSnapshot();
  const authentication = portal?.children.authentication?.getSnapshot();
  const token = tab.portal?.tokenStore.get() ?? null;
  const isOut = authentication?.matches("unauthenticated") && tab.inbox.length === 0;
  if (!isOut || device.wasRefused || token === null || tab.isBackground) return undefined;
  return "nobody is signed in, and there is a token";
};

/** Whether whoever was signed in has signed out, and their session has not expired. */
function hasSignedOut(tab: Tab): boolean {
  const portal = tab.portal?.getSnapshot();
  const own = portal?.children.authentication?.getSnapshot();
  if (portal?.value === "signedIn") tab.wasSignedIn = true;
  if (own?.context.failure) tab.wasSignedIn = false;
  return tab.wasSignedIn && (own?.matches("unauthenticated") ?? false);
}

const owned = new Set(["activeCompanies", "lastOpened", "rowsSought"]);

const userIn = remembering((kept: string) => (JSON.parse(kept) as { user: string }).user);
const isSecret = remembering((kept: string) => secret.test(kept));

/**
 * What somebody typed is shown to nobody else, unless the browser's history leads there; or a page is loaded anew where
 * nothing could be stored, so that nobody knows whose its address was.
 */
export const whatIsTypedIsShownToItsUser: Invariant = (tab) => {
  const portal = tab.portal?.getSnapshot();
  const [, user] = /typed-(\w+)/.exec(tab.page) ?? [];
  const isOthers = portal?.value === "signedIn" && user && user !== portal.context.user;
  return isOthers && !tab.wentBack && !tab.isOfNobody
    ? `user ${user} has typed the address`
    : undefined;
};

/** Of a session on a shared machine nothing gets onto the device, and its token stays with the page. */
export const aSharedSessionLeavesNothing: Invariant = (tab, { device, host }) => {
  const token = device.entries.get("accessToken");
  if (token !== undefined && host.sharedTokens.has(token)) return "its token is on the device";
  const isOut = tab.portal?.getSnapshot().value === "signedOut";
  return isOut && tab.session.has("shared") && !device.wasRefused
    ? "its token is left in the tab"
    : undefined;
};

/** Sign-out clears the active companies of all modules but one, which the specification leaves as it is. */
export const aSignOutClearsCompanies: Invariant = (tab) => {
  const portal = tab.portal?.getSnapshot();
  if (!portal) return undefined;
  const { counterwise_ticketing: slip = null, ...others } = portal.context.chosen;
  if (portal.value === "signedIn") tab.slip = slip;
  if (!hasSignedOut(tab)) return undefined;
  if (Object.values(others).some((company) => company !== null)) return "others are kept";
  return slip === tab.slip || tab.slip === null ? undefined : "the slip is cleared";
};

/** The device keeps no company of whoever has just signed out, but that of the slip. */
export const aSignOutForgetsLastCompanies: Invariant = (tab, { device }) => {
  const user = tab.signedOut;
  tab.signedOut = null;
  if (user === null || device.wasRefused) return undefined;
  const kept: [string, object][] = JSON.parse(device.entries.get("lastCompanies") ?? "[]");
  const own = Object.keys(kept.find(([whose]) => whose === user)?.[1] ?? {});
  const others = own.filter((module) => module !== "counterwise_ticketing");
  return others.length > 0 ? `the company of ${others.join()} is kept` : undefined;
};

/** The presets of whoever signs out are gone from the device. */
export const aSignOutForgetsPresets: Invariant = (tab, { device, tabs }) => {
  const user = tab.portal?.getSnapshot().context.user ?? null;
  const isLast = tabs.every(({ portal }) => portal?.getSnapshot().value !== "signedIn");
  if (!hasSignedOut(tab) || !isLast || user === null || device.wasRefused) return undefined;
  const presets = device.entries.get("presets");
  return presets && userIn(presets) === user ? "its presets are left" : undefined;
};
