// @vitest-environment node
import { build } from "esbuild";
import { beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "web/modules/catalogue.ts";
import { budget, loadedTooEarly, overBudget } from "web/scripts/budget.ts";
import { assemble, type Bundle, bundleOptions } from "web/scripts/bundle.ts";
import { indexHtml } from "web/scripts/index-html.ts";

let bundle: Bundle;
const text = (name: string | undefined) =>
  new TextDecoder().decode(bundle.files.get(name ?? "") ?? new Uint8Array());

beforeAll(async () => {
  const { options, sources } = bundleOptions({ main: "src/main.tsx" }, false);
  bundle = await assemble(await build(options), sources);
}, 30_000);

describe("the bundle", () => {
  it("names every file by a hash of what is in it", () => {
    const unhashed = [...bundle.files.keys()].filter((name) => !/-[0-9A-Z]{8}\.\w+$/.test(name));
    expect(unhashed).toEqual([]);
  });

  it("is split by when a screen is wanted", () => {
    const names = bundle.chunks.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(["signed-in", "error", "profile", "filter-dialog", "range-calendar"]),
    );
  });

  it("holds nothing of the gallery or of the replay", () => {
    const inputs = Object.keys(bundle.metafile.inputs);
    expect(inputs.filter((input) => /gallery|replay/.test(input))).toEqual([]);
  });

  it("holds our own in the place of what keeps screens that were left", () => {
    const inputs = Object.keys(bundle.metafile.inputs);
    expect(inputs.filter((input) => /run-?after-?transition/i.test(input))).toEqual([
      "src/ui/run-after-transition.ts",
    ]);
  });

  it("holds nothing of the inspector, which a development build loads when it is asked for", async () => {
    const shipped = Object.values(bundle.metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0),
    );
    expect(shipped.filter(([input]) => /inspect/.test(input))).toEqual([]);
    const { options, sources } = bundleOptions({ main: "src/main.tsx" }, true);
    const { chunks, main } = await assemble(await build(options), sources, true);
    const inspector = chunks.find(({ name }) => name === "inspector");
    expect(inspector?.scripts.filter((file) => /^inspector-/.test(file))).toHaveLength(1);
    expect(main.scripts.filter((file) => /^inspector-/.test(file))).toEqual([]);
  }, 30_000);

  it("imports its chunks by relative paths, so that they come from where the main script came", () => {
    const absolute = [...bundle.files]
      .filter(([name]) => name.endsWith(".js"))
      .filter(([name]) =>
        /(?:\bimport\b[^;()"]*|\bexport\b[^;()"]*\bfrom|\bimport\()"(?!\.\/)/.test(text(name)),
      )
      .map(([name]) => name);
    expect(absolute).toEqual([]);
  });

  it("has a first script that imports nothing before it asks for the user", () => {
    expect(text(bundle.boot)).not.toMatch(/import\s*["{]|import\("/);
    expect(text(bundle.boot).length).toBeLessThan(2_000);
  });

  it("gives a screen a stylesheet of its own, without what the page has already", () => {
    expect(text(bundle.main.stylesheet)).toContain("prefers-color-scheme:dark");
    const sheetOf = (screen: string) =>
      text(bundle.chunks.find(({ name }) => name === screen)?.stylesheet);
    expect(sheetOf("signed-in")).not.toBe("");
    expect(sheetOf("signed-in")).not.toContain("prefers-color-scheme");
    const frame = sheetOf("signed-in").match(/\.[\w-]+\{[^}]*\}/)?.[0] ?? "no rule";
    expect(sheetOf("signed-in")).toContain(frame);
    expect(sheetOf("filter-dialog")).not.toContain(frame);
  });
});

describe("few files", () => {
  const importsOf = (screen: string) =>
    bundle.chunks.find(({ name }) => name === screen)?.scripts ?? [];

  it("has one script beside the main one for the sign-in screen", () => {
    expect(bundle.main.scripts).toHaveLength(2);
  });

  it("has three more at most for every report and list of a signed-in person", () => {
    const first = new Set(bundle.main.scripts);
    const more = importsOf("signed-in").filter((file) => !first.has(file));
    expect(more.length).toBeLessThanOrEqual(3);
    const inputs = Object.entries(bundle.metafile.outputs)
      .filter(([path]) => more.includes(path.slice(path.lastIndexOf("/") + 1)))
      .flatMap(([, { inputs }]) => Object.keys(inputs));
    expect(inputs).toEqual(
      expect.arrayContaining(catalogue.map(({ path }) => `src/modules${path}.ts`)),
    );
    expect(inputs.filter((input) => /\/dayjs\/dayjs\.min\.js$/.test(input))).toHaveLength(1);
  });

  it("brings nothing of the signed-in screens to the error page", () => {
    const home = importsOf("signed-in").filter((file) => !bundle.main.scripts.includes(file));
    expect(importsOf("error").filter((file) => home.includes(file))).toHaveLength(1);
  });
});

