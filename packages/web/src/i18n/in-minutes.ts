import * as words from "#words/sign-in";

/** A time to wait, in whole minutes from a minute on. */
export function inMinutes(seconds: number): string {
  return seconds < 60 ? words.seconds(seconds) : words.minutes(Math.ceil(seconds / 60));
}
