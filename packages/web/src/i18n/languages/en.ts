import type { Language, NumberChoice } from "./languages.ts";

/** The language that this script was built in. */
export const language: Language = "en";

/** How its readers write numbers, until they choose. */
export const numbers: NumberChoice = { digits: "latin", grouping: "thousands" };
