import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

/** As many files as each walk may have. */
const walks = [
  ["From the address to the rows of a report", 16],
  ["From the sign-in form to the session", 10],
  ["From Home to the figures of the day", 10],
] as const;

const page = readFileSync("docs/architecture.md", "utf8");

/** The files that a section of the page lists. */
function filesUnder(title: string): string[] {
  const [, section = ""] = page.split(`### ${title}\n`);
  const [own = ""] = section.split(/^##/m);
  return [...own.matchAll(/^\d+\. \[`[^`]+`\]\(\.\.\/([^)]+)\)/gm)].map(([, path = ""]) => path);
}

const importsIn = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/(?:from |import |import\()"([^"]+)"/g)].map(
    ([, name = ""]) => name,
  );

/** The lazy chunks by their names. */
const chunks = readFileSync("packages/web/src/delivery/chunks.ts", "utf8");
const chunksIn = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/\blazy(?:Component)?\("([\w-]+)"/g)].flatMap(
    ([, name]) => {
      const [, path] = new RegExp(`\\b${name}"?: \\(\\) => import\\("([^"]+)"`).exec(chunks) ?? [];
      return path ? [join("packages/web/src/delivery", path)] : [];
    },
  );

/** The files that a file imports, at once or as a lazy chunk; of a package, all that its entry hands on. */
function importedBy(file: string): string[] {
  const imported = importsIn(file).flatMap((name) => {
    if (name.startsWith(".")) return [join(dirname(file), name)];
    const entry = entryOf(name);
    if (entry === undefined) return [];
    return [
      entry,
      ...importsIn(entry).flatMap((one) =>
        one.startsWith(".") ? [join(dirname(entry), one)] : [],
      ),
    ];
  });
  return [...imported, ...chunksIn(file)];
}

function entryOf(name: string): string | undefined {
  if (name === "machines") return "packages/machines/src/index.ts";
  return name.startsWith("machines/")
    ? `${name.replace("machines", "packages/machines/src")}.ts`
    : undefined;
}

describe.each(walks)("the walk %s", (title, most) => {
  const files = filesUnder(title);

  it("takes no more files than it may", () => {
    expect(files.length).toBeGreaterThan(2);
    expect(files.length).toBeLessThanOrEqual(most);
  });

  it("has files that there are", () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it("leads to each file from one before it", () => {
    const lost = files.filter(
      (file, at) => at > 0 && !files.slice(0, at).some((one) => importedBy(one).includes(file)),
    );
    expect(lost).toEqual([]);
  });
});
