import { readFileSync } from "node:fs";
import type { kinds } from "partner-api";

const page = readFileSync(new URL("../../../docs/import.md", import.meta.url), "utf8");

export const documentedColumns = (kind: string) =>
  page
    .split("\n### ")
    .find((section) => section.startsWith(`${kind}\n`))
    ?.split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.replaceAll(/ +/g, " "));

export const rowsOf = ({ columns }: (typeof kinds)[string]) =>
  columns.map(
    (column) =>
      `| \`${column.name}\` | ${column.isRequired ? "required" : "optional"} | ${column.holds.is} |`,
  );
