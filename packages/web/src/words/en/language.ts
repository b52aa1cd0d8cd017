import type { Language } from "../languages.ts";

/** The language that this script was built in. */
export const language: Language = "en";
