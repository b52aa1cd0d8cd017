import { localStorageTokenStore, memoryTokenStore, type TokenStore } from "partner-sdk";
import { takeLeftToken } from "./left-token.ts";
import { isNothingStored } from "./stored.ts";

/** On a shared machine the token lives in the page, and with its tab; elsewhere on the device. */
export function tabTokenStore() {
  const device = localStorageTokenStore();
  const page = memoryTokenStore();
  const now = () => (isNothingStored() ? page : device);
  return {
    get: () => now().get(),
    set: (token: string) => now().set(token),
    clear() {
      // Nor does the next page of the tab find it.
      takeLeftToken();
      now().clear();
    },
  } satisfies TokenStore;
}
