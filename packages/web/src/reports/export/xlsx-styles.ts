import type { NumberChoice } from "../../i18n/languages/languages.ts";
import type { ColumnKind } from "../definitions/report.ts";
import { numberFormat, numberFormats } from "./number-formats.ts";

type Grouping = NumberChoice["grouping"];

export type Styles = ReturnType<typeof stylesOf>;

/** The places in `cellXfs` of what has no format of its own. */
export const plain = 0;
export const bold = 1;

const fixed: Partial<Record<ColumnKind, string>> = {
  share: '+0.0"%";-0.0"%";0.0"%"',
  date: "yyyy-mm-dd",
  timestamp: "yyyy-mm-dd hh:mm",
};

/** The formats of a workbook: the plain ones, then the same in bold. */
export function stylesOf(grouping: Grouping) {
  const formats = [...numberFormats(grouping), ...Object.values(fixed)];
  const places = new Map(formats.map((format, at) => [format, at + 2]));
  return {
    formats,
    /** Where the format of a cell stands; a word has none. */
    placeOf(kind: ColumnKind, value: string, isBold = false): number {
      const format = formatOf(kind, Number(value), grouping);
      const place = format && places.get(format);
      if (!place) return isBold ? bold : plain;
      return isBold ? place + formats.length : place;
    },
  };
}

function formatOf(kind: ColumnKind, figure: number, grouping: Grouping): string | undefined {
  switch (kind) {
    case "money":
    case "count":
    case "money change":
    case "count change":
      return numberFormat(kind, figure, grouping);
    default:
      return fixed[kind];
  }
}
