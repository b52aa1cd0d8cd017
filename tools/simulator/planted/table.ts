import { writeSectionOf } from "../../page-section.ts";
import type { Failed } from "../worker.ts";
import { planted } from "./all.ts";

const behindOthers =
  "The one that is not found shows only while one compared range gives way to another, and a screen shows neither then.";

/** Writes what was found into docs/simulator.md. */
export function writeTable(took: ReadonlyMap<string, Failed | null>, most: number): void {
  const rows = planted.map(({ fault, file }) => {
    const failed = took.get(fault);
    const found = failed
      ? `${failed.seed.toLocaleString("en")} | ${failed.failure?.invariant ?? ""}`
      : "– | not found";
    return `| ${fault} | \`${file}\` | ${found} |`;
  });
  const found = [...took.values()].filter((failed) => failed !== null).length;
  writeSectionOf(
    "simulator.md",
    "Planted faults",
    [
      `Each of these is put into the sources alone, and seeds are played from 1 on until one breaks an invariant, ${most.toLocaleString("en")} at most. ${found} of ${planted.length} are found. \`npx pnpm@10 simulate --planted\` writes this table; \`tools/simulator/planted\` has the changes. ${behindOthers}`,
      "",
      "| fault | in | schedules | what broke |",
      "| --- | --- | ---: | --- |",
      ...rows,
    ].join("\n"),
  );
}
