import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const packages = fileURLToPath(new URL("../../packages/", import.meta.url));

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** What each file of a package imports of the others, at once or when it is wanted. */
function importsOfFiles(name: string): Imports {
  const root = join(packages, name);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  return new Map(
    files
      .filter((file) => /^(src|scripts)\/.*\.(ts|tsx|mjs)$/.test(file))
      .map((file) => {
        const text = readFileSync(join(root, file), "utf8");
        const imported = text.matchAll(/(?:from |import |import\()"(\.[^"]+)"/g);
        return [file, new Set([...imported].map(([, to = ""]) => join(dirname(file), to)))];
      }),
  );
}

/** A file that lies directly in `src` is in no folder, and stands for itself. */
function importsOfFolders(files: Imports): Imports {
  const placeOf = (file: string) => (dirname(file) === "src" ? file : dirname(file));
  const folders = new Map<string, Set<string>>();
  for (const [file, imported] of files) {
    const from = placeOf(file);
    const others = [...imported].map(placeOf).filter((to) => to !== from);
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

describe.each([
  ["partner-sdk", "src/client.ts", "src/transport.ts"],
  ["machines", "src/portal.ts", "src/session/authentication.ts"],
  ["web", "src/delivery/main.tsx", "src/root.tsx"],
  ["partner-api", "src/server/server.ts", "src/accounts/sign-in.ts"],
])("in %s", (name, file, imported) => {
  const files = importsOfFiles(name);

  it("no file imports itself by way of others", () => {
    expect(files.get(file)).toContain(imported);
    expect(circlesIn(files)).toEqual([]);
  });

  it("no folder imports itself by way of others", () => {
    expect(circlesIn(importsOfFolders(files))).toEqual([]);
  });
});

describe("a circle", () => {
  it("is found wherever a walk begins", () => {
    const imports = new Map([
      ["a", new Set(["b"])],
      ["b", new Set(["c", "d"])],
      ["c", new Set(["b"])],
      ["d", new Set<string>()],
    ]);
    expect(circlesIn(imports)).toEqual(["b → c → b"]);
  });

  it("is found between folders where there is none between files", () => {
    const files = new Map([
      ["src/x/a.ts", new Set(["src/y/a.ts", "src/own.ts"])],
      ["src/y/b.ts", new Set(["src/x/b.ts"])],
      ["src/own.ts", new Set(["src/x/b.ts"])],
    ]);
    expect(circlesIn(files)).toEqual([]);
    expect(circlesIn(importsOfFolders(files))).toEqual([
      "src/x → src/y → src/x",
      "src/x → src/own.ts → src/x",
    ]);
  });
});
