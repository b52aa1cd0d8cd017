import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const list = "releases.json";
/** What the releases have under `assets`, the newest first. */
type Releases = readonly (readonly string[])[];

/**
 * Clears a build away but for the assets of the release before this one: a tab that is open goes on with them, and
 * differences to them are sent. A build of the same sources leaves those that the last one left.
 */
export async function clearBuild(dist: string, names: readonly string[]) {
  const releases: Releases = await readFile(join(dist, list), "utf8").then(JSON.parse, () => []);
  const earlier = releases.find((release) => release.some((name) => !names.includes(name))) ?? [];
  const assets = join(dist, "assets");
  const isLeft = (name: string) => earlier.includes(name.replace(/\.(br|gz)$/, ""));
  const others = await readdir(dist).catch(() => []);
  const gone = [
    ...others.filter((name) => name !== "assets").map((name) => join(dist, name)),
    ...(await readdir(assets).catch(() => []))
      .filter((name) => !isLeft(name))
      .map((name) => join(assets, name)),
  ];
  await Promise.all(gone.map((path) => rm(path, { recursive: true })));
  const left = earlier.map(async (name) => [name, await readFile(join(assets, name))] as const);
  return new Map(await Promise.all(left));
}

export async function noteReleases(dist: string, releases: Releases): Promise<void> {
  await writeFile(join(dist, list), JSON.stringify(releases));
}
