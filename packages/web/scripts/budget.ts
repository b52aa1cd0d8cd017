import { brotliCompressSync } from "node:zlib";
import type { Bundle } from "./bundle.ts";

export type BudgetLine = { title: string; size: number; most?: number };

/** What each part of the portal fetches from an empty cache, in kB of brotli. */
export function budget({ page, portals }: Bundle, sizes: Map<string, number>): BudgetLine[] {
  const cost = (files: string[]) =>
    files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1000;
  const inPage = brotliCompressSync(page.boot).length / 1000;
  const atOnce = portals.flatMap(({ language, main, signedIn }) => [
    { title: `${language}, sign-in`, size: inPage + cost(main), most: 92 },
    { title: `${language}, first report, beyond sign-in`, size: cost(signedIn), most: 56 },
  ]);
  const first = portals.flatMap(({ main, signedIn }) => [...main, ...signedIn]);
  const later = [...sizes.keys()]
    .filter((name) => name.endsWith(".js") && !first.includes(name))
    .map((name) => ({ title: name, size: cost([name]) }));
  const fonts = { "noto-sans-bengali-bengali-400-normal": 45, "language-names": 2 };
  const letters = Object.entries(fonts).map(([title, most]) => {
    const files = [...sizes.keys()].filter((file) => file.startsWith(`${title}-`));
    return { title, size: cost(files), most };
  });
  return [...atOnce, ...later, { title: "stylesheet", size: cost([page.stylesheet]) }, ...letters];
}

export const isOver = ({ size, most }: BudgetLine) => most !== undefined && size > most;

export function printed(line: BudgetLine): string {
  const limit = line.most ? `  of at most ${line.most}${isOver(line) ? "  OVER" : ""}` : "";
  return `${line.size.toFixed(1).padStart(7)} kB  ${line.title}${limit}`;
}
