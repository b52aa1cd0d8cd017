import { stored, storeFully } from "./stored.ts";

const entry = "shared";

/** What a page on a shared machine leaves to the next one in its tab, until when that may be used, and whose it is. */
export type LeftToken = { token: string; until: number; user: string };

export function leftToken(): LeftToken | undefined {
  const [until, token, ...user] = stored("tab", entry)?.split(" ") ?? [];
  return token ? { token, until: Number(until), user: user.join(" ") } : undefined;
}

export const isUsable = (left?: LeftToken) => Date.now() < (left?.until ?? 0);

export function leaveToken({ token, until, user }: LeftToken): void {
  storeFully("tab", entry, `${until} ${token} ${user}`);
}

/** While the page is there, so that a copy of the tab finds none. */
export function takeLeftToken(): void {
  storeFully("tab", entry, null);
}
