import { accessTokenEntry, sendableToken } from "partner-sdk";
import { fromCallback } from "xstate";
import { isStorageInMemory, readItem } from "./storage.ts";

const changes = { passwordChanged: "password.changed", secondFactorSetUp: "secondFactor.setUp" };
export type TabChange = keyof typeof changes;

export const followTabs = fromCallback(({ sendBack }) => {
  const sendToken = (token: string | null) =>
    sendBack({ type: sendableToken(token) ? "token.replaced" : "token.removed" });
  const follow = ({ key, newValue }: StorageEvent) => {
    // This tab's token is in memory, not in the storage that the others share.
    if (isStorageInMemory()) return;
    const isToken = key === accessTokenEntry || key === null;
    // A later change has replaced this one, and fires an event for itself.
    if (isToken && readItem("local", accessTokenEntry) === newValue) sendToken(newValue);
    if (key !== null && key in changes && newValue) sendBack({ type: changes[key as TabChange] });
  };
  let left: string | null = null;
  const leave = () => {
    left = readItem("local", accessTokenEntry);
  };
  // A page in the back/forward cache gets no storage events.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    const token = readItem("local", accessTokenEntry);
    if (persisted && token !== left && !isStorageInMemory()) sendToken(token);
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
