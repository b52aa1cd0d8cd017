import * as words from "#words/deferred";
import { canShareFile } from "../../browser/sharing.ts";
import { languages } from "../../i18n/languages/languages.ts";
import { otherLanguages } from "./export-worker.ts";
import { type Format, types } from "./sheet.ts";

const titles: Record<Format, string> = { csv: words.shareCsv, xlsx: words.shareXlsx };

/** CSV in each other language, and the kinds of file that the browser hands on; most phones take one, few desktops any. */
export function furtherFormats(): { format: string; title: string }[] {
  const shared = (["csv", "xlsx"] as const).filter((format) =>
    canShareFile(`report.${format}`, types[format]),
  );
  return [
    ...otherLanguages().map((one) => ({
      format: `csv in ${one}`,
      title: words.csvIn(languages[one]),
    })),
    ...shared.map((format) => ({ format: `share ${format}`, title: titles[format] })),
  ];
}
