import { readFileSync } from "node:fs";

export const readPage = (name: string) =>
  readFileSync(new URL(`../../docs/${name}`, import.meta.url), "utf8");

/** The ids of a page's list items, and the first of each row that is tested or partly met. */
export const claimsOf = (page: string): string[] =>
  [
    ...page.matchAll(
      /^(?:- \*\*([SBR][\d.]+)\*\* |\| (V[\d.]+)(?:, V[\d.]+)* \| [^|]+ \| (?:tested|partly) \|)/gm,
    ),
  ].map(([, listed, first]) => listed ?? first ?? "");

/** The ids at the end of titles, such as `refuses a foreign company [R4, V8.2.1]`. */
export const idsIn = (test: string): string[] =>
  [...test.matchAll(/ \[([SBRV]\d[\d.]*(?:, [SBRV]\d[\d.]*)*)\]"/g)].flatMap(([, ids = ""]) =>
    ids.split(", "),
  );
