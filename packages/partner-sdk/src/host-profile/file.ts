import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { placeOf, problemsOf } from "./check-profile.ts";
import type { Problem } from "./check-schema.ts";
import { compiledExpression } from "./expression.ts";
import type { HostProfile } from "./host-profile.ts";
import { HostProfileError } from "./host-profile-error.ts";

/**
 * Reads a host profile from a file of YAML or JSON. Throws a HostProfileError that says file, line and what would be
 * right.
 * @example hostFetch(await readHostProfile("partner-host.yaml"));
 */
export async function readHostProfile(path: string): Promise<HostProfile> {
  return parseHostProfile(await readFile(path, "utf8"), basename(path));
}

/** A host profile of the text of a file, whose name is in the errors. */
export async function parseHostProfile(text: string, fileName: string): Promise<HostProfile> {
  const { isNode, LineCounter, parseDocument } = await import("yaml");
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (position: number) => lines.linePos(position).line;
  const wrong = document.errors.map(({ pos, message }) => {
    return { line: lineAt(pos[0]), at: "", message };
  });
  if (wrong.length > 0) throw new HostProfileError(wrong, fileName);

  /** The line of the nearest key that the file has. */
  function lineOf(path: Problem["path"]): number {
    for (let length = path.length; length > 0; length--) {
      const parent = document.getIn(path.slice(0, length - 1), true);
      const key = path[length - 1];
      const items = isNode(parent) && "items" in parent ? parent.items : [];
      const found = typeof key === "number" ? items[key] : keyNode(items, key);
      if (isNode(found) && found.range) return lineAt(found.range[0]);
    }
    return lineAt(0);
  }

  const profile = (document.toJS() ?? {}) as HostProfile;
  const problems = problemsOf(profile);
  if (problems.length === 0) problems.push(...(await wrongExpressions(profile)));
  if (problems.length === 0) return profile;
  const placed = problems.map(({ path, message }) => {
    return { line: lineOf(path), at: placeOf(path), message };
  });
  throw new HostProfileError(
    placed.sort((a, b) => a.line - b.line),
    fileName,
  );
}

function keyNode(items: readonly unknown[], key: string | undefined): unknown {
  const pair = items.find((item) => String((item as { key?: unknown }).key) === key);
  return (pair as { key?: unknown } | undefined)?.key;
}

async function wrongExpressions({ operations = {} }: HostProfile): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [id, { expression }] of Object.entries(operations)) {
    if (expression === undefined) continue;
    await compiledExpression(id, expression).catch((error) => {
      if (!(error instanceof HostProfileError)) throw error;
      const path = ["operations", id, "expression"];
      problems.push(...error.problems.map(({ message }) => ({ path, message })));
    });
  }
  return problems;
}
