import { forget } from "./kept-until-another-user.ts";
import { store } from "./stored.ts";

/** What is kept of everyone who has signed in here. The session goes on, and the theme is nobody's. */
export function forgetDevice(): void {
  for (const entry of ["lastCompanies", "pins", "presets", "shortcuts"])
    store("device", entry, null);
  forget("lastOpened");
}
