import type { NumberChoice } from "../../i18n/languages/languages.ts";
import type { ChangeKind, ColumnKind, FigureKind } from "../definitions/report.ts";

type Grouping = NumberChoice["grouping"];

export type Styles = ReturnType<typeof stylesOf>;

/** The places in `cellXfs` of what has no format. */
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

type Kind = FigureKind | ChangeKind;

const lakh = 100_000;
const crore = 100 * lakh;
const arab = 100 * crore;

const inCrores = "##\\,##\\,##\\,##0";
const inLakhs = "##\\,##\\,##0";

/** The first that is not larger than a figure says how its digits are set apart. */
const sizes = [
  { from: arab, digits: "##\\,##\\,##\\,##\\,##0" },
  { from: crore, digits: inCrores },
  { from: lakh, digits: inLakhs },
];

const inThousands: Record<Kind, string> = {
  money: "#,##0.00",
  count: "#,##0",
  "money change": "+#,##0.00;-#,##0.00;0.00",
  "count change": "+#,##0;-#,##0;0",
};

/**
 * A spreadsheet groups by thousands alone. A format has room for two conditions: lakh and crore, so that a sum which is
 * calculated again is still grouped as it should be.
 */
const bySize = (decimals: string) =>
  `[>=${crore}]${inCrores}${decimals};[>=${lakh}]${inLakhs}${decimals};#,##0${decimals}`;

/** The format of a figure, as its cell has it. */
export function numberFormat(kind: Kind, figure: number, grouping: Grouping): string {
  if (grouping === "thousands") return inThousands[kind];
  const isChange = kind.endsWith(" change");
  const decimals = kind.startsWith("money") ? ".00" : "";
  if (!isChange && figure >= 0 && figure < arab) return bySize(decimals);
  // No two programs show the sign alike where a condition is about figures below zero: they have a format by size.
  const size = sizes.find(({ from }) => Math.abs(figure) >= from);
  const digits = `${size?.digits ?? inThousands.count}${decimals}`;
  return isChange ? `+${digits};-${digits};0${decimals}` : digits;
}

/** All that a workbook may need. */
export function numberFormats(grouping: Grouping): string[] {
  const kinds = Object.keys(inThousands) as Kind[];
  const figures = [0, -1, -lakh, -crore, -arab];
  const all = kinds.flatMap((kind) =>
    figures.map((figure) => numberFormat(kind, figure, grouping)),
  );
  return [...new Set(all)];
}
