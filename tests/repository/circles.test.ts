import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "rolldown/utils";
import { describe, expect, it } from "vitest";
import { aliasesOf, filesOf } from "../../scripts/move/manifests.ts";

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** The scripts of a package and its manifest, by their paths from its root. */
function textsOf(name: string): ReadonlyMap<string, string> {
  const root = join("packages", name);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  const own = files.filter((file) =>
    /^(package\.json|(src|scripts)\/.*\.(ts|tsx|mjs))$/.test(file),
  );
  return new Map(own.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

/** What each file of a package imports of the others: values and types, at once or when it is wanted, under every condition. */
function importsOfFiles(texts: ReadonlyMap<string, string>): Imports {
  const { "package.json": manifest = "{}", ...scripts } = Object.fromEntries(texts);
  const aliases = aliasesOf(new Map([["package.json", manifest]]));
  const filesNamed = (specifier: string, from: string) =>
    specifier.startsWith(".")
      ? [join(dirname(from), specifier)]
      : filesOf(aliases, from, specifier, (file) => texts.has(file));
  return new Map(
    Object.entries(scripts).map(([file, text]) => {
      const { program, errors } = parseSync(file, text);
      if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
      const specifiers = specifiersIn(program);
      return [file, new Set(specifiers.flatMap((specifier) => filesNamed(specifier, file)))];
    }),
  );
}

/** Imports, re-exports, `import()` and imported types all have a `source`. */
function specifiersIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { source } = node as { source?: { value?: unknown } | null };
  const own = typeof source?.value === "string" ? [source.value] : [];
  return [...own, ...Object.values(node).flatMap(specifiersIn)];
}

/** A file that lies directly in `src` is in no folder, and stands for itself. */
const folderOf = (file: string) => (dirname(file) === "src" ? file : dirname(file));

/** A folder of `src`, with all that is in it. */
const roomOf = (file: string) => file.split("/", 2).join("/");

function importsOfPlaces(files: Imports, placeOf: (file: string) => string): Imports {
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
  const files = importsOfFiles(textsOf(name));

  it("no file imports itself by way of others", () => {
    expect(files.get(file)).toContain(imported);
    expect(circlesIn(files)).toEqual([]);
  });

  it("no folder imports itself by way of others", () => {
    expect(circlesIn(importsOfPlaces(files, folderOf))).toEqual([]);
  });

  it("no room imports itself by way of others", () => {
    expect(circlesIn(importsOfPlaces(files, roomOf))).toEqual([]);
  });
});

describe("a circle", () => {
  it.each([
    ["an import", 'import { b } from "./b.ts";'],
    ["an import of a type", 'import type { B } from "./b.ts";'],
    ["an import for its effects", 'import "./b.ts";'],
    ["a re-export", 'export { b } from "./b.ts";'],
    ["a re-export of everything", 'export * from "./b.ts";'],
    ["a re-export of a type", 'export type { B } from "./b.ts";'],
    ["a lazy import", 'export const load = () => import("./b.ts");'],
    ["a type of a module", 'export type B = typeof import("./b.ts");'],
    ["the name of a folder", 'import { b } from "#words/b";'],
    ["the package's own name", 'import { b } from "shop/b";'],
  ])("is found where it closes by %s", (_, text) => {
    const imports = {
      "#words/*": { other: "./src/other/*.ts", default: "./src/*.ts" },
    };
    const texts = new Map([
      ["package.json", JSON.stringify({ name: "shop", imports, exports: { "./*": "./src/*.ts" } })],
      ["src/a.ts", text],
      ["src/b.ts", 'import { a } from "./a.ts";'],
    ]);
    expect(circlesIn(importsOfFiles(texts))).toEqual(["src/a.ts → src/b.ts → src/a.ts"]);
  });

  it("is found under each condition of a name", () => {
    const imports = { "#words": { bn: "./src/bn.ts", default: "./src/en.ts" } };
    const texts = new Map([
      ["package.json", JSON.stringify({ imports })],
      ["src/a.ts", 'import { words } from "#words";'],
      ["src/bn.ts", 'import { a } from "./a.ts";'],
      ["src/en.ts", "export const words = 1;"],
    ]);
    expect(circlesIn(importsOfFiles(texts))).toEqual(["src/a.ts → src/bn.ts → src/a.ts"]);
  });

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
    expect(circlesIn(importsOfPlaces(files, folderOf))).toEqual([
      "src/x → src/y → src/x",
      "src/x → src/own.ts → src/x",
    ]);
  });

  it("is found between rooms where there is none between folders", () => {
    const files = new Map([
      ["src/x/a/b.ts", new Set(["src/y/a/b.ts"])],
      ["src/y/c.ts", new Set(["src/x/c.ts"])],
    ]);
    expect(circlesIn(importsOfPlaces(files, folderOf))).toEqual([]);
    expect(circlesIn(importsOfPlaces(files, roomOf))).toEqual(["src/x → src/y → src/x"]);
  });
});
