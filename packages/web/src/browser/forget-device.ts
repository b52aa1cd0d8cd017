import { passkeyHintKey } from "./passkey-hint.ts";
import { turnShortcuts } from "./shortcuts.ts";
import { writeItem, writeThrough } from "./storage.ts";
import { forgetOfSession, lastingKeys } from "./user-storage.ts";

/** What is kept of everyone who has signed in here. The session goes on; theme, language, digits and grouping are nobody's. */
export function forgetDevice(): void {
  for (const entry of [...lastingKeys, "presets", passkeyHintKey]) {
    writeItem("local", entry, null);
    writeThrough("local", entry, null);
  }
  forgetOfSession();
  turnShortcuts(true);
}
