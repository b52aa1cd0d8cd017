import { language } from "#words/language";

type Forms = { other: string } & { [Form in Intl.LDMLPluralRule]?: string };

/** Of a text's forms, the one that the language takes with a number. */
export const plural = (count: number, forms: Forms): string =>
  forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
