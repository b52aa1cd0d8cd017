import { readFileSync } from "node:fs";
import type { kinds } from "partner-api";

const page = readFileSync(new URL("../../../docs/import.md", import.meta.url), "utf8");
const [types = ""] = page.split("| type | holds |").at(-1)?.split("\n\n") ?? [];

/** The names of the page's types by what a column of them holds. */
export const typesOfPage = new Map(
  [...types.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, name, holds]) => [holds, name]),
);

/** What the page's row of a kind says. */
export const documentedColumns = (kind: string) =>
  new RegExp(`^\\| \`${kind}\` \\| (.+ \\| .+) \\|$`, "m").exec(
    page.split("| kind | required |")[1] ?? "",
  )?.[1];

type Column = (typeof kinds)[string]["columns"][number];

export const rowOf = ({ columns }: (typeof kinds)[string]) =>
  [true, false]
    .map((isRequired) => written(columns.filter((column) => column.isRequired === isRequired)))
    .join(" | ");

function written(columns: readonly Column[]): string {
  const types = columns.map(
    ({ name, holds }) => `\`${name}\` ${typesOfPage.get(holds.is) ?? holds.is}`,
  );
  return types.join("; ") || "none";
}
