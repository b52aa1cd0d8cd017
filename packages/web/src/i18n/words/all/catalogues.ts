import * as bn from "./bn.ts";
import * as en from "./en.ts";

/** What another language has to say where English says `Words`: all of it, no more, and with the same values. */
export type Catalogue<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => unknown
    ? (...values: Values) => string
    : { readonly [Name in keyof Words]: Catalogue<Words[Name]> };

/** Does not compile where a language says less than English, or with other values. */
export const catalogues = { en, bn } satisfies Record<string, Catalogue<typeof en>>;

/** Nor where it says more. */
export const english = en satisfies Catalogue<typeof bn>;
