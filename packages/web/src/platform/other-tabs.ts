import { accessTokenEntry } from "partner-sdk";
import { fromCallback } from "xstate";

export const followTabs = fromCallback(({ sendBack }) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== accessTokenEntry && key !== null) return;
    sendBack({ type: newValue ? "token.replaced" : "token.removed" });
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
});
