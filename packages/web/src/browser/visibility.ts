import { fromCallback } from "xstate";

/** Whether the tab is in front. */
export const followVisibility = fromCallback(({ sendBack }) => {
  const tell = () => sendBack({ type: document.hidden ? "tab.hidden" : "tab.shown" });
  tell();
  document.addEventListener("visibilitychange", tell);
  return () => document.removeEventListener("visibilitychange", tell);
});
