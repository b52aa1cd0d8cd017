import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../packages/web/src", import.meta.url));

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** What each file of the portal imports of the others, at once or when it is wanted. */
function importsOfFiles(): Imports {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  return new Map(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => {
        const text = readFileSync(join(root, file), "utf8");
        const imported = text.matchAll(/(?:from |import |import\()"(\.[^"]+)"/g);
        return [file, new Set([...imported].map(([, to = ""]) => join(dirname(file), to)))];
      }),
  );
}

function importsOfFolders(files: Imports): Imports {
  const folders = new Map<string, Set<string>>();
  for (const [file, imported] of files) {
    const from = dirname(file);
    const others = [...imported].map((to) => dirname(normalize(to))).filter((to) => to !== from);
    folders.set(from, new Set([...(folders.get(from) ?? []), ...others]));
  }
  return folders;
}

/** Each circle that a walk through the imports comes upon, from where it closes. */
function circlesIn(imports: Imports): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  function walk(at: string, way: readonly string[]) {
    const seen = way.indexOf(at);
    if (seen >= 0) circles.push([...way.slice(seen), at].join(" → "));
    if (seen >= 0 || done.has(at)) return;
    for (const next of imports.get(at) ?? []) walk(next, [...way, at]);
    done.add(at);
  }
  for (const start of imports.keys()) walk(start, []);
  return circles;
}

const files = importsOfFiles();

it("a circle is found wherever a walk begins", () => {
  const imports = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c", "d"])],
    ["c", new Set(["b"])],
    ["d", new Set<string>()],
  ]);
  expect(circlesIn(imports)).toEqual(["b → c → b"]);
});

it("no file of the portal imports itself by way of others", () => {
  expect(files.get("main.tsx")).toContain("app.tsx");
  expect(circlesIn(files)).toEqual([]);
});

it("no folder of the portal imports itself by way of others", () => {
  const folders = importsOfFolders(files);
  expect(folders.get("report/rows")).toContain("report/rules");
  expect(circlesIn(folders)).toEqual([]);
});
