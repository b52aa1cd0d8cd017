import { describe, expect, it } from "vitest";
import { inLatin } from "web/i18n/numbers/digits.ts";
import { type Catalogue, catalogues, english } from "web/i18n/words/all/catalogues.ts";

type Said = readonly [name: string, text: string];

/** Every text by its name; a message is filled with numbers. */
function textsOf(words: unknown, name = ""): Said[] {
  if (typeof words === "string") return [[name, words]];
  if (typeof words === "function") return textsOf(words(...valuesFor(words)), name);
  if (typeof words !== "object" || words === null) throw new Error(`${name} is no text.`);
  return Object.entries(words)
    .filter(([key]) => key !== "dates")
    .flatMap(([key, inside]) => textsOf(inside, name ? `${name}.${key}` : key));
}

const valuesFor = ({ length }: { length: number }) => ["21", "22", "23", "24"].slice(0, length);

const marksIn = (text: string) =>
  inLatin(text)
    .match(/\b2[1-4]\b/g)
    ?.sort() ?? [];

const inEnglish = new Map(textsOf(english));
const inBangla = textsOf(catalogues.bn);

describe("the words in Bangla", () => {
  it("are in Bangla letters", () => {
    const foreign = inBangla.filter(
      ([, text]) => /\p{L}/u.test(text) && !/\p{Script=Bengali}/u.test(text),
    );
    expect(foreign.map(([name]) => name)).toEqual([]);
  });

  it("have one encoding for each letter", () => {
    const others = inBangla.filter(([, text]) => text !== text.normalize("NFC"));
    expect(others).toEqual([]);
  });

  it("end in a full stop of Bangla where those in English end in one", () => {
    const others = inBangla.filter(
      ([name, text]) => /\.$/.test(inEnglish.get(name) ?? "") !== /।$/.test(text),
    );
    expect(others).toEqual([]);
  });

  it("hold each value that a message in English holds", () => {
    const others = inBangla.filter(
      ([name, text]) => `${marksIn(text)}` !== `${marksIn(inEnglish.get(name) ?? "")}`,
    );
    expect(others).toEqual([]);
  });
});

describe("a catalogue of another language", () => {
  type English = { title: "Rows"; left: (count: number) => string };
  const held = (words: Catalogue<English>) => Object.keys(words);
  const left = (count: number) => `${count}টি`;

  it("compiles with the texts of English, and with none missing, over or filled otherwise", () => {
    expect(held({ title: "সারি", left })).toEqual(["title", "left"]);
    // @ts-expect-error A text is missing.
    expect(held({ title: "সারি" })).toHaveLength(1);
    // @ts-expect-error A text is over.
    expect(held({ title: "সারি", left, right: "ডান" })).toHaveLength(3);
    // @ts-expect-error A message takes another value.
    expect(held({ title: "সারি", left: (count: string) => count })).toHaveLength(2);
  });
});
