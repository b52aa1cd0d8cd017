/** Control characters, line ends, and marks that turn the direction of a text: a terminal obeys them. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

export const isPrintable = (text: string): boolean => text.search(controls) === -1;

/** On one line, with escapes as in JSON. */
export const printable = (text: string): string =>
  text.replace(controls, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`);

export type Output = { say(text: string): void; complain(text: string): void };

/** Escapes all that is printed, but for the ends of its lines. */
export function printing({ say, complain }: Output): Output {
  const escaped = (text: string) => text.split("\n").map(printable).join("\n");
  return { say: (text) => say(escaped(text)), complain: (text) => complain(escaped(text)) };
}
