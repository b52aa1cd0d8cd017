import { isOffered, type Offered } from "machines/offered";
import { addDays } from "machines/time/calendar-day";
import type { ReportingClock } from "machines/time/reporting-clock";
import { addressOf } from "../definitions/address-of.ts";
import { catalogue } from "../definitions/catalogue.ts";
import type { Report, RowLink } from "../definitions/report.ts";
import { cellText, fieldOf } from "./cells.ts";
import type { Row } from "./figures.ts";

/** Where a cell leads. */
export type CellLink = {
  href: string;
  /** What tells it from the links of other rows and cells, where its text does not. */
  name: string | undefined;
  /** Where a point of a summary's line leads. */
  id: string | undefined;
};

export const dayLinkId = (day: string) => `day-${day}`;

/** Where the cells of a row lead, as far as the host can answer that and the row names what it is about. */
export function cellLinks(
  { columns, links }: Pick<Report, "columns" | "links">,
  offered: Offered,
  linkQuery: URLSearchParams,
  clock: ReportingClock,
): (row: Row, field: string) => CellLink | null {
  const first = columns[0]?.field ?? "";
  const kinds = new Map(columns.map(({ field, kind }) => [field, kind]));
  const known = links.map((link) => ({ link, screen: screenOf(link.route) }));
  const answered = known.filter(
    ({ link: { feature }, screen: { operation } }) =>
      isOffered(operation, offered) && (!feature || offered.features.includes(feature)),
  );
  const inCells = new Map(answered.map((one) => [one.link.column ?? first, one]));
  const textOf = (row: Row, field: string) =>
    cellText(fieldOf(row, field), kinds.get(field) ?? "text", clock);
  return (row, field) => {
    const known = inCells.get(field);
    const params = known && paramsOf(known.link, row);
    if (!params) return null;
    const { link, screen } = known;
    const { column, labelFields = [first], dateField } = link;
    const words = [
      ...(column ? [textOf(row, column), screen.title] : []),
      ...labelFields.map((each) => textOf(row, each)),
    ];
    const date = dateField && String(fieldOf(row, dateField));
    return {
      name: column || labelFields.length > 1 ? words.join(", ") : undefined,
      id: date && !column ? dayLinkId(date) : undefined,
      href: addressOf(screen, {
        query: linkQuery,
        parameters: params,
        narrowing: params,
        ...(date && { range: { from: date, to: addDays(date, 1) } }),
      }),
    };
  };
}

/** The parameters of a link; null where the row lacks one of its path, or its day. */
function paramsOf(
  { route, params = {}, dateField }: RowLink,
  row: Row,
): Record<string, string> | null {
  const values = Object.entries(params).map(
    ([name, field]) => [name, fieldOf(row, field)] as const,
  );
  const known = values.filter(([, value]) => isNamed(value));
  const isWhole = values.every(([name, value]) => isNamed(value) || !route.includes(`:${name}`));
  if (!isWhole || (dateField && !isNamed(fieldOf(row, dateField)))) return null;
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}

const isNamed = (value: unknown) =>
  (typeof value === "string" && value !== "") || typeof value === "number";

function screenOf(route: string) {
  const screen = catalogue.flatMap(({ screens }) => screens).find((one) => one.route === route);
  if (!screen) throw new Error(`Nothing is at ${route}.`);
  return screen;
}
