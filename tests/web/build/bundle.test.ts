import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { chunks } from "web/delivery/chunks.ts";
import { indexHtml } from "web/delivery/index-html.ts";
import { supportedLanguages } from "web/i18n/languages/languages.ts";
import { catalogue } from "web/reports/definitions/catalogue.ts";
import { budget, isOver } from "web/scripts/budget.ts";
import { type Bundle, bundle } from "web/scripts/bundle.ts";
import { securityPolicy } from "web/scripts/security-policy.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** What only development and the viewer need. */
const forDevelopers = [
  "tools/gallery",
  "packages/web/src/state/live-tab.ts",
  "packages/web/src/state/inspector.ts",
  "tools/viewer",
];

let built: Bundle;
let english: Bundle["portals"][number];
const text = (name: string | undefined) =>
  new TextDecoder().decode(built.files.get(name ?? "") ?? new Uint8Array());
/** The sources of some scripts, from the root of the repository. */
const inputsOf = (scripts: readonly string[]) =>
  Object.entries(english.metafile.outputs)
    .filter(([path]) => scripts.includes(path.slice(path.lastIndexOf("/") + 1)))
    .flatMap(([, { inputs }]) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([input]) => join("packages/web", input));

beforeAll(async () => {
  built = await bundle();
  [english] = built.portals as typeof built.portals & [typeof english];
}, 60_000);

