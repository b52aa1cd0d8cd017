import type { ReactAriaWords } from "../react-aria.ts";

/** React Aria brings its own words in English. */
export const locale: string = "en-GB";
export const reactAria: ReactAriaWords | null = null;
