import { accessTokenEntry } from "partner-sdk";
import { fromCallback } from "xstate";
import { store, stored } from "./stored.ts";

const changedEntry = "passwordChanged";

/** Tells the other tabs that the password is changed, and keeps nothing of it. */
export function tellPasswordChanged(): void {
  store("device", changedEntry, "yes");
  store("device", changedEntry, null);
}

export const followTabs = fromCallback(({ sendBack }) => {
  const tell = (token: string | null) =>
    sendBack({ type: token ? "token.replaced" : "token.removed" });
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === accessTokenEntry || key === null) tell(newValue);
    if (key === changedEntry && newValue) sendBack({ type: "password.changed" });
  };
  let left: string | null = null;
  const leave = () => {
    left = stored("device", accessTokenEntry);
  };
  // A page that the browser kept while it showed another heard of no change.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    const token = stored("device", accessTokenEntry);
    if (persisted && token !== left) tell(token);
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
