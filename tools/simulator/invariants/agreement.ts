import { isThere } from "../acts/act.ts";
import type { World } from "../world.ts";
import type { Broken } from "./all.ts";
import { nameOf } from "./rows.ts";

/** Once they are quiet, tabs that share a storage show the user of the token that is in it. */
export function agreementIn(world: World): Broken | undefined {
  const { device, host, tabs } = world;
  const token = device.entries.get("accessToken") ?? null;
  const owner = token === null ? undefined : host.sessions.get(token)?.account.name;
  for (const tab of tabs) {
    const value = tab.portal?.getSnapshot().value;
    if (value === undefined || !isThere(tab)) continue;
    const broken = (message: string) => ({ invariant: "quiet tabs agree", tab, message });
    if (value === "starting") return broken("it starts for ever");
    const isAlone = world.pageOf(tab).isStorageInMemory() || device.wasRefused;
    if (isAlone || value === "unavailable") continue;
    if (value === "signedOut" && token !== null) return broken("it is signed out beside a token");
    if (value !== "signedIn" && value !== "restricted") continue;
    if (token === null) return broken("it is signed in without a token");
    if (owner !== undefined && nameOf(tab) !== owner) {
      return broken(`it shows ${nameOf(tab)}, and the token is of ${owner}`);
    }
  }
  return undefined;
}
