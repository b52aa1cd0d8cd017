import { posix } from "node:path";
import { aliasesOf, fileOf, specifierOf } from "./manifests.ts";
import { isCode, type Mention, mentionsIn, proseIn } from "./mentions.ts";
import type { Moves } from "./moves.ts";
import { folderOf, foldersOf, type Repository } from "./repository.ts";

/** A path as it has to be written, or what hinders that; both where a glob loses a file. */
type Outcome = { value?: string; problem?: string };

/** The new text of a file, and what of it somebody has to look at. */
type Rewritten = { text: string; problems: string[] };

export type Rewriter = (file: string, text: string) => Rewritten;

export function rewriterFor(repository: Repository, moves: Moves): Rewriter {
  const { files, folders } = repository;
  const exists = (path: string) => files.has(path) || folders.has(path);
  const movedFile = (file: string) => moves.files.get(file) ?? file;
  const manifests = [...files].filter((file) => posix.basename(file) === "package.json");
  const packages = manifests.map(folderOf).filter((folder) => folder !== "");
  const packageOf = (path: string) => foldersOf(path).find((at) => packages.includes(at)) ?? "";
  const newPackages = manifests.map((file) => folderOf(movedFile(file)));
  const newPackageOf = (path: string) => foldersOf(path).find((at) => newPackages.includes(at));
  const before = new Map(manifests.map((file) => [file, repository.text(file)]));
  const aliases = aliasesOf(before);
  let newAliases = aliases;
  newAliases = aliasesOf(
    new Map([...before].map(([file, text]) => [movedFile(file), rewrite(file, text).text])),
  );

  function rewrite(file: string, text: string): Rewritten {
    const problems: string[] = [];
    const edits: { start: number; end: number; value: string }[] = [];
    const look = (mention: Mention) => {
      const { start, end, kind } = mention;
      const { before, path, after } = parts(kind, text.slice(start, end));
      const outcome = outcomeOf(file, mention, path);
      if (outcome === undefined && kind === "literal") {
        for (const inner of proseIn(text, mention)) if (text[inner.start] !== ".") look(inner);
        return;
      }
      // Where a file leaves an `exports`, each of its specifiers is rewritten or reported.
      const isExport = posix.basename(file) === "package.json" && outcome?.value !== undefined;
      if (outcome?.problem && !isExport) {
        const line = text.slice(0, start).split("\n").length;
        problems.push(`${movedFile(file)}:${line}: ${path}: ${outcome.problem}`);
      }
      if (outcome?.value !== undefined && outcome.value !== path) {
        const value = kind === "pattern" ? escaped(outcome.value) : outcome.value;
        edits.push({ start, end, value: before + value + after });
      }
    };
    for (const mention of mentionsIn(file, text)) look(mention);
    let end = text.length;
    const pieces: string[] = [];
    for (const edit of edits.sort((a, b) => b.start - a.start)) {
      pieces.unshift(edit.value, text.slice(edit.end, end));
      end = edit.start;
    }
    return { text: [text.slice(0, end), ...pieces].join(""), problems };
  }

  function outcomeOf(file: string, mention: Mention, value: string): Outcome | undefined {
    const { kind, isOfModule } = mention;
    if (kind !== "link" && !/^[\w@.,*{}/#+-]+$/.test(value)) return;
    const isSpecifier =
      kind === "literal" || kind === "head" || (file.endsWith(".md") && value.includes("/"));
    const specifier = isSpecifier ? asSpecifier(file, value) : undefined;
    const outcome = specifier ?? acrossPackages(file, mention, value);
    if (outcome) return outcome;
    if (!value.includes("/") && !isOfModule && kind !== "link") return;
    if (value.startsWith("**/")) return asSuffix(value);
    for (const [base, newBase] of basesFor(file, mention, value)) {
      const outcome = asPath(value, base, newBase);
      if (outcome) return outcome;
    }
    const named = value.slice(0, value.lastIndexOf("/") + 1);
    const moving = packages.map((folder) => posix.join(folder, clean(value))).filter(exists);
    if (moving.some((path) => moves.newPath(path) !== path)) {
      return { problem: `is in ${moving.length} packages` };
    }
    if (kind !== "head" || named === value) return;
    const start = outcomeOf(file, mention, named);
    return start?.value === undefined
      ? start
      : { ...start, value: start.value + value.slice(named.length) };
  }

  /** An import within a package whose two files come into different packages. */
  function acrossPackages(
    file: string,
    { kind, isOfModule }: Mention,
    value: string,
  ): Outcome | undefined {
    const target = posix.join(folderOf(file), value);
    if (
      !isCode(file) ||
      kind !== "literal" ||
      isOfModule ||
      !value.startsWith(".") ||
      !files.has(target)
    )
      return;
    const [importer, newTarget] = [movedFile(file), movedFile(target)];
    if (packageOf(file) !== packageOf(target)) return;
    if (newPackageOf(importer) === newPackageOf(newTarget)) return;
    const name = specifierOf(newAliases, importer, newTarget, false);
    return name ? { value: name } : { problem: `no package exports ${newTarget}` };
  }

  /** `shop/shelf/button.tsx`, `#words/sign-in`, and with an end such as `web/theme/**`. */
  function asSpecifier(file: string, value: string): Outcome | undefined {
    const [specifier = "", end = ""] = atGlob(value, /\/[^/]*[*{]/);
    const target = fileOf(aliases, file, specifier, exists);
    if (target === undefined) return;
    const newTarget = moves.newPath(target);
    if (newTarget === undefined) return { problem: `the files of ${target} part ways` };
    const importer = movedFile(file);
    if (fileOf(newAliases, importer, specifier, (path) => path === newTarget)) return { value };
    const name = specifierOf(newAliases, importer, newTarget, specifier.startsWith("#"));
    return name ? { value: name + end } : { problem: `no package exports ${newTarget}` };
  }

  /** The path as it is written afterwards, relative to a folder that moves too. */
  function asPath(value: string, base: string, newBase: string): Outcome | undefined {
    if (/\{[^{}]*,[^{}]*\}/.test(value)) return asAlternatives(value, base, newBase);
    const [named = "", end = ""] = atGlob(value, /[^/]*[*{]/);
    const path = clean(posix.join(base, named));
    if (named === "" || !exists(path)) return;
    const newPath = moves.newPath(path);
    if (newPath === undefined) return { problem: `the files of ${path} part ways` };
    const relative = posix.relative(newBase, newPath);
    const lost = lostFiles(path, newPath, end);
    if (relative === posix.relative(base, path)) return { value, ...lost };
    if (relative.startsWith("..") && !value.startsWith(".")) {
      return { problem: `${newPath} is outside of ${newBase}` };
    }
    const isDotted = value.startsWith(".") && !relative.startsWith("..");
    const start = isDotted ? `./${relative}`.replace(/\/$/, "") : relative;
    return { value: (named.endsWith("/") ? `${start}/` : start) + end, ...lost };
  }

  /** The files that a glob matches today, and not when they have moved. */
  function lostFiles(folder: string, newFolder: string, glob: string): Outcome {
    if (!glob.includes("*")) return {};
    const [matches, matchesAfter] = [folder, newFolder].map((path) =>
      matcher(posix.join(path, glob)),
    );
    const lost = [...moves.files].filter(([from, to]) => matches?.(from) && !matchesAfter?.(to));
    return lost.length > 0
      ? { problem: `no longer matches ${lost.map(([, to]) => to).join(", ")}` }
      : {};
  }

  /** `rules/{cells,sums}.ts` */
  function asAlternatives(value: string, base: string, newBase: string): Outcome | undefined {
    const each = alternatives(value);
    const outcomes = each.map((one) => asPath(one, base, newBase));
    const values = outcomes.flatMap((outcome) => outcome?.value ?? []);
    const problem = outcomes.find((outcome) => outcome?.problem);
    if (values.join() === each.join()) return { ...problem, value };
    if (outcomes.some((outcome) => outcome === undefined)) return;
    const together = values.length === each.length ? joined(value, each, values) : undefined;
    return together ? { ...problem, value: together } : { problem: "its alternatives part ways" };
  }

  /** A folder wherever it is, such as `**\/theme/**`: every folder of that name has to have the same new name. */
  function asSuffix(value: string): Outcome | undefined {
    const [suffix = "", end = ""] = atGlob(value.slice(3), /\/[^/]*[*{]/);
    const named = [...folders, ...files].filter((path) => path.endsWith(`/${suffix}`));
    const depth = suffix.split("/").length;
    const newNames = new Set(
      named.map((path) => moves.newPath(path)?.split("/").slice(-depth).join("/")),
    );
    const [name] = newNames;
    if (newNames.size === 0 || (newNames.size === 1 && name === suffix)) return { value };
    const isClear = newNames.size === 1 && name !== undefined;
    return isClear ? { value: `**/${name}${end}` } : { problem: `not every ${suffix} moves alike` };
  }

  /** What a path may be relative to, today and afterwards, the likeliest first. */
  function basesFor(file: string, { kind, keys, isOfModule }: Mention, value: string) {
    const own = [folderOf(file), folderOf(movedFile(file))] as const;
    const isText = file.endsWith(".md");
    if (kind === "link" || value.startsWith("../")) return [own];
    const tested = /^tests\/([^/]+)\//.exec(file)?.[1];
    const near = [
      packageOf(file),
      ...packages.filter((folder) => posix.basename(folder) === tested),
    ];
    const sources = (folders: readonly string[]) =>
      isText ? folders.map((one) => `${one}/src`) : [];
    const having = (folders: readonly string[]) => {
      const [named = ""] = atGlob(value, /[^/]*[*{]/);
      const found = folders.filter((folder) => exists(clean(posix.join(folder, named))));
      return found.length === 1 ? found : [];
    };
    const likely = [...keys, "", ...near, ...sources(near)]
      .concat(having(packages), having(sources(packages)))
      .filter((folder) => folders.has(folder))
      .map((folder) => [folder, moves.newPath(folder) ?? folder] as const);
    const isRelative = isOfModule || value.startsWith(".");
    return isRelative ? [own, ...likely] : [...likely, ...(isText ? [own] : [])];
  }

  return rewrite;
}

/** A mention is a path with what does not belong to it: the `!` of a glob, the `#` of a link, the `?` of an import. */
function parts(kind: Mention["kind"], whole: string) {
  if (kind === "pattern") return { before: "", path: whole.replaceAll("\\", ""), after: "" };
  const pattern = kind === "link" ? /^()([^#]*)(.*)$/s : /^(!?)([^?]*)(.*)$/s;
  const [, before = "", path = "", after = ""] = pattern.exec(whole) ?? [];
  return { before, path, after };
}

const escaped = (path: string) => path.replace(/[/.]/g, "\\$&");

const clean = (path: string) => (path === "." || path === "./" ? "" : path.replace(/\/$/, ""));

/** The part of a path before its first `*` or `{`, and the rest. */
function atGlob(value: string, pattern: RegExp): [string, string] {
  const index = pattern.exec(value)?.index ?? value.length;
  return [value.slice(0, index), value.slice(index)];
}

function matcher(glob: string) {
  const source = glob.replace(
    /\*\*\/?|\*|[.+{},]/g,
    (found) =>
      ({ "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "{": "(?:", "}": ")", ",": "|" })[found] ??
      `\\${found}`,
  );
  const pattern = new RegExp(`^${source}$`);
  return (path: string) => pattern.test(path);
}

function alternatives(value: string): string[] {
  const [whole, before = "", inner = "", after = ""] = /^(.*)\{([^{}]*)\}(.*)$/s.exec(value) ?? [];
  if (whole === undefined) return [value];
  return inner.split(",").flatMap((one) => alternatives(before + one + after));
}

/** The alternatives in braces again, where only what stands before the braces has changed. */
function joined(value: string, each: readonly string[], values: readonly string[]) {
  const before = value.slice(0, value.indexOf("{"));
  const folder = before.slice(0, before.lastIndexOf("/") + 1);
  const rest = (each[0] ?? "").slice(folder.length);
  const newFolder = (values[0] ?? "").slice(0, -rest.length);
  const isAlike = each.every(
    (one, index) => values[index] === newFolder + one.slice(folder.length),
  );
  return isAlike ? newFolder + value.slice(folder.length) : undefined;
}
