import type { ReactAriaWords, Weekdays } from "../../languages/languages.ts";

/** React Aria brings its own words in English. */
export const locale: string = "en-GB";
export const weekdays: Weekdays = "short";
export const reactAria: ReactAriaWords | null = null;
