import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type Release = { version: string; commit: string | undefined };

const sources = {
  manifest: fileURLToPath(new URL("../package.json", import.meta.url)),
  git: fileURLToPath(new URL("../../../.git", import.meta.url)),
};

/** RELEASE_COMMIT says the commit where the repository has been copied without its history. */
export function readRelease({ manifest, git } = sources, env = process.env): Release {
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  return { version, commit: env.RELEASE_COMMIT || commitIn(git) };
}

export const nameOf = ({ version, commit }: Release) =>
  commit ? `${version} (${commit.slice(0, 12)})` : version;

function commitIn(git: string): string | undefined {
  const head = textOf(`${git}/HEAD`);
  if (!head.startsWith("ref: ")) return head || undefined;
  const ref = head.slice("ref: ".length);
  const packed = textOf(`${git}/packed-refs`)
    .split("\n")
    .find((line) => line.endsWith(` ${ref}`));
  return textOf(`${git}/${ref}`) || packed?.split(" ")[0];
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, "utf8").trim() : "");
