import * as words from "#words/deferred";
import { canShareFile } from "../../browser/sharing.ts";
import { type Language, languages } from "../../i18n/languages/languages.ts";
import {
  exportWorkerOf,
  type FileOptions,
  makeByWorker,
  makeFile,
  otherLanguages,
} from "./make-file.ts";
import { type Format, types } from "./sheet.ts";
import { type SheetInput, sheetOf } from "./sheet-of.ts";
import { sheetParamsOf } from "./sheet-params.ts";

/** A file to save, in the words of the page or of another language, or to share. */
export type FileRequest =
  | { format: Format | `${Format} in ${Language}`; sheet: SheetInput }
  | { format: `share ${Format}`; sheet: { input: SheetInput; share: (file: File) => void } };

export type WriteOptions = Omit<FileOptions, "format">;

export async function writeFile(wanted: FileRequest, following: WriteOptions): Promise<void> {
  if ("share" in wanted.sheet) {
    const { input, share } = wanted.sheet;
    const { file, name } = await makeNamedFile(input, wanted.format.slice(6) as Format, following);
    share(new File([file], name, { type: file.type }));
    return;
  }
  const [format, language] = wanted.format.split(" in ") as [Format, Language?];
  const { file, name } = await makeNamedFile(wanted.sheet, format, following, language);
  save(file, name);
}

async function makeNamedFile(
  input: SheetInput,
  format: Format,
  following: WriteOptions,
  language?: Language,
): Promise<{ file: Blob; name: string }> {
  const sheet = sheetOf(input);
  const name = `${sheet.fileName}.${format}`;
  if (!language) return { file: await makeFile({ sheet, format, ...following }), name };
  const address = exportWorkerOf(language);
  if (!address) throw new Error(`No worker writes in ${language}.`);
  const headed = { params: sheetParamsOf(input, new URLSearchParams(location.search)) };
  const { rows } = sheet;
  return { file: await makeByWorker(address, { headed, rows, format, ...following }), name };
}

/** CSV in each other language. */
export function otherFormats(): { format: string; title: string }[] {
  return otherLanguages().map((one) => ({
    format: `csv in ${one}`,
    title: words.csvIn(languages[one]),
  }));
}

/** A workbook where the browser hands one on, or else a CSV; where it hands on neither, a workbook is saved. */
export function sharedFormat(): string {
  const taken = (["xlsx", "csv"] as const).find((format) =>
    canShareFile(`report.${format}`, types[format]),
  );
  return taken ? `share ${taken}` : "xlsx";
}

export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
