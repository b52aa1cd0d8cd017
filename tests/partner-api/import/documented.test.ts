import { readFileSync } from "node:fs";
import { kinds } from "partner-api";
import { expect, it } from "vitest";

const page = readFileSync("docs/import.md", "utf8");
const [types = ""] = page.split("| type | holds |").at(-1)?.split("\n\n") ?? [];
/** The names of the types by what a column of them holds. */
const named = new Map(
  [...types.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, name, holds]) => [holds, name]),
);

type Column = (typeof kinds)[string]["columns"][number];
const written = (columns: readonly Column[]) =>
  columns.map(({ name, holds }) => `\`${name}\` ${named.get(holds.is) ?? holds.is}`).join("; ") ||
  "none";

it.each(Object.entries(kinds))("the columns of %s are documented", (name, { columns }) => {
  const required = columns.filter(({ isRequired }) => isRequired);
  const optional = columns.filter(({ isRequired }) => !isRequired);
  expect(page).toContain(`\n| \`${name}\` | ${written(required)} | ${written(optional)} |\n`);
});

it("each type of the page is that of a column", () => {
  const held = Object.values(kinds).flatMap(({ columns }) => columns.map(({ holds }) => holds.is));
  expect([...named.keys()].filter((holds = "") => !held.includes(holds))).toEqual([]);
  expect(named.size).toBe(9);
});
