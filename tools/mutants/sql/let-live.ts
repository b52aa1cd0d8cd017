import { readFileSync } from "node:fs";

const page = readFileSync(new URL("survivors.md", import.meta.url), "utf8");

/** The survivors that survivors.md gives a reason for: `path: from → to`, some with their line. */
export const letLive = new Set(
  page
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
