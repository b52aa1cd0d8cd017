import { mkdir, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { madeUpTree } from "./made-up-tree.ts";

const { at, write, read, folders, move } = madeUpTree();

describe("a file of moves", () => {
  it("moves single files at once with their tests, also where two change places", async () => {
    await write({
      "packages/shop/src/a.ts": 'import { b } from "./b.ts";\n\nexport const a = b;\n',
      "packages/shop/src/b.ts": "export const b = 1;\n",
      "packages/shop/src/c.ts": 'import { a } from "./a.ts";\n\nexport const c = a;\n',
      "tests/shop/a.test.ts": 'import { a } from "shop/a.ts";\n\nexport const test = a;\n',
      "tests/shop/c.slow.test.tsx": 'import { c } from "shop/c.ts";\n\nexport const test = c;\n',
      "moves.txt": `packages/shop/src/a.ts packages/shop/src/b.ts
packages/shop/src/b.ts packages/shop/src/a.ts

packages/shop/src/c.ts packages/shop/src/d/e.ts
`,
    });
    const printed = await move("--map", "moves.txt");
    const { "moves.txt": _, ...files } = await read();
    expect(files).toEqual({
      "packages/shop/src/a.ts": "export const b = 1;\n",
      "packages/shop/src/b.ts": 'import { b } from "./a.ts";\n\nexport const a = b;\n',
      "packages/shop/src/d/e.ts": 'import { a } from "../b.ts";\n\nexport const c = a;\n',
      "tests/shop/b.test.ts": 'import { a } from "shop/b.ts";\n\nexport const test = a;\n',
      "tests/shop/d/e.slow.test.tsx":
        'import { c } from "shop/d/e.ts";\n\nexport const test = c;\n',
    });
    expect(printed).toBe("Files with a new path in their text: 5\n");
  });
});

describe("between packages", () => {
  it("a file is imported by the name of its package; what nothing exports or matches any more is reported", async () => {
    await write({
      "packages/reader/package.json": `{ "name": "reader", "exports": { "./page": "./src/page.ts" } }
`,
      "packages/reader/src/page.ts":
        'import { theme } from "shop/theme.ts";\n\nexport const page = theme;\n',
      "packages/shop/src/app.ts":
        'import { basket } from "./basket.ts";\n\nexport const app = basket;\n',
      "packages/shop/src/basket.ts":
        'import { theme } from "./theme.ts";\n\nexport const basket = theme;\n',
      "packages/shop/src/theme.ts": "export const theme = 1;\n",
      "knip.json": '{ "entry": ["packages/**/*.ts", "packages/shop/**/b*.{ts,tsx}"] }\n',
      "tests/reader/page.test.ts":
        'import { basket } from "shop/basket.ts";\n\nexport const test = basket;\n',
    });
    const printed = await move("packages/shop/src/basket.ts", "packages/reader/src/basket.ts");
    const files = await read();
    expect(files["packages/reader/src/basket.ts"]).toBe(
      'import { theme } from "shop/theme.ts";\n\nexport const basket = theme;\n',
    );
    expect(printed).toBe(`Files with a new path in their text: 1
To look at by hand:
knip.json:1: packages/shop/**/b*.{ts,tsx}: no longer matches packages/reader/src/basket.ts
packages/shop/src/app.ts:1: ./basket.ts: no package exports packages/reader/src/basket.ts
tests/reader/page.test.ts:1: shop/basket.ts: no package exports packages/reader/src/basket.ts
`);
  });

  it("a whole package moves out of the folder of packages", async () => {
    await write({
      "packages/reader/package.json": '{ "name": "reader", "exports": { "./*": "./src/*" } }\n',
      "packages/reader/src/page.ts": "export const page = 1;\n",
      "packages/reader/tsconfig.json":
        '{ "extends": "../../base.json", "references": [{ "path": "../shop" }] }\n',
      "base.json": "{}\n",
      "tests/reader/page.test.ts":
        'import { page } from "reader/page.ts";\n\nexport const test = page;\n',
      "package.json":
        '{ "name": "root", "scripts": { "page": "tsx packages/reader/src/page.ts" } }\n',
      ".gitignore": "node_modules\n",
    });
    await mkdir(at("packages/reader/node_modules"));
    await writeFile(at("packages/reader/node_modules/installed"), "");
    const printed = await move("packages/reader", "tools/reader");
    expect(await read()).toEqual({
      ".gitignore": "node_modules\n",
      "base.json": "{}\n",
      "package.json": `{
  "name": "root",
  "scripts": {
    "page": "tsx tools/reader/src/page.ts"
  }
}
`,
      "pnpm-workspace.yaml": "packages:\n  - packages/* # The product.\n  - tests\n  - tools/*\n",
      "tests/reader/page.test.ts":
        'import { page } from "reader/page.ts";\n\nexport const test = page;\n',
      "tools/reader/package.json": '{ "name": "reader", "exports": { "./*": "./src/*" } }\n',
      "tools/reader/src/page.ts": "export const page = 1;\n",
      "tools/reader/tsconfig.json":
        '{ "extends": "../../base.json", "references": [{ "path": "../../packages/shop" }] }\n',
    });
    expect(printed).toBe(`Files with a new path in their text: 2
A package has moved: run npx pnpm@10 install.
`);
    expect(await folders()).not.toContain("packages/reader");
  });
});

describe("what cannot be moved", () => {
  const files = {
    "packages/shop/src/a.ts": "export const a = 1;\n",
    "packages/shop/src/b.ts": "export const b = 1;\n",
  };

  it.each([
    [
      ["packages/shop/src/c.ts", "packages/shop/src/d.ts"],
      "packages/shop/src/c.ts is neither a file nor a folder",
    ],
    [
      ["packages/shop/src/a.ts", "packages/shop/src/b.ts"],
      "packages/shop/src/b.ts is there already",
    ],
    [
      ["packages/shop/src/a.ts", "packages/shop/src/b.ts/a.ts"],
      "packages/shop/src/b.ts would be a folder",
    ],
    [["packages/shop/src/a.ts"], "scripts/move.ts FROM TO"],
  ])("%s is refused, and nothing is moved", async (args, message) => {
    await write(files);
    await expect(move(...args)).rejects.toThrow(message);
    expect(await read()).toEqual(files);
  });

  it("a destination of two files is refused", async () => {
    await write(files);
    const to = "packages/shop/src/c.ts";
    const moving = move("packages/shop/src/a.ts", to, "packages/shop/src/b.ts", to);
    await expect(moving).rejects.toThrow(`${to} would be both`);
    expect(await read()).toEqual(files);
  });
});
