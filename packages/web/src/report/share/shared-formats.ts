import * as words from "#words/later";
import { canShareFile } from "../../platform/can-share-file.ts";
import { type Format, types } from "../files/sheet.ts";

const titles: Record<Format, string> = { csv: words.shareCsv, xlsx: words.shareXlsx };

/** The kinds of file that the browser hands on; most phones take one, few desktops any. */
export function sharedFormats(): { format: Format; title: string }[] {
  const formats: Format[] = ["csv", "xlsx"];
  return formats
    .filter((format) => canShareFile(`report.${format}`, types[format]))
    .map((format) => ({ format, title: titles[format] }));
}
