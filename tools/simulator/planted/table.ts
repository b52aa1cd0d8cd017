import { writeSectionOf } from "../../page-section.ts";
import type { Failed } from "../worker.ts";
import { planted } from "./all.ts";

const behindOthers =
  "The one not found shows only while one compared range replaces another, when a screen shows neither.";

/** Writes what was found into found.md. */
export function writeTable(took: ReadonlyMap<string, Failed | null>, most: number): void {
  const rows = planted.map(({ fault, file }) => {
    const failed = took.get(fault);
    return `| ${fault} | \`${file}\` | ${failed ? failed.seed.toLocaleString("en") : "–"} |`;
  });
  const found = [...took.values()].filter((failed) => failed !== null).length;
  writeSectionOf(
    "../tools/simulator/planted/found.md",
    "Planted faults",
    [
      `Each fault is planted alone; seeds from 1 to ${most.toLocaleString("en")} are played until an invariant breaks. ${found} of ${planted.length} are found. \`npx pnpm@10 simulate --planted\` writes this table from \`tools/simulator/planted\`. ${behindOthers}`,
      "",
      "| fault | in | schedules |",
      "| --- | --- | ---: |",
      ...rows,
    ].join("\n"),
  );
}
