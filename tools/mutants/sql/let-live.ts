import { readFileSync } from "node:fs";

const page = readFileSync(new URL("../../../docs/mutants.md", import.meta.url), "utf8");
const [, section = ""] = page.split("\n## SQL\n");

/** The survivors that docs/mutants.md gives a reason for: `path: from → to`, some with their line. */
export const letLive = new Set(
  section
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((row) => {
      const [paths = "", changes = ""] = row.split(" | ");
      return codesIn(paths).flatMap((path) =>
        // A table's cell cannot hold the sign that ends it.
        codesIn(changes).map((change) => `${path}: ${change.replaceAll("\\|", "|")}`),
      );
    }),
);

function codesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
}
