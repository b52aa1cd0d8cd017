import { accessTokenEntry } from "partner-sdk";
import { forget } from "./kept-by-user.ts";
import { clearDevice } from "./stored.ts";

/** What is kept of everyone who has signed in here. The session goes on, and the theme is nobody's. */
export function forgetDevice(): void {
  clearDevice([accessTokenEntry, "theme"]);
  forget("lastOpened");
}
