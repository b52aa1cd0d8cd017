// @vitest-environment node
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { clearBuild } from "web/scripts/earlier-release.ts";

it("a build leaves the assets of the release before, and one of the same sources does too", async () => {
  const dist = await mkdtemp(join(tmpdir(), "partner-portal-releases-"));
  onTestFinished(() => rm(dist, { recursive: true }));
  const assets = join(dist, "assets");
  const release = async (...names: string[]) => {
    const releases = await clearBuild(dist, names);
    const left = await readdir(dist, { recursive: true });
    await mkdir(assets, { recursive: true });
    for (const name of names) await writeFile(join(assets, name), name);
    for (const name of names) await writeFile(join(assets, `${name}.br`), name);
    await writeFile(join(dist, "index.html"), "page");
    await writeFile(join(dist, "releases.json"), JSON.stringify(releases));
    return { releases, left: left.sort() };
  };
  expect(await release("main-1.js", "icon.svg")).toEqual({
    releases: [["main-1.js", "icon.svg"], []],
    left: [],
  });
  const first = {
    releases: [
      ["main-2.js", "icon.svg"],
      ["main-1.js", "icon.svg"],
    ],
    left: ["", "/icon.svg", "/icon.svg.br", "/main-1.js", "/main-1.js.br"].map(
      (name) => `assets${name}`,
    ),
  };
  expect(await release("main-2.js", "icon.svg")).toEqual(first);
  expect(await release("main-2.js", "icon.svg")).toEqual(first);
  expect(await release("main-3.js", "icon.svg")).toEqual({
    releases: [
      ["main-3.js", "icon.svg"],
      ["main-2.js", "icon.svg"],
    ],
    left: ["", "/icon.svg", "/icon.svg.br", "/main-2.js", "/main-2.js.br"].map(
      (name) => `assets${name}`,
    ),
  });
});
