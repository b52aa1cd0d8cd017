import { localStorageTokenStore, memoryTokenStore, type TokenStore } from "partner-sdk";
import { isNothingStored } from "./stored.ts";

/** On a shared machine the token lives in the page, and with its tab; elsewhere on the device. */
export function tabTokenStore() {
  const device = localStorageTokenStore();
  const page = memoryTokenStore();
  const now = () => (isNothingStored() ? page : device);
  return {
    get: () => now().get(),
    set: (token: string) => now().set(token),
    clear: () => now().clear(),
  } satisfies TokenStore;
}