describe("the budget", () => {
  it("finds nothing in the sign-in screen that should load when it is wanted", () => {
    expect(loadedTooEarly(bundle)).toEqual([]);
  });

  it("counts the scripts of a screen once each, and says what is over", () => {
    const sizes = new Map([...bundle.files.keys()].map((name) => [name, 2_000]));
    const first = new Set([bundle.boot, ...bundle.main.scripts]);
    const lines = budget(bundle, sizes);
    expect(lines[0]).toEqual({ title: "sign-in", size: first.size * 2, most: 92 });
    const frame = bundle.chunks.find(({ name }) => name === "signed-in")?.scripts ?? [];
    expect(lines[1]).toEqual({
      title: "first report, beyond sign-in",
      size: frame.filter((file) => !first.has(file)).length * 2,
      most: 45,
    });
    expect(overBudget(lines)).toBe(false);
    const heavy = new Map(sizes).set(bundle.boot, 100_000);
    expect(overBudget(budget(bundle, heavy))).toBe(true);
  });
});

describe("the page", () => {
  const page = (apiBase = "", assetBase = "") => indexHtml(bundle, { apiBase, assetBase });
  const attributes = (html: string, pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, value]) => value);

  it("preloads exactly the scripts of the sign-in screen, the main one marked", () => {
    const shown = page().replace(/<template data-with-token>[\s\S]*?<\/template>/, "");
    const preloaded = attributes(shown, /rel="modulepreload" href="\/assets\/([^"]+)"/g);
    expect(preloaded).toEqual(bundle.main.scripts);
    expect(attributes(page(), /href="\/assets\/([^"]+)" data-main/g)).toEqual([preloaded[0]]);
  });

  it("holds what someone with a token needs besides: the frame with its screens", () => {
    const [held = ""] = /<template data-with-token>[\s\S]*?<\/template>/.exec(page()) ?? [];
    const frame = bundle.chunks.find(({ name }) => name === "signed-in");
    expect(attributes(held, /<link rel="preload" as="style" href="\/assets\/([^"]+)">/g)).toEqual([
      frame?.stylesheet,
    ]);
    expect(attributes(held, /<link rel="modulepreload" href="\/assets\/([^"]+)">/g)).toEqual(
      frame?.scripts.filter((file) => !bundle.main.scripts.includes(file)),
    );
  });

  it("holds the words of the sign-in screen, and later stylesheets, where a browser lets them be", () => {
    const held = attributes(page(), /<template data-signed-out>(.*?)<\/template>/g).join("");
    expect(held).toContain(">Sign in to the partner portal</h1>");
    const [mark] = /(?<=<h1 class=")[^"]+/.exec(held) ?? [];
    expect(text(bundle.main.stylesheet)).toContain(`.${mark}{`);
    const [later = ""] = /<template data-later>[\s\S]*?<\/template>/.exec(page()) ?? [];
    const sheets = bundle.chunks.flatMap(({ stylesheet }) => stylesheet ?? []);
    expect(attributes(later, /href="\/assets\/([^"]+)"/g)).toEqual(sheets);
    expect(
      attributes(page().replace(later, ""), /rel="stylesheet" href="\/assets\/([^"]+)"/g),
    ).toEqual([bundle.main.stylesheet]);
  });

  it("has no inline script and no inline style", () => {
    const html = page();
    expect(html.match(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/g)).toBe(null);
  });

  it("names the API and the asset base in its meta elements, and takes all files from there", () => {
    const html = page("https://api.test", "https://assets.test/portal/");
    expect(attributes(html, /<meta name="(?:partner-api|asset)-base" content="([^"]*)">/g)).toEqual(
      ["https://api.test", "https://assets.test/portal"],
    );
    const files = attributes(html, /(?:src|href)="([^"]+\.\w+)"/g).filter(
      (url) => url !== "https://api.test",
    );
    expect(files.filter((url) => !url?.startsWith("https://assets.test/portal/assets/"))).toEqual(
      [],
    );
  });

  it("writes a base as text, whatever is in it", () => {
    expect(page('"><script>')).toContain('content="&quot;>&lt;script>"');
  });
});
