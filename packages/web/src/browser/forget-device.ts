import { overSignOuts } from "./kept-over-sign-outs.ts";
import { forgetTyped } from "./kept-until-another-user.ts";
import { passkeyEntry } from "./known-passkey.ts";
import { turnShortcuts } from "./shortcuts-on.ts";
import { store, storeFully } from "./stored.ts";

/** What is kept of everyone who has signed in here. The session goes on; theme, language, digits and grouping are nobody's. */
export function forgetDevice(): void {
  for (const entry of [...overSignOuts, "presets", passkeyEntry]) {
    store("device", entry, null);
    storeFully("device", entry, null);
  }
  forgetTyped();
  turnShortcuts(true);
}
