import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { kinds } from "../import/kinds.ts";

export type WaitingFile = { name: string; path: string; kind: string | undefined; changed: number };

const order = Object.keys(kinds);

/** The CSV files of a folder, in the order in which one kind needs the other, and then by name. */
export async function waitingFiles(folder: string): Promise<WaitingFile[]> {
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.csv$/i.test(name)).sort();
  const files: WaitingFile[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => undefined);
    if (file?.isFile()) files.push({ name, path, kind: kindOf(name), changed: file.mtimeMs });
  }
  const place = ({ kind }: WaitingFile) => (kind ? order.indexOf(kind) : order.length);
  return files.sort((one, other) => place(one) - place(other));
}

/** Whatever a name begins with, before a sign that no name of a kind goes on with. */
const kindOf = (name: string) =>
  order.find((kind) => name.startsWith(kind) && /^[-_. ]/.test(name.slice(kind.length)));
