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
  const left = keptIn(tab).find(([, value]) => typed.test(value));
  return left ? `${left[0]} holds what was typed` : undefined;
};

/** What is kept in a tab is of one user, who is the one that is signed in. */
export const whatIsKeptIsOfTheUser: Invariant = (tab, world) => {
  const portal = tab.portal?.getSnapshot();
  if (portal?.value !== "signedIn" || world.device.wasRefused) return undefined;
  // There the storage stays as it was, and nobody looks at it.
  if (world.pageOf(tab).isNothingStored()) return undefined;
  for (const [entry, value] of keptIn(tab)) {
    if (!owned.has(entry)) continue;
    const { user } = JSON.parse(value) as { user: string };
    if (user !== portal.context.user) return `${entry} is of user ${user}`;
  }
  return undefined;
};

/** No storage has a password, a code or a secret. */
export const noSecretIsKept: Invariant = (tab, world) => {
  const kept = [...keptIn(tab), ...world.device.entries];
  return kept.some(([, value]) => secret.test(value)) ? "a secret is kept" : undefined;
};

/** A token that is gone from the tab stays gone. */
export const whoIsSignedOutHasNoToken: Invariant = (tab, { device }) => {
  const portal = tab.portal?.getSnapshot();
  const authentication = portal?.children.authentication?.getSnapshot();
  const token = tab.portal?.tokenStore.get() ?? null;
  const isOut = authentication?.matches("unauthenticated") && tab.inbox.length === 0;
  if (!isOut || device.wasRefused || token === null || tab.isAside) return undefined;
  return "nobody is signed in, and there is a token";
};

const owned = new Set(["activeCompanies", "lastOpened", "rowsSought"]);

function keptIn({ session }: Tab): [string, string][] {
  return [...session];
}
