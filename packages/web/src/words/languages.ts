/** The languages that the portal speaks, each by the name that its readers give it. The first is for whoever wishes none of them. */
export const languages = {
  en: { name: "English", direction: "ltr" },
  bn: { name: "বাংলা", direction: "ltr" },
} as const;

export type Language = keyof typeof languages;

/** Those in which every text is there. */
export const spoken: readonly Language[] = ["en"];
