import { describe, expect, it } from "vitest";
import { madeUpTree } from "./made-up-tree.ts";

const { write, read, folders, move } = madeUpTree();

describe("a moved folder", () => {
  it("has its new path in every import, and takes its tests with it", async () => {
    await write({
      "packages/shop/src/app.ts": `import { b } from "./b.ts";
import { cart } from "./basket/cart.ts";

export type { Cart } from "./basket/cart.ts";
export * from "./basket/rules/rule.ts";
export const later = () => import("./basket/cart.ts");
export const both = [b, cart];
`,
      "packages/shop/src/b.ts": "export const b = 1;\n",
      "packages/shop/src/basket/cart.ts": `import { b } from "../b.ts";
import { rule } from "./rules/rule.ts";

export type Cart = typeof b;
export const cart = [b, rule];
export const style = new URL("cart.css", import.meta.url);
export const page = new URL(\`../pages/\${b}.html\`, import.meta.url);
`,
      "packages/shop/src/basket/cart.css": ".cart {}\n",
      "packages/shop/src/basket/rules/rule.ts": "export const rule = 1;\n",
      "packages/shop/src/pages/1.html": "<p></p>\n",
      "tests/shop/basket/cart.test.ts": `import { vi } from "vitest";
import type { Cart } from "shop/basket/cart.ts";
import { two } from "../../two.ts";

vi.mock("shop/basket/rules/rule.ts", async () => ({
  ...(await vi.importActual<typeof import("shop/basket/rules/rule.ts")>("shop/basket/rules/rule.ts")),
}));
vi.doMock("../../two.ts");
export const cart: Cart = two;
export const again = (times: number) => import(\`shop/basket/cart.ts?times=\${times}\`);
`,
      "tests/two.ts": "export const two = 2;\n",
    });
    const printed = await move("packages/shop/src/basket", "packages/shop/src/screens/home");
    expect(await read()).toEqual({
      "packages/shop/src/app.ts": `import { b } from "./b.ts";
import { cart } from "./screens/home/cart.ts";

export type { Cart } from "./screens/home/cart.ts";
export * from "./screens/home/rules/rule.ts";
export const later = () => import("./screens/home/cart.ts");
export const both = [b, cart];
`,
      "packages/shop/src/b.ts": "export const b = 1;\n",
      "packages/shop/src/pages/1.html": "<p></p>\n",
      "packages/shop/src/screens/home/cart.css": ".cart {}\n",
      "packages/shop/src/screens/home/cart.ts": `import { b } from "../../b.ts";
import { rule } from "./rules/rule.ts";

export type Cart = typeof b;
export const cart = [b, rule];
export const style = new URL("cart.css", import.meta.url);
export const page = new URL(\`../../pages/\${b}.html\`, import.meta.url);
`,
      "packages/shop/src/screens/home/rules/rule.ts": "export const rule = 1;\n",
      "tests/two.ts": "export const two = 2;\n",
      "tests/shop/screens/home/cart.test.ts": `import type { Cart } from "shop/screens/home/cart.ts";
import { vi } from "vitest";
import { two } from "../../../two.ts";

vi.mock("shop/screens/home/rules/rule.ts", async () => ({
  ...(await vi.importActual<typeof import("shop/screens/home/rules/rule.ts")>(
    "shop/screens/home/rules/rule.ts",
  )),
}));
vi.doMock("../../../two.ts");
export const cart: Cart = two;
export const again = (times: number) => import(\`shop/screens/home/cart.ts?times=\${times}\`);
`,
    });
    expect(await folders()).toEqual([
      "packages",
      "packages/shop",
      "packages/shop/src",
      "packages/shop/src/pages",
      "packages/shop/src/screens",
      "packages/shop/src/screens/home",
      "packages/shop/src/screens/home/rules",
      "tests",
      "tests/shop",
      "tests/shop/screens",
      "tests/shop/screens/home",
    ]);
    expect(printed).toBe("Files with a new path in their text: 3\n");
  });
});

