import { writeItem } from "./storage.ts";
import type { TabChange } from "./tab-sync.ts";

export const broadcastPasswordChanged = () => broadcast("passwordChanged");
export const broadcastSecondFactorSetUp = () => broadcast("secondFactorSetUp");

/** A `storage` event reaches the other tabs. Nothing stays in the storage. */
function broadcast(change: TabChange): void {
  writeItem("local", change, "yes");
  writeItem("local", change, null);
}
