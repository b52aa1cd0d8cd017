import { createWriteStream, existsSync } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { formatOf, formatText } from "../import/format.ts";
import type { FileOptions } from "../import/import-file.ts";
import { ImportRefused } from "../import/import-refused.ts";
import { progressBar } from "../import/progress.ts";
import { typedPath } from "../settings.ts";
import { CommandFailed } from "./command.ts";

export const fileArgument =
  "Text with the names of the columns in its first line; - reads standard input";

type Typed = { kind: string; file: string; isDryRun: boolean; skipBad: boolean };
type Read = Pick<FileOptions, "path" | "rejects" | "isDryRun" | "onStep" | "onRead">;

export type Done<T> = T & {
  seconds: number;
  rejects: string | undefined;
  format: string | undefined;
};

/** Shows the progress, and tells what is wrong with the file as it was named. */
export async function withTypedFile<T extends { bad?: string[] }>(
  { kind, file, isDryRun, skipBad }: Typed,
  work: (read: Read) => Promise<T>,
): Promise<Done<T>> {
  const isInput = file === "-";
  const path = isInput ? await standardInput() : typedPath(file, process.env);
  const beside = isInput ? typedPath(`${kind}.csv`, process.env) : path;
  const named = (text: string) => (isInput ? text.replaceAll(path, "standard input") : text);
  try {
    const { size } = await fileAt(path);
    const rejects = skipBad ? rejectsBeside(beside, isDryRun) : undefined;
    const bar = progressBar(process.stderr, size);
    const began = performance.now();
    try {
      const { onStep, onRead } = bar;
      const done = await work({ path, rejects, isDryRun, onStep, onRead });
      const seconds = (performance.now() - began) / 1000;
      const bad = done.bad && { bad: done.bad.map(named) };
      return { ...done, ...bad, seconds, rejects, format: formatText(await formatOf(path)) };
    } catch (error) {
      throw error instanceof ImportRefused ? new CommandFailed(named(error.message)) : error;
    } finally {
      bar.end();
    }
  } finally {
    if (isInput) await rm(join(path, ".."), { recursive: true, force: true });
  }
}

/** Read whole before the database is asked for anything: whoever writes may be slow, or fail. */
async function standardInput(): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), "partner-api-")), "input.csv");
  await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }));
  return path;
}

async function fileAt(path: string) {
  const file = await stat(path).catch(() => undefined);
  if (!file) throw new CommandFailed(`${path} does not exist.`);
  if (!file.isFile()) throw new CommandFailed(`${path} is not a file.`);
  return file;
}

/** A file of rejected lines whose own lines are rejected gets a number. */
function rejectsBeside(path: string, isDryRun: boolean): string {
  const plain = path.replace(/\.csv$/i, "");
  const [, name = plain, times] = /^(.*)\.rejected(?:-(\d+))?$/.exec(plain) ?? [];
  const next = plain === name ? "" : `-${Number(times ?? 1) + 1}`;
  const rejects = `${name}.rejected${next}.csv`;
  if (!isDryRun && existsSync(rejects)) {
    throw new CommandFailed(`${rejects} already exists: move it away first.`);
  }
  return rejects;
}

type Aside = { rejected: number; bad?: string[]; rejects: string | undefined };

/** Lines that are said after what was done. */
export function asideTold({
  rejected,
  bad,
  rejects,
  format,
}: Aside & { format?: string | undefined }) {
  const lines = `${rejected.toLocaleString("en")} bad line${rejected === 1 ? "" : "s"}`;
  return [
    ...(format ? [format] : []),
    ...(rejected > 0 && !bad ? [`Wrote ${lines} to ${rejects}`] : []),
    ...(bad ? [`Of these, ${lines} would go to ${rejects}:`, ...bad] : []),
  ];
}
