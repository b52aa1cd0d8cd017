import { language } from "#language";

/** The order of the language, with the numbers of a text as numbers, in whichever digits. */
export const { compare: compareText } = new Intl.Collator(language, { numeric: true });
