import { localStorageTokenStore, memoryTokenStore } from "partner-sdk";
import { takeLeftToken } from "./left-token.ts";
import { isNothingStored } from "./stored.ts";

export type TabToken = {
  get(): string | null;
  set(token: string): void;
  clear(): void;
  /** Takes up what another tab may have stored since. */
  hear(): void;
  /** Whether no other tab has put another one in the place of that which this tab has taken up. */
  isOwn(): boolean;
};

/** On a shared machine the token lives in the page, and with its tab; elsewhere on the device. */
export function tabTokenStore(): TabToken {
  const device = localStorageTokenStore();
  const page = memoryTokenStore();
  const now = () => (isNothingStored() ? page : device);
  let own = now().get();
  return {
    get: () => now().get(),
    set(token: string) {
      own = token;
      now().set(token);
    },
    hear() {
      own = now().get();
    },
    isOwn: () => now().get() === own,
    clear() {
      own = null;
      // Nor does the next page of the tab find it.
      takeLeftToken();
      now().clear();
    },
  };
}
