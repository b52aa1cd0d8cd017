import { readFileSync } from "node:fs";
import { kinds } from "partner-api";
import { expect, it } from "vitest";

const page = readFileSync(new URL("../../../docs/import.md", import.meta.url), "utf8");

it.each(Object.entries(kinds))("the columns of %s are documented", (name, { columns }) => {
  const section = page.split("\n### ").find((each) => each.startsWith(`${name}\n`));
  expect(
    section
      ?.split("\n")
      .filter((line) => line.startsWith("| `"))
      .map((line) => line.replaceAll(/ +/g, " ")),
  ).toEqual(
    columns.map(
      (column) =>
        `| \`${column.name}\` | ${column.isRequired ? "required" : "optional"} | ${column.holds.is} |`,
    ),
  );
});
