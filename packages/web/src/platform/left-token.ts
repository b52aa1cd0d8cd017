import { stored, storeFully } from "./stored.ts";

const entry = "shared";

/** What a page on a shared machine leaves to the next one in its tab, and until when that may be used. */
export type LeftToken = { token: string; until: number };

export function leftToken(): LeftToken | undefined {
  const [until, token] = stored("tab", entry)?.split(" ") ?? [];
  return token ? { token, until: Number(until) } : undefined;
}

export const isUsable = (left?: LeftToken) => Date.now() < (left?.until ?? 0);

export function leaveToken(token: string, until: number): void {
  storeFully("tab", entry, `${until} ${token}`);
}

/** While the page is there, so that a copy of the tab finds none. */
export function takeLeftToken(): void {
  storeFully("tab", entry, null);
}
