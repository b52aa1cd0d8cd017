/** What React Aria says by itself, by package: a text, or a function of its values. */
export type ReactAriaWords = Readonly<
  Record<string, Readonly<Record<string, string | ((values: Record<string, string>) => string)>>>
>;