describe("a path", () => {
  it("is rewritten in configurations, scripts, comments and documents", async () => {
    await write({
      "packages/shop/src/shelf/button.ts": "export const button = 1;\n",
      "packages/shop/src/shelf/field.ts": "export const field = 1;\n",
      "packages/shop/scripts/build.ts": `/** Builds packages/shop/src/shelf/button.ts. */
export const entries = ["src/shelf/button.ts", "src/other.ts", "and/or"];
export const isField = (path: string) => /src\\/shelf\\/field\\.ts$/.test(path);
`,
      "tests/shop/build.test.ts": `export const text = 'import "../../packages/shop/src/shelf/button.ts";';
export const command = \`cat packages/shop/src/shelf/button.ts\`;
export const entry = "src/shelf/button.ts";
export const folder = new URL("../../packages/shop/src/shelf/", import.meta.url);
`,
      "knip.json": `{
  "entry": ["packages/shop/src/shelf/{button,field}.ts", "!packages/shop/src/shelf/*"],
  "workspaces": { "packages/shop": { "entry": ["src/shelf/*.ts"] } },
  "groups": ["**/shelf/*.css.ts", "!shop/shelf/**"]
}
`,
      ".ci/run": "npx tsx packages/shop/src/shelf/button.ts\n",
      Dockerfile: "COPY ./packages/shop/src/shelf ./shelf\n",
      "docs/shelf.md": `[Fields](../packages/shop/src/shelf/field.ts#L2) of \`src/shelf\`, see [here](shelf.md) and \`shelf/button.ts\`.

[source]: ../packages/shop/src/shelf/button.ts
`,
    });
    const printed = await move(
      "packages/shop/src/shelf",
      "packages/shop/src/parts",
      "docs/shelf.md",
      "docs/parts/parts.md",
    );
    expect(await read()).toEqual({
      ".ci/run": "npx tsx packages/shop/src/parts/button.ts\n",
      Dockerfile: "COPY ./packages/shop/src/parts ./shelf\n",
      "docs/parts/parts.md": `[Fields](../../packages/shop/src/parts/field.ts#L2) of \`src/parts\`, see [here](parts.md) and \`parts/button.ts\`.

[source]: ../../packages/shop/src/parts/button.ts
`,
      "knip.json": `{
  "entry": ["packages/shop/src/parts/{button,field}.ts", "!packages/shop/src/parts/*"],
  "workspaces": { "packages/shop": { "entry": ["src/parts/*.ts"] } },
  "groups": ["**/parts/*.css.ts", "!shop/parts/**"]
}
`,
      "packages/shop/scripts/build.ts": `/** Builds packages/shop/src/parts/button.ts. */
export const entries = ["src/parts/button.ts", "src/other.ts", "and/or"];
export const isField = (path: string) => /src\\/parts\\/field\\.ts$/.test(path);
`,
      "packages/shop/src/parts/button.ts": "export const button = 1;\n",
      "packages/shop/src/parts/field.ts": "export const field = 1;\n",
      "tests/shop/build.test.ts": `export const text = 'import "../../packages/shop/src/shelf/button.ts";';
export const command = \`cat packages/shop/src/parts/button.ts\`;
export const entry = "src/parts/button.ts";
export const folder = new URL("../../packages/shop/src/parts/", import.meta.url);
`,
    });
    expect(printed).toBe(`Files with a new path in their text: 6
To look at by hand:
tests/shop/build.test.ts:1: ../../packages/shop/src/shelf/button.ts: is no longer there
`);
  });

  it("that two packages have is of the one named around it, and else is reported", async () => {
    await write({
      "packages/reader/package.json": '{ "name": "reader" }\n',
      "packages/reader/src/shelf/page.ts": "export const page = 1;\n",
      "packages/shop/src/shelf/button.ts": "export const button = 1;\n",
      "docs/shelf.md": "Buttons are in `src/shelf`, and this is in `**/shelf/**`.\n",
      "knip.json": `{
  "workspaces": { "packages/shop": { "entry": ["src/shelf/*.ts"] } },
  "groups": ["**/shelf/**"]
}
`,
    });
    const printed = await move("packages/shop/src/shelf", "packages/shop/src/parts");
    expect(await read()).toEqual({
      "docs/shelf.md": "Buttons are in `src/shelf`, and this is in `**/shelf/**`.\n",
      "knip.json": `{
  "workspaces": { "packages/shop": { "entry": ["src/parts/*.ts"] } },
  "groups": ["**/shelf/**"]
}
`,
      "packages/reader/package.json": '{ "name": "reader" }\n',
      "packages/reader/src/shelf/page.ts": "export const page = 1;\n",
      "packages/shop/src/parts/button.ts": "export const button = 1;\n",
    });
    expect(printed).toBe(`Files with a new path in their text: 1
To look at by hand:
docs/shelf.md:1: src/shelf: is in 2 packages
knip.json:3: **/shelf/**: not every shelf moves alike
`);
  });

  it("stays behind an alias, whose target is rewritten", async () => {
    await write({
      "packages/shop/src/app.ts": 'import * as labels from "#labels/day";\n\nexport { labels };\n',
      "packages/shop/src/labels/bn/day.ts": 'export const day = "দিন";\n',
      "packages/shop/src/labels/en/day.ts": 'export const day = "Day";\n',
    });
    const printed = await move(
      ...["packages/shop/src/labels", "packages/shop/src/i18n/labels"],
      ...["packages/shop/src/labels/en/day.ts", "packages/shop/src/i18n/labels/en/home.ts"],
      ...["packages/shop/src/labels/bn/day.ts", "packages/shop/src/i18n/labels/bn/home.ts"],
    );
    expect(await read()).toEqual({
      "packages/shop/package.json": `{
  "name": "shop",
  "exports": {
    "./scripts/*": "./scripts/*",
    "./*": "./src/*"
  },
  "imports": {
    "#labels/*": {
      "bn": "./src/i18n/labels/bn/*.ts",
      "default": "./src/i18n/labels/en/*.ts"
    }
  }
}
`,
      "packages/shop/src/app.ts": 'import * as labels from "#labels/home";\n\nexport { labels };\n',
      "packages/shop/src/i18n/labels/bn/home.ts": 'export const day = "দিন";\n',
      "packages/shop/src/i18n/labels/en/home.ts": 'export const day = "Day";\n',
    });
    expect(printed).toBe("Files with a new path in their text: 2\n");
  });
});