describe("the bundle", () => {
  it("names every file by a hash of what is in it", () => {
    const unhashed = [...built.files.keys()].filter((name) => !/-[0-9A-Z]{8}\.\w+$/.test(name));
    expect(unhashed).toEqual([]);
  });

  it("holds nothing of the gallery, of the viewer or of the inspector [V13.4.2, V15.2.3]", () => {
    const inputs = inputsOf([...built.files.keys()]);
    expect(forDevelopers.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(inputs).toContain("packages/web/src/app.tsx");
    const isForDevelopers = (input: string) =>
      /node_modules\/(@statelyai\/inspect|elkjs)\//.test(input) ||
      forDevelopers.some((path) => input.startsWith(path));
    expect(inputs.filter(isForDevelopers)).toEqual([]);
  });

  it("comes with the licence of each package that it holds, and of no other", () => {
    const held = built.metafiles
      .flatMap(({ outputs }) => Object.values(outputs))
      .flatMap(({ inputs }) => Object.entries(inputs))
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .flatMap(([path]) => /\.pnpm\/(.+?)@(\d[^_/]*)/.exec(path)?.slice(1, 3).join(" ") ?? [])
      .map((title) => title.replace("+", "/"));
    const file = new URL("../../../packages/web/public/third-party-notices.txt", import.meta.url);
    const sections = readFileSync(file, "utf8").split(`\n${"-".repeat(80)}\n`);
    const named = sections.flatMap((section) => [
      ...section.matchAll(/^(\S+ \d+\.\d+\.\d+) \((?:MIT|ISC|Apache-2\.0|OFL-1\.1|Unlicense)\)$/gm),
    ]);
    expect(named.map(([, title]) => title).sort()).toEqual([...new Set(held)].sort());
    const granted =
      /Permission (is hereby granted|to use)|Apache License|SIL Open Font License|public domain/;
    expect(sections.filter((section) => !granted.test(section))).toEqual([]);
  });

  it("holds no machine's descriptions", () => {
    const scripts = [...built.files.keys()].filter((name) => name.endsWith(".js"));
    expect(scripts.filter((name) => text(name).includes('description:"A user is'))).toEqual([]);
    expect(scripts.map(text).join("")).not.toMatch(/section:"specification/);
  });

  it("holds React as modules, none of it in a function that is read when it is called", () => {
    const inCommonJs = Object.entries(english.metafile.inputs)
      .filter(([, { format }]) => format === "cjs")
      .map(([path]) => path.replace(/.*node_modules\//, ""));
    expect(inCommonJs).toEqual(["dayjs/dayjs.min.js", "dayjs/plugin/utc.js"]);
  });

  it("holds of React what is used", () => {
    const unused =
      /\b(PureComponent|addTransitionType|createRef|unstable_(batchedUpdates|useCacheRefresh))\b/g;
    const scripts = [...built.files.keys()].filter((name) => name.endsWith(".js"));
    expect(scripts.flatMap((name) => text(name).match(unused) ?? [])).toEqual([]);
  });

  it("imports its chunks by relative paths, so that they come from where the main script came", () => {
    const absolute = [...built.files]
      .filter(([name]) => name.endsWith(".js"))
      .filter(([name]) =>
        /(?:\bimport\b[^;()"]*|\bexport\b[^;()"]*\bfrom|\bimport\()"(?!\.\/)/.test(text(name)),
      )
      .map(([name]) => name);
    expect(absolute).toEqual([]);
  });

  it("has a first script that imports nothing before it asks for the user", () => {
    expect(built.page.boot).not.toMatch(/import\s*["{]|import\("/);
    expect(built.page.boot.length).toBeLessThan(8_000);
  });

  it("has compiled beside the page what is called at once, and nothing else", () => {
    // A script that hands on what others have is called in no time.
    const calledAtOnce = built.portals
      .flatMap(({ main, signedIn }) => [...main, ...signedIn])
      .filter((name) => text(name).length > 500);
    const marked = [...built.files.keys()].filter((name) =>
      text(name).startsWith("//# allFunctionsCalledOnLoad\n"),
    );
    expect(marked.toSorted()).toEqual([...new Set(calledAtOnce)].toSorted());
  });

  it("has one stylesheet, with the rules of what is fetched later after the others", () => {
    const sheets = [...built.files.keys()].filter((name) => name.endsWith(".css"));
    expect(sheets).toEqual([built.page.stylesheet]);
    const css = text(built.page.stylesheet);
    const page = css.indexOf("prefers-color-scheme:dark");
    const calendar = css.indexOf("[data-selection-start]");
    expect([page > 0, calendar > page]).toEqual([true, true]);
  });
});

describe("the lazy chunks", () => {
  it("are those of the list, which alone imports what is fetched later", () => {
    const importing = Object.entries(english.metafile.inputs).flatMap(([source, { imports }]) =>
      imports.flatMap(({ path, kind }) => (kind === "dynamic-import" ? [[source, path]] : [])),
    );
    const others = importing.filter(([source]) => source?.startsWith("../partner-sdk/"));
    expect(others).toEqual([
      ["../partner-sdk/src/host-profile/expression.ts", expect.stringMatching(/^\.\/jsonata-/)],
    ]);
    const portal = importing.filter(
      (each) => !others.includes(each) && !/inspect/.test(each[1] ?? ""),
    );
    expect(new Set(portal.map(([source]) => source))).toEqual(new Set(["src/delivery/chunks.ts"]));
    expect(portal.map(([, path]) => path?.match(/([\w-]+)\.tsx?$/)?.[1])).toEqual(
      Object.keys(chunks),
    );
  });

  it("are one script each and what others import of it, beside those of the sign-in screen", () => {
    expect([english.main.length, english.signedIn.length]).toEqual([3, 2]);
    const lazy = english.files.map(({ path }) => basename(path).replace(/-\w+\.js$/, ""));
    expect(lazy.filter((name) => name in chunks).sort()).toEqual(Object.keys(chunks).sort());
  });

  it("hold the reports of every module in the first", () => {
    const inputs = inputsOf(english.signedIn);
    expect(inputs).toEqual(
      expect.arrayContaining(
        catalogue.map(({ path }) => `packages/web/src/reports/definitions${path}.ts`),
      ),
    );
    expect(inputs.filter((input) => /\/dayjs\/dayjs\.min\.js$/.test(input))).toHaveLength(1);
  });

  it("leave dayjs out of the sign-in screen", () => {
    expect(inputsOf(english.main).filter((input) => /\/dayjs\//.test(input))).toEqual([]);
  });

  it("hold React Aria in one script alone, which comes after the first report", () => {
    const hasReactAria = (scripts: readonly string[]) =>
      inputsOf(scripts).some((input) => /react-aria|@internationalized/.test(input));
    const { main, signedIn } = english;
    expect(hasReactAria([...main, ...signedIn])).toBe(false);
    const scripts = [...built.files.keys()].filter((name) => name.endsWith(".js"));
    expect(scripts.filter((name) => hasReactAria([name]))).toHaveLength(1);
  });
});

describe("the budget", () => {
  it("counts the scripts of a screen once each, and says what is over", () => {
    const sizes = new Map([...built.files.keys()].map((name) => [name, 2_000]));
    const lines = budget({ ...built, page: { ...built.page, boot: "" } }, sizes);
    expect(lines.slice(0, 2)).toEqual([
      { title: "en, sign-in", size: 6.001, most: 92 },
      { title: "en, first report, beyond sign-in", size: 4, most: 56 },
    ]);
    expect(lines.slice(-2)).toEqual([
      { title: "noto-sans-bengali-bengali-400-normal", size: 2, most: 45 },
      { title: "language-names", size: 2, most: 2 },
    ]);
    expect(lines.some(isOver)).toBe(false);
    const heavy = new Map(sizes).set(english.main[0] ?? "", 100_000);
    expect(budget(built, heavy).some(isOver)).toBe(true);
  });

  it("is kept by the portal as it is built", () => {
    const sizes = [...built.files].map(
      ([name, contents]) =>
        [
          name,
          name.endsWith(".woff2") ? contents.length : brotliCompressSync(contents).length,
        ] as const,
    );
    expect(budget(built, new Map(sizes)).filter(isOver)).toEqual([]);
  });
});

describe("the page", () => {
  const page = (apiBase = "", assetBase = "") => indexHtml(built.page, { apiBase, assetBase });
  const attributes = (html: string, pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, value]) => value);

  it("tells the first script what each language needs", () => {
    const html = page();
    const known = attributes(html, /<template ([^>]*)>/g).map((text = "") =>
      Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, ...pair]) => pair)),
    );
    expect(known.map(({ lang, dir }) => [lang, dir])).toEqual(
      supportedLanguages.map((one) => [one, "ltr"]),
    );
    expect(known[0]).toEqual({
      lang: "en",
      dir: "ltr",
      "data-main": english.main.join(" "),
      "data-signed-in": english.signedIn.join(" "),
      "data-export-worker": english.exportWorker,
      "data-stylesheet": built.page.stylesheet,
    });
    const said =
      /<div hidden data-missing lang="(\w+)"><p role="alert">([^<]*)<\/p><button>([^<]*)<\/button><\/div>/g;
    expect([...html.matchAll(said)].map(([, ...words]) => words)).toEqual([
      ["en", "The portal could not be loaded. Check the connection and reload the page.", "Reload"],
      ["bn", "পোর্টাল লোড হয়নি। ইন্টারনেট সংযোগ দেখে পেজটি আবার লোড করুন।", "আবার লোড করুন"],
    ]);
    const head =
      /<title>([^<]*)<\/title><meta name="description" content="([^"]*)"><link rel="manifest" href="([^"]*)">/g;
    const heads = [...html.matchAll(head)].map(([, ...words]) => words);
    expect(heads).toEqual([
      ["Partner portal", "Reports for the staff of transport companies.", "/manifest.webmanifest"],
      ["পার্টনার পোর্টাল", "পরিবহন কোম্পানির কর্মীদের জন্য রিপোর্ট।", "/manifest-bn.webmanifest"],
    ]);
    expect(html.lastIndexOf("<template")).toBeLessThan(html.indexOf("<script"));
  });

  it("has the script fetched that is the same in every language, and leaves all else to the first script", () => {
    const mains = built.portals.map(({ main }) => main);
    const [first = [], second = []] = mains;
    const shared = first.filter((file) => second.includes(file));
    const html = page();
    expect(attributes(html, /<link rel="modulepreload" href="\/assets\/([^"]+)">/g)).toEqual(
      shared,
    );
    expect(html).not.toContain('rel="stylesheet"');
    const held = inputsOf(shared);
    expect(held).toContain("packages/machines/src/portal.ts");
    expect(held.filter((input) => /\/react-dom-client\./.test(input))).toHaveLength(1);
    const words = "packages/web/src/i18n/words";
    expect(existsSync(join(root, words))).toBe(true);
    expect(held.filter((input) => input.startsWith(words) || input.endsWith(".tsx"))).toEqual([
      "packages/web/src/browser/lazy.tsx",
    ]);
  });

  it("never has a main script itself fetched before the first script", () => {
    const one = { ...english, main: ["main-A.js"] };
    const html = indexHtml({ ...built.page, portals: [one] }, { apiBase: "", assetBase: "" });
    expect(html).toContain('data-main="main-A.js"');
    expect(html).not.toContain('rel="modulepreload"');
  });

  it("holds the sign-in form with its looks, which are those of the stylesheet", () => {
    const [root = ""] = attributes(page(), /<div id="root">(.*)<\/div>\n/g);
    expect(root).toContain(">Sign in to the partner portal</h1>");
    expect(attributes(root, /<input [^>]*name="(\w+)"/g)).toEqual([
      "username",
      "password",
      "shared",
    ]);
    const classes = attributes(root, /class="([^"]+)"/g).flatMap((names) => names?.split(" "));
    const css = text(built.page.stylesheet);
    const looks = (rules: string) =>
      classes.map((name) => [name, rules.match(RegExp(`\\.${name}\\)?\\{[^}]*\\}`, "g"))]);
    const { style } = built.page;
    expect(looks(style)).toEqual(looks(css));
    expect(looks(style).filter(([, rules]) => !rules)).toEqual([]);
  });

  it("sends nothing that is typed anywhere by itself", () => {
    const [form = ""] = attributes(page(), /<form([^>]*)>/g);
    expect(attributes(form, /method="(\w+)"/g)).toEqual(["dialog"]);
    expect(form).not.toContain("action");
    expect(page()).not.toMatch(/formmethod|formaction/i);
  });

  it("has one script and one style in itself, which its policy knows, the style before what the script adds [V1.2.3]", () => {
    const html = page();
    expect(html.match(/<script[^>]*>|<style|\sstyle=|\son\w+=/g)).toEqual(["<style", "<script>"]);
    const [script = ""] = attributes(html, /<script>(.*)<\/script>/gs);
    const [style = ""] = attributes(html, /<style>(.*)<\/style>/gs);
    const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    const policy = securityPolicy(built.page, { apiBase: "", assetBase: "" });
    expect(policy["script-src"]).toEqual(["'self'", hash(script)]);
    expect(policy["style-src"]?.slice(0, 2)).toEqual(["'self'", hash(style)]);
  });

  it("names the API and the asset base in its meta elements, and takes all files from there but what installs it", () => {
    const html = page("https://api.test", "https://assets.test/portal/");
    expect(attributes(html, /<meta name="(?:partner-api|asset)-base" content="([^"]*)">/g)).toEqual(
      ["https://api.test", "https://assets.test/portal"],
    );
    const files = attributes(html, /(?:src|href)="([^"]+\.\w+)"/g).filter(
      (url) => url !== "https://api.test",
    );
    expect(files.filter((url) => !url?.startsWith("https://assets.test/portal/assets/"))).toEqual([
      "/manifest.webmanifest",
      "/manifest-bn.webmanifest",
      "/icon-180.png",
    ]);
    const letters = attributes(html, /url\(([^)]+)\)/g);
    expect(letters.map((url) => url?.replace(/-\w{8}\.woff2/, ""))).toEqual([
      "https://assets.test/portal/assets/noto-sans-bengali-bengali-400-normal",
      "https://assets.test/portal/assets/language-names",
    ]);
    expect(built.files.has(letters[1]?.split("/").pop() ?? "")).toBe(true);
  });

  it("writes a base as text, whatever is in it [V1.2.1]", () => {
    expect(page('"><script>')).toContain('content="&quot;>&lt;script>"');
  });
});
