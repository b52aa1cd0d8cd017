type Words = string | ((...values: never[]) => string) | { readonly [name: string]: Words };

/** Each letter with an accent, and each second one twice: half as long again. */
export const accented = (text: string) =>
  text.replaceAll(/[A-Za-z]+/g, (word) =>
    [...word].map((letter, at) => accentOf(letter).repeat(1 + (at % 2))).join(""),
  );

/** Letters that are written from right to left. */
export const mirrored = (text: string) => text.replaceAll(/[A-Za-z]/g, arabicOf);

const latin = "abcdefghijklmnopqrstuvwxyz";
const accents = "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž";
const capitals = "ÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽ";
const arabic = "ابجدهوزحطيكلمنسعفصقرشتثخذض";

function accentOf(letter: string): string {
  const at = latin.indexOf(letter.toLowerCase());
  return (letter === latin[at] ? accents : capitals)[at] ?? letter;
}

const arabicOf = (letter: string) => arabic[latin.indexOf(letter.toLowerCase())] ?? letter;

/** Says every text of a catalogue anew, but for the values that a message is given. */
export function said(words: Words, anew: (text: string) => string): unknown {
  if (typeof words === "string") return anew(words);
  if (typeof words === "function") {
    return (...values: never[]) => around(words(...values), values, anew);
  }
  return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, said(each, anew)]));
}

function around(text: string, values: readonly unknown[], anew: (text: string) => string): string {
  if (typeof text !== "string") return text;
  const kept = values.filter(
    (value): value is string => typeof value === "string" && value !== "" && value !== text,
  );
  if (kept.length === 0) return anew(text);
  const pattern = kept.map((value) => value.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("|");
  return text
    .split(new RegExp(`(${pattern})`, "u"))
    .map((part, at) => (at % 2 === 0 ? anew(part) : part))
    .join("");
}
