import type { Bundle, Chunk } from "./bundle.ts";
import { signedIn } from "./few-files.ts";

/** What no one who signs in should wait for. */
const whenWanted = [
  /\/(Dialog|Modal|RangeCalendar|Calendar)\.mjs$/,
  /@internationalized\/date/,
  /\/dayjs\//,
];

const signIn = { most: 92, title: "sign-in" };
const report = { most: 45, title: "first report, beyond sign-in" };

export type BudgetLine = { title: string; size: number; most?: number };

/** What each screen costs in script, in kB of brotli, from an empty cache. */
export function budget(bundle: Bundle, sizes: Map<string, number>): BudgetLine[] {
  const cost = (scripts: Iterable<string>) =>
    [...scripts].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1000;
  const first = new Set([bundle.boot, ...bundle.main.scripts]);
  const beyond = (chunk: Chunk, from: Set<string>) =>
    chunk.scripts.filter((file) => !from.has(file));

  const frame = bundle.chunks.find(({ source }) => source === signedIn);
  const beyondSignIn = frame ? beyond(frame, first) : [];
  return [
    { title: signIn.title, size: cost(first), most: signIn.most },
    { title: report.title, size: cost(beyondSignIn), most: report.most },
    ...bundle.chunks.map((chunk) => ({
      title: `${chunk.name}, beyond sign-in`,
      size: cost(beyond(chunk, first)),
    })),
  ];
}

/** The files in the sign-in screen's scripts that should only load when they are wanted. */
export function loadedTooEarly({ metafile, main }: Bundle): string[] {
  const early = new Set(main.scripts);
  return Object.entries(metafile.outputs)
    .filter(([path]) => early.has(path.slice(path.lastIndexOf("/") + 1)))
    .flatMap(([, { inputs }]) => Object.keys(inputs))
    .filter((input) => whenWanted.some((pattern) => pattern.test(input)));
}

export function overBudget(lines: BudgetLine[]): boolean {
  return lines.some(({ size, most }) => most !== undefined && size > most);
}

export function printed(lines: BudgetLine[]): string {
  return lines
    .map(({ title, size, most }) => {
      const limit = most === undefined ? "" : `  of at most ${most}${size > most ? "  OVER" : ""}`;
      return `${size.toFixed(1).padStart(7)} kB  ${title}${limit}`;
    })
    .join("\n");
}
