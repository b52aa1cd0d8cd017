import { accessTokenEntry, sendableToken } from "partner-sdk";
import { fromCallback } from "xstate";
import { isNothingStored, store, stored } from "./stored.ts";

const changes = { passwordChanged: "password.changed", secondFactorSetUp: "secondFactor.setUp" };
type Change = keyof typeof changes;

export const tellPasswordChanged = () => tell("passwordChanged");
export const tellSecondFactorSetUp = () => tell("secondFactorSetUp");

/** Tells the other tabs of it, and keeps nothing of it. */
function tell(change: Change): void {
  store("device", change, "yes");
  store("device", change, null);
}

export const followTabs = fromCallback(({ sendBack }) => {
  const tellToken = (entry: string | null) =>
    sendBack({ type: sendableToken(entry) ? "token.replaced" : "token.removed" });
  const follow = ({ key, newValue }: StorageEvent) => {
    // What the other tabs share is not this one's.
    if (isNothingStored()) return;
    const isOfToken = key === accessTokenEntry || key === null;
    // What was stored since, by this tab or another, counts in its place, and an event of its own tells of it.
    if (isOfToken && stored("device", accessTokenEntry) === newValue) tellToken(newValue);
    if (key !== null && key in changes && newValue) sendBack({ type: changes[key as Change] });
  };
  let left: string | null = null;
  const leave = () => {
    left = stored("device", accessTokenEntry);
  };
  // A page that the browser kept while it showed another heard of no change.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    const token = stored("device", accessTokenEntry);
    if (persisted && token !== left && !isNothingStored()) tellToken(token);
  };
  addEventListener("storage", follow);
  addEventListener("pagehide", leave);
  addEventListener("pageshow", comeBack);
  return () => {
    removeEventListener("storage", follow);
    removeEventListener("pagehide", leave);
    removeEventListener("pageshow", comeBack);
  };
});
