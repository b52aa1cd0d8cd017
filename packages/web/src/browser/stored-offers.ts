import type { NotOffered } from "machines/not-offered";
import { readUserItem, writeUserItem } from "./user-storage.ts";

export function storeNotOffered(notOffered: NotOffered): void {
  writeUserItem("notOffered", notOffered);
}

/** What the host turned out not to answer in this session, before the page was reloaded. */
export function storedNotOffered(user: string): readonly string[] {
  const stored = readUserItem("notOffered") as NotOffered | null;
  return stored?.user === user && Array.isArray(stored.operations) ? stored.operations : [];
}
