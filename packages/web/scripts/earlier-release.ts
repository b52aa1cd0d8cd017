import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/** The names of the assets of each release that a build keeps, the newest first. */
type Releases = readonly (readonly string[])[];

/**
 * Clears a build away but for the assets of the release before, with which a tab that is open goes on. A build of the
 * same sources leaves those that the last one left.
 */
export async function clearBuild(dist: string, names: readonly string[]): Promise<Releases> {
  const file = join(dist, "releases.json");
  const releases: Releases = await readFile(file, "utf8").then(JSON.parse, () => []);
  const earlier = releases.find((release) => release.some((name) => !names.includes(name))) ?? [];
  const paths = await readdir(dist, { recursive: true }).catch(() => []);
  const isKept = (path: string) =>
    path === "assets" ||
    earlier.some((name) => path.replace(/\.(br|gz)$/, "") === join("assets", name));
  const gone = paths.filter((path) => !isKept(path));
  await Promise.all(gone.map((path) => rm(join(dist, path), { recursive: true, force: true })));
  return [names, earlier];
}
