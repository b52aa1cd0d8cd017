/** The local storage entry that holds the access token, for those who watch it from other tabs. */
export const accessTokenEntry = "accessToken";

/** Null for what no header can hold, or the usual servers do not accept in one. */
export const sendableToken = (entry: string | null): string | null =>
  entry && /^[!-~]{1,8000}$/.test(entry) ? entry : null;

/** Stores the access token. Any object with these three methods will do, sync or async. */
export interface TokenStore {
  get(): string | null | Promise<string | null>;
  set(token: string): void | Promise<void>;
  clear(): void | Promise<void>;
}

/** Keeps the token in memory, for as long as the program runs. */
export function memoryTokenStore(token: string | null = null) {
  return {
    get: () => token,
    set(next: string) {
      token = next;
    },
    clear() {
      token = null;
    },
  } satisfies TokenStore;
}

/**
 * Keeps the token in the browser's local storage, by default under the entry `accessToken`.
 * If the storage is absent or refuses to write (private mode, quota), keeps the token in memory.
 * An entry that cannot be sent, of more than 8,000 characters or of others than visible ASCII, counts as none.
 */
export function localStorageTokenStore(entry = accessTokenEntry) {
  // A write that the storage refused takes precedence over what the storage still holds.
  let refused: { token: string | null } | undefined;

  function write(token: string | null) {
    refused = undefined;
    try {
      if (token === null) localStorage.removeItem(entry);
      else localStorage.setItem(entry, token);
    } catch {
      refused = { token };
    }
  }

  return {
    get() {
      if (refused) return refused.token;
      try {
        return sendableToken(localStorage.getItem(entry));
      } catch {
        return null;
      }
    },
    set(token: string) {
      write(token);
    },
    clear() {
      write(null);
    },
  } satisfies TokenStore;
}
