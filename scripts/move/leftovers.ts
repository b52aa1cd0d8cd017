import { extname } from "node:path";
import type { Moves } from "./moves.ts";
import { foldersOf, type Repository } from "./repository.ts";

const text = /\.(cjs|css|grit|html|js|json|jsx|md|mjs|mts|sh|sql|ts|tsx|ya?ml)$/;

/** Lines that still name the end of a path that is gone: nothing here can be sure what they mean. */
export function leftovers({ files, text: read }: Repository, moves: Moves): string[] {
  const there = new Set([...files].flatMap((file) => [file, ...foldersOf(file)]).flatMap(endsOf));
  const gone = new Set(
    [...moves.files.keys()]
      .flatMap((file) => [file, ...foldersOf(file)])
      .flatMap(endsOf)
      .filter((end) => !there.has(end)),
  );
  // Also after the name of a package.
  const isGone = (end: string) =>
    gone.has(end) || (!there.has(end) && gone.has(end.replace(/^[^/]+\//, "")));
  return [...files]
    .filter((file) => file !== "pnpm-lock.yaml" && (text.test(file) || extname(file) === ""))
    .flatMap((file) =>
      read(file)
        .replaceAll("\\/", "/")
        .split("\n")
        .flatMap((line, index) =>
          [...line.matchAll(/[\w@.-]+(\/[\w@.-]+)+/g)]
            .filter(([path]) => endsOf(path).some(isGone))
            .map(([path]) => `${file}:${index + 1}: ${path}: is no longer there`),
        ),
    );
}

/** `a/b/c` and `b/c` of `x/src/a/b/c`: from the folder of the sources on, of two names at least. */
function endsOf(path: string): string[] {
  const inSources = path.replace(/^.*\bsrc\//, "");
  const names = inSources.split("/");
  return names.length > 1 ? [inSources] : [];
}
