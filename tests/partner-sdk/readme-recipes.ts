import { listWaybillVehicles, logout } from "partner-sdk";
import { type FakeHost, fakeHost } from "partner-sdk/testing";
import { beforeAll, expect, it } from "vitest";
import { servedHost } from "./http-host.ts";
import { linesOf, project, run } from "./installed-package.ts";
import { hosts, printed, recipes } from "./recipes.ts";

// Each is imported as the only file of a program is; the process that they share is quicker than eighteen.
const all = `
for (const [title, file] of Object.entries(JSON.parse(process.argv[2]))) {
  console.log("# " + title);
  await import(file).catch((error) => console.log(String(error)));
}`;

/** A recipe as it stands, which is JavaScript too, asking a host at an address. */
const programOf = (title: string, url: string) =>
  (recipes[title] ?? "").replaceAll("https://partner.example", url);

/** What each recipe prints, with a host of its own. */
async function printedByAll(): Promise<Record<string, string[]>> {
  const titles = Object.keys(recipes);
  const served = await Promise.all(titles.map((title) => servedHost((hosts[title] ?? fakeHost)())));
  const files: Record<string, string> = { "all.mjs": all };
  for (const [at, title] of titles.entries()) {
    files[`${at}.mjs`] = programOf(title, served[at]?.url ?? "");
  }
  const root = await project("readme-recipes", files);
  const named = Object.fromEntries(titles.map((title, at) => [title, `./${at}.mjs`]));
  const { stdout } = await run(process.execPath, ["all.mjs", JSON.stringify(named)], { cwd: root });
  await Promise.all(served.map((host) => host[Symbol.asyncDispose]()));
  const sections = stdout.split(/^# /m).slice(1);
  return Object.fromEntries(
    sections.map((section) => {
      const [title = "", ...lines] = linesOf({ stdout: section });
      return [title, lines];
    }),
  );
}

/** Runs a recipe as the only file of its program, which fails. */
async function failed(title: string, host: FakeHost): Promise<{ stderr: string; code: number }> {
  await using served = await servedHost(host);
  const root = await project("failing-recipe", {
    "recipe.mjs": programOf(title, served.url),
  });
  const program = run(process.execPath, ["recipe.mjs"], { cwd: root });
  return await program.then(
    () => Promise.reject(new Error("It did not fail.")),
    (error) => error,
  );
}

/** Registers the tests of the README's programs, which run where the package is installed. */
export function runReadmeRecipes(): void {
  let found: Record<string, string[]>;
  beforeAll(async () => {
    found = await printedByAll();
  });

  it("are those that run here", () => {
    expect(Object.keys(recipes)).toEqual(Object.keys(printed));
  });

  it.each(Object.entries(printed))("%s prints what it should", (title, lines) => {
    expect(found[title]).toEqual(lines);
  });

  it("Signing out ends with what failed first, though its own token has expired", async () => {
    const host = fakeHost();
    host.fails(listWaybillVehicles, "forbidden");
    host.fails(logout, "unauthenticated");
    const { code, stderr } = await failed("Signing out", host);
    expect([code, stderr.split("\n")[0]]).toEqual([
      1,
      expect.stringMatching(/^StatusError: .+ \(POST \/api\/auth\/logout, 401\)$/),
    ]);
    expect(stderr).toMatch(/path: '\/api\/waybill\/vehicles\/\{company_id\}',\s+status: 403/);
    expect(stderr).not.toContain("status: 401");
  });
}
