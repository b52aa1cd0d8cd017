/** What another language has to say where English says `Words`: all of it, no more, and with the same values. */
export type Catalogue<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => unknown
    ? (...values: Values) => string
    : { readonly [Name in keyof Words]: Catalogue<Words[Name]> };
