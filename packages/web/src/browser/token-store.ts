import { localStorageTokenStore, memoryTokenStore } from "partner-sdk";
import { isStorageInMemory, readItem, writeThrough } from "./storage.ts";

export type TabTokenStore = {
  get(): string | null;
  set(token: string): void;
  clear(): void;
  /** Takes over the token that another tab may have stored. */
  refresh(): void;
  /** Whether the stored token is still the one that this tab took over. */
  isOwn(): boolean;
};

/** On a shared machine the token lives in the page, and goes with its tab; elsewhere it is in the local storage. */
export function tabTokenStore(): TabTokenStore {
  const device = localStorageTokenStore();
  const page = memoryTokenStore();
  const now = () => (isStorageInMemory() ? page : device);
  let own = now().get();
  return {
    get: () => now().get(),
    set(token: string) {
      own = token;
      now().set(token);
    },
    refresh() {
      own = now().get();
    },
    isOwn: () => now().get() === own,
    clear() {
      own = null;
      // Nor does the next page of the tab find it.
      removeReloadToken();
      now().clear();
    },
  };
}

const reloadKey = "shared";

/** What a page on a shared machine leaves to the next one in its tab, until when that may be used, and whose it is. */
export type ReloadToken = { token: string; until: number; user: string };

export function reloadToken(): ReloadToken | undefined {
  const [until, token, ...user] = readItem("session", reloadKey)?.split(" ") ?? [];
  return token ? { token, until: Number(until), user: user.join(" ") } : undefined;
}

export const isUsable = (left?: ReloadToken) => Date.now() < (left?.until ?? 0);

export function keepReloadToken({ token, until, user }: ReloadToken): void {
  writeThrough("session", reloadKey, `${until} ${token} ${user}`);
}

/** While the page is there, so that a copy of the tab finds none. */
export function removeReloadToken(): void {
  writeThrough("session", reloadKey, null);
}
