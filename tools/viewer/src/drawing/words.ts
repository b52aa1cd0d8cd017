/** What a run of words is, which is how it looks. */
export type Role = "name" | "event" | "guard" | "action" | "quiet";

export type Run = { text: string; role: Role };

/** One line of words, as wide as they are. */
export type Line = { runs: Run[]; width: number; indent: number };

export const fontSize = 12;

/** The widths of Helvetica's letters, which Arial and Liberation Sans share, in thousandths of their size. */
const widths = new Map(
  Object.entries({
    222: "ijl",
    278: " !,./:;I[]ft·",
    333: "()-r",
    389: "*",
    500: "Jckvxyz",
    584: "+<=>",
    611: "FTZ",
    667: "&ABEKPSVXY",
    722: "CDHNRUw",
    778: "GOQ",
    833: "Mm",
    889: "%",
    944: "W",
    1000: "…→",
  }).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)] as const)),
);
const usual = 556;
/** How much wider bold letters are than others. */
const bolder = 1.075;

export function widthOf({ text, role }: Run): number {
  const thousandths = [...text].reduce((sum, each) => sum + (widths.get(each) ?? usual), 0);
  return (thousandths / 1000) * fontSize * (role === "name" ? bolder : 1);
}

/** Words on as many lines as they need; a line is broken between two runs only. */
export function wrapped(runs: readonly Run[], widest: number, indent = 0): Line[] {
  const lines: Line[] = [];
  for (const run of runs) {
    const last = lines.at(-1);
    const space = { text: ` ${run.text}`, role: run.role };
    if (last && last.indent + last.width + widthOf(space) <= widest) {
      last.runs.push(space);
      last.width += widthOf(space);
    } else lines.push({ runs: [run], width: widthOf(run), indent: last ? indent : 0 });
  }
  return lines;
}
