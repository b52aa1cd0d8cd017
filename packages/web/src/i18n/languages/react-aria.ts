/** How long the days of the week are in the head of a calendar, seven of them beside each other on a phone. */
export type Weekdays = "short" | "narrow";

/** What React Aria says by itself, by package: a text, or a function of its values. */
export type ReactAriaWords = Readonly<
  Record<string, Readonly<Record<string, string | ((values: Record<string, string>) => string)>>>
>;
