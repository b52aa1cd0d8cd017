import { open } from "node:fs/promises";
import { unreadableFile } from "./import-refused.ts";

export type Separator = "," | ";" | "\t";
export type Format = { encoding: "utf-8" | "utf-16le" | "utf-16be"; separator: Separator };

/** Enough for the names of the columns. */
const looked = 65_536;

/** What the first line of a file is written in. */
export async function formatOf(path: string): Promise<Format> {
  const begin = await beginningOf(path);
  const encoding = encodingOf(begin);
  const [header = ""] = new TextDecoder(encoding).decode(begin).split(/[\r\n]/, 1);
  return { encoding, separator: separatorIn(header) };
}

async function beginningOf(path: string): Promise<Uint8Array> {
  const file = await open(path).catch((error) => {
    throw unreadableFile(path, error);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(looked), 0, looked, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw unreadableFile(path, error);
  } finally {
    await file.close();
  }
}

/** In UTF-16, every other byte of the names is 0, with a mark before them or without. */
function encodingOf(begin: Uint8Array): Format["encoding"] {
  const [first, second] = begin;
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return "utf-16be";
  return "utf-8";
}

function separatorIn(header: string): Separator {
  const outside = header.replaceAll(/"[^"]*"/g, "");
  const often = (separator: Separator) => outside.split(separator).length;
  const others = ([";", "\t"] as const).filter((each) => often(each) > often(","));
  return others.sort((one, other) => often(other) - often(one))[0] ?? ",";
}

const named = { ",": "commas", ";": "semicolons", "\t": "tabs" } as const;

/** Said of a file that is not the usual one. */
export function formatText({ encoding, separator }: Format): string | undefined {
  if (encoding === "utf-8" && separator === ",") return undefined;
  return `Read as ${encoding === "utf-8" ? "UTF-8" : "UTF-16"} separated by ${named[separator]}.`;
}
