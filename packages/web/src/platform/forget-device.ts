import { overSignOuts } from "./kept-over-sign-outs.ts";
import { forget, forgetTyped } from "./kept-until-another-user.ts";
import { forgetPasskey } from "./known-passkey.ts";
import { turnShortcuts } from "./shortcuts-on.ts";
import { store } from "./stored.ts";

/** What is kept of everyone who has signed in here. The session goes on, and the theme is nobody's. */
export function forgetDevice(): void {
  for (const entry of overSignOuts) store("device", entry, null);
  forget("presets");
  forgetTyped();
  forgetPasskey();
  turnShortcuts(true);
}
