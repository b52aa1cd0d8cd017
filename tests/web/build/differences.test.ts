import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDCtx, decompressUsingDict, init } from "@bokuweb/zstd-wasm";
import { expect, it } from "vitest";
import { differences } from "web/scripts/differences.ts";
import { clearBuild, noteReleases } from "web/scripts/earlier-release.ts";

const text = (word: string) =>
  Buffer.from(Array.from({ length: 400 }, (_, line) => `${line * 7919} ${word}`).join("\n"));
const before = text("before");

it("a script is told from its like of the release before, as the standard has it", async () => {
  await init();
  const after = Buffer.concat([before, Buffer.from("one line more")]);
  const assets = new Map([
    ["main-AAAAAAA2.js", after],
    ["later-BBBBBBB2.js", after],
    ["page-EEEEEEE2.txt", after],
    ["icon-CCCCCCC2.svg", after],
    ["day-DDDDDDD1.js", before],
  ]);
  const earlier = new Map([
    ["main-AAAAAAA1.js", before],
    ["icon-CCCCCCC1.svg", before],
    ["page-EEEEEEE1.txt", before],
    ["day-DDDDDDD1.js", before],
  ]);
  const made = await differences(assets, earlier);
  const hash = createHash("sha256").update(before).digest();
  const [name, ofPage] = ["main-AAAAAAA2.js", "page-EEEEEEE2.txt"].map(
    (file) => `${file}.${hash.toString("hex")}.dcz`,
  );
  expect([...made.keys()]).toEqual([name, ofPage]);
  const difference = Buffer.from(made.get(name ?? "") ?? []);
  expect(difference.length).toBeLessThan(100);
  expect(difference.subarray(0, 40)).toEqual(
    Buffer.concat([Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]), hash]),
  );
  const read = decompressUsingDict(createDCtx(), difference.subarray(40), before);
  expect(Buffer.from(read)).toEqual(after);
});

it("a build leaves the assets of the release before, and one of the same sources does too", async () => {
  const dist = await mkdtemp(join(tmpdir(), "partner-portal-releases-"));
  const assets = join(dist, "assets");
  await mkdir(assets);
  const release = async (...names: string[]) => {
    const left = await clearBuild(dist, names);
    for (const name of names) await writeFile(join(assets, name), name);
    for (const name of names) await writeFile(join(assets, `${name}.br`), name);
    await writeFile(join(dist, "index.html"), "page");
    await noteReleases(dist, [names, [...left.keys()]]);
    return [...left].map(([name, contents]) => [name, String(contents)]);
  };
  try {
    expect(await release("main-1.js", "icon.svg")).toEqual([]);
    const first = [
      ["main-1.js", "main-1.js"],
      ["icon.svg", "icon.svg"],
    ];
    expect(await release("main-2.js", "icon.svg")).toEqual(first);
    expect(await release("main-2.js", "icon.svg")).toEqual(first);
    const both = ["icon.svg", "icon.svg.br", "main-1.js", "main-1.js.br"];
    expect((await readdir(assets)).sort()).toEqual([...both, "main-2.js", "main-2.js.br"]);
    await release("main-3.js", "icon.svg");
    expect((await readdir(assets)).filter((name) => name.startsWith("main-1"))).toEqual([]);
    expect(JSON.parse(await readFile(join(dist, "releases.json"), "utf8"))).toEqual([
      ["main-3.js", "icon.svg"],
      ["main-2.js", "icon.svg"],
    ]);
  } finally {
    await rm(dist, { recursive: true });
  }
});
