import { makeFile } from "./make-file.ts";
import { save } from "./save.ts";
import type { Format } from "./sheet.ts";
import { type SheetInput, sheetOf } from "./sheet-of.ts";

/** A file to save or to share. */
export type WantedFile =
  | { format: Format; sheet: SheetInput }
  | { format: `share ${Format}`; sheet: { input: SheetInput; share: (file: File) => void } };

export type Following = { signal: AbortSignal; onProgress: (share: number) => void };

export async function writeFile(wanted: WantedFile, following: Following): Promise<void> {
  const format = wanted.format.replace("share ", "") as Format;
  const sheet = sheetOf("share" in wanted.sheet ? wanted.sheet.input : wanted.sheet);
  const made = await makeFile({ sheet, format, ...following });
  const name = `${sheet.fileName}.${format}`;
  if ("share" in wanted.sheet) wanted.sheet.share(new File([made], name, { type: made.type }));
  else save(made, name);
}
