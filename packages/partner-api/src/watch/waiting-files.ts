import { lstat, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { kinds } from "../import/kinds.ts";

export type WaitingFile = {
  name: string;
  path: string;
  kind: string | undefined;
  changed: number;
  size: number;
};
/** Of a file, and why it is not taken. */
export type Note = { name: string; why: string };

const order = Object.keys(kinds);

/** The CSV files of a folder, in the order in which one kind needs the other, and then by name; and what cannot be taken. */
export async function waitingFiles(
  folder: string,
): Promise<{ files: WaitingFile[]; left: Note[] }> {
  const names = (await readdir(folder, { encoding: "buffer" })).filter((bytes) =>
    /^[^.].*\.csv$/is.test(bytes.toString()),
  );
  const files: WaitingFile[] = [];
  const left: Note[] = [];
  for (const bytes of names.sort(Buffer.compare)) {
    const name = bytes.toString();
    const path = join(folder, name);
    const isText = bytes.equals(Buffer.from(name)) && !/\p{Cc}/u.test(name);
    const found = isText ? await lookedAt(path) : "Its name is not valid text";
    if (typeof found === "string") {
      const why = `${found.replaceAll(path, name)}. It stays where it is.`;
      left.push({ name: name.replaceAll(/\p{Cc}/gu, "\ufffd"), why });
    } else if (found) {
      files.push({ name, path, kind: kindOf(name), changed: found.mtimeMs, size: found.size });
    }
  }
  const place = ({ kind }: WaitingFile) => (kind ? order.indexOf(kind) : order.length);
  return { files: files.sort((one, other) => place(one) - place(other)), left };
}

/** What is wrong with it; undefined if it has gone. */
async function lookedAt(path: string) {
  try {
    const found = await stat(path);
    return found.isFile() ? found : `It is ${found.isDirectory() ? "a folder" : "not a file"}`;
  } catch (error) {
    const isThere = await lstat(path).catch(() => undefined);
    return isThere && `It cannot be read: ${(error as Error).message}`;
  }
}

/** Whatever a name begins with, before a sign that no name of a kind goes on with. */
const kindOf = (name: string) =>
  order.find((kind) => name.startsWith(kind) && /^[-_. ]/.test(name.slice(kind.length)));
