/** The languages that the portal speaks, each by the name that its readers give it. */
export const languages = { en: "English", bn: "বাংলা" };

export type Language = keyof typeof languages;

/** The first is for whoever wishes none of them. */
export const spoken = Object.keys(languages) as Language[];

export const directions: Record<Language, "ltr" | "rtl"> = { en: "ltr", bn: "ltr" };
