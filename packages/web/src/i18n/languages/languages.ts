/** The languages that the portal speaks, each by the name that its readers give it. */
export const languages = { en: "English", bn: "বাংলা" };

export type Language = keyof typeof languages;

/** How numbers are written, in any language: 123 or ১২৩, 1,234,567.50 or 12,34,567.50. */
export type NumberChoice = {
  readonly digits: "latin" | "bengali";
  readonly grouping: "thousands" | "lakh";
};

/** The first is for a browser that prefers none of them. */
export const supportedLanguages = Object.keys(languages) as Language[];

export const directions: Record<Language, "ltr" | "rtl"> = { en: "ltr", bn: "ltr" };

/** How long the days of the week are in the head of a calendar, seven in a row on a phone. */
export type Weekdays = "short" | "narrow";

/** What React Aria says by itself, by package: a text, or a function of its values. */
export type ReactAriaWords = Readonly<
  Record<string, Readonly<Record<string, string | ((values: Record<string, string>) => string)>>>
>;
