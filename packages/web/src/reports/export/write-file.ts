import type { Language } from "../../i18n/languages/languages.ts";
import { exportWorkerOf } from "./export-worker.ts";
import { type Making, makeByWorker, makeFile } from "./make-file.ts";
import { save } from "./save.ts";
import type { Format } from "./sheet.ts";
import { factsOf } from "./sheet-facts.ts";
import { type SheetInput, sheetOf } from "./sheet-of.ts";

/** A file to save, in the words of the page or of another language, or to share. */
export type FileRequest =
  | { format: Format | `${Format} in ${Language}`; sheet: SheetInput }
  | { format: `share ${Format}`; sheet: { input: SheetInput; share: (file: File) => void } };

export type Following = Omit<Making, "format">;

export async function writeFile(wanted: FileRequest, following: Following): Promise<void> {
  if ("share" in wanted.sheet) {
    const { input, share } = wanted.sheet;
    const { file, name } = await written(input, wanted.format.slice(6) as Format, following);
    share(new File([file], name, { type: file.type }));
    return;
  }
  const [format, language] = wanted.format.split(" in ") as [Format, Language?];
  const { file, name } = await written(wanted.sheet, format, following, language);
  save(file, name);
}

async function written(
  input: SheetInput,
  format: Format,
  following: Following,
  language?: Language,
): Promise<{ file: Blob; name: string }> {
  const sheet = sheetOf(input);
  const name = `${sheet.fileName}.${format}`;
  if (!language) return { file: await makeFile({ sheet, format, ...following }), name };
  const address = exportWorkerOf(language);
  if (!address) throw new Error(`No worker writes in ${language}.`);
  const headed = { facts: factsOf(input, new URLSearchParams(location.search)) };
  const { rows } = sheet;
  return { file: await makeByWorker(address, { headed, rows, format, ...following }), name };
}
