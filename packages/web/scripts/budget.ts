import { brotliCompressSync } from "node:zlib";
import type { Language } from "web/words/languages.ts";
import type { Bundle } from "./bundle.ts";

export type BudgetLine = { title: string; size: number; most?: number };

/** Of a first report; a letter of Bangla takes three bytes. */
const mostOfReport: Record<Language, number> = { en: 45, bn: 47 };

/** What a device without letters of Bangla fetches once it is to show some. */
const mostOfFont: Record<string, number> = {
  "noto-sans-bengali-bengali-400-normal": 45,
  "language-names": 2,
};

/** What each part of the portal fetches from an empty cache, in kB of brotli. */
export function budget({ page, portals }: Bundle, sizes: Map<string, number>): BudgetLine[] {
  const cost = (files: string[]) =>
    files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1000;
  const inPage = brotliCompressSync(page.boot).length / 1000;
  const lines = portals.flatMap(({ language, main, signedIn, behind }) =>
    [
      { title: "sign-in", size: inPage + cost(main), most: 92 },
      { title: "first report, beyond sign-in", size: cost(signedIn), most: mostOfReport[language] },
      ...[...behind].slice(1).map(([door, scripts]) => ({ title: door, size: cost(scripts) })),
    ].map((line) => ({ ...line, title: `${language}, ${line.title}` })),
  );
  const fonts = Object.entries(mostOfFont).map(([title, most]) => {
    const files = [...sizes.keys()].filter((file) => file.startsWith(`${title}-`));
    return { title, size: cost(files), most };
  });
  return [...lines, { title: "stylesheet", size: cost([page.stylesheet]) }, ...fonts];
}

export const isOver = ({ size, most }: BudgetLine) => most !== undefined && size > most;

export function printed(line: BudgetLine): string {
  const limit = line.most ? `  of at most ${line.most}${isOver(line) ? "  OVER" : ""}` : "";
  return `${line.size.toFixed(1).padStart(7)} kB  ${line.title}${limit}`;
}
