import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { parseHostProfile, readHostProfile } from "partner-sdk/host-profile/file";
import { expect, it } from "vitest";

const page = readFileSync("docs/your-own-api.md", "utf8");
const blocksOf = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "gs"))].map(
    ([, text = ""]) => text,
  );
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};
const schema = JSON.parse(readFileSync("openapi/partner-host.schema.json", "utf8"));

const hosts = "tests/portal-server/hosts";
const sourcesOfHosts = readdirSync(hosts, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => `${hosts}/${path}`);
const linesOf = (path: string) => readFileSync(path, "utf8").trimEnd().split("\n").length;

it("each profile in the page is one", async () => {
  const profiles = blocksOf("yaml");
  expect(profiles.length).toBeGreaterThan(8);
  for (const text of profiles) await parseHostProfile(text, "your-own-api.md");
});

it("the tables of the page have every key of a profile", () => {
  const inTables = new Set(
    [...page.matchAll(/^\| `(?:signIn\.)?(\w+)` \|/gm)].map(([, name]) => name),
  );
  const namesIn = (of: { properties: object }) => Object.keys(of.properties);
  const known = new Set([
    ...namesIn(schema),
    ...namesIn(schema.properties.signIn),
    ...namesIn(schema.$defs.operation),
  ]);
  known.delete("signIn");
  expect([...inTables].sort()).toEqual([...known].sort());
});

it("each command of the page is one, with options that it has", () => {
  const commands = [...page.matchAll(/npx pnpm@10 (\w+)((?: --[\w-]+(?: [^\s`-][^\s`]*)?)*)/g)];
  expect(commands.length).toBeGreaterThan(5);
  for (const [, name = "", options = ""] of commands) {
    expect(Object.keys(scripts)).toContain(name);
    const flags = options.match(/--[\w-]+/g) ?? [];
    if (flags.length === 0) continue;
    for (const flag of flags) expect(helpOf(name), `${name} ${flag}`).toContain(flag);
  }
});

const helps = new Map<string, string>();

/** What a script that is one call of Node or tsx says to --help. */
function helpOf(name: string): string {
  const known = helps.get(name);
  if (known) return known;
  const file = /\S+\.ts$/.exec(scripts[name] ?? "")?.[0] ?? "";
  const help = execFileSync(process.execPath, ["--import", "tsx/esm", file, "--help"], {
    encoding: "utf8",
  });
  helps.set(name, help);
  return help;
}

it("each message that the page explains is in the product", () => {
  const sources = ["packages/web/src/i18n/words/en", "packages/portal-server/src"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => path.endsWith(".ts"))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const [, table = ""] = page.split("## When something is wrong");
  const messages = [...table.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/"(.+?)"/g)].map(([, text = ""]) => text),
  );
  expect(messages.length).toBeGreaterThan(7);
  const parts = messages.flatMap((message) => message.split("…").map((part) => part.trim()));
  expect(parts.filter((part) => !sources.includes(part))).toEqual([]);
});

it.each(["six-calls", "one-path", "minor-units"])(
  "the profile of the host %s has at most sixty lines",
  async (name) => {
    const file = `${hosts}/${name}/partner-host.yaml`;
    await readHostProfile(file);
    expect(linesOf(file)).toBeLessThanOrEqual(60);
  },
);

it("the hosts of the tests use nothing but Node, in files under 200 lines", () => {
  for (const path of sourcesOfHosts) {
    expect(linesOf(path), path).toBeLessThan(200);
    const imported = [...readFileSync(path, "utf8").matchAll(/ from "(.+?)"/g)].map(
      ([, name = ""]) => name,
    );
    expect(imported.filter((name) => !/^(node:|\.\.?\/(?!.*\.\.))/.test(name))).toEqual([]);
  }
});
