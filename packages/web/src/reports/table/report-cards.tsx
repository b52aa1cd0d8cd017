import { type ReactNode, useEffect, useRef, useState } from "react";
import { Cards, DescriptionCard, RowCard, RowCards } from "../../ui/table/description-list.tsx";
import { rowKey } from "../../ui/table/row-key.ts";
import type { Report } from "../definitions/report.ts";
import { fieldOf } from "../rules/cells.ts";
import type { Bars } from "../rules/charts.ts";
import { mainFieldsOf, moveToEnd } from "../rules/compare.ts";
import type { Row } from "../rules/figures.ts";

const atOnce = 100;

/** No card is less high; so many of them have no room on the screen, for what stands above them all. */
const height = 56;
const without = 4;

export type ReportCardsProps = {
  report: Report;
  rows: readonly Row[];
  cell: (row: Row, field: string) => ReactNode;
  bars: Bars | null;
};

/** More cards are added as the last one comes near the screen. */
export function ReportCards({ report, rows, cell, bars }: ReportCardsProps) {
  const [name, ...others] = report.columns;
  // The first paint holds only what the screen shows.
  const [most, setMost] = useState(() => Math.max(1, Math.ceil(innerHeight / height) - without));
  const end = useRef<HTMLDivElement>(null);
  const hasMore = rows.length > most;
  useEffect(() => {
    if (!hasMore || !end.current) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setMost(most + atOnce);
      },
      { rootMargin: "1200px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, most]);

  const isLine = report.layout !== "cards";
  const [List, Card] = isLine ? [RowCards, RowCard] : [Cards, DescriptionCard];
  const last = isLine ? mainFieldsOf(report) : [];
  // The main figure stands at the end of the line, below that of the row before.
  const main = last.at(-1);
  const terms = moveToEnd(others, last);
  return (
    <>
      <List>
        {rows.slice(0, most).map((row) => (
          <Card
            key={rowKey(row)}
            title={name && cell(row, name.field)}
            terms={terms.map(({ title, field }) => ({
              term: title,
              value: cell(row, field),
              ...(isLine && {
                isTermHidden: String(fieldOf(row, field)).startsWith(`${title} `),
                strong: field === main,
                bar: field === bars?.field ? bars.lengthOf(row) : undefined,
              }),
            }))}
          />
        ))}
      </List>
      <div ref={end} />
    </>
  );
}
