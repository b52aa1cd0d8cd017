import { type ReactNode, useEffect, useRef, useState } from "react";
import { Change, ChangeLine } from "../../ui/change.tsx";
import { Cards, DescriptionCard, RowCard, RowCards } from "../../ui/table/description-list.tsx";
import { rowKey } from "../../ui/table/row-key.ts";
import { useMinWidth } from "../../ui/use-min-width.ts";
import type { ColumnKind, Report } from "../definitions/report.ts";
import { changeIn, fieldOf, formatValue } from "../rules/cells.ts";
import type { Bars } from "../rules/charts.ts";
import {
  comparedFields,
  isCompared,
  isComparedField,
  mainFieldsOf,
  moveToEnd,
} from "../rules/compare.ts";
import type { Row } from "../rules/figures.ts";
import * as styles from "./report-cards.css.ts";

const atOnce = 100;

/** No card is less high; so many of them have no room on the screen, for what stands above them all. */
const height = 44;
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

  const hasRoom = useMinWidth();
  // A sentence about two ranges has no room in a card next to another one.
  const isLine = report.layout !== "cards" || (!hasRoom && isCompared(report));
  const [List, Card] = isLine ? [RowCards, RowCard] : [Cards, DescriptionCard];
  const last = isLine ? mainFieldsOf(report) : [];
  // The main figure stands at the end of the line, below that of the row before.
  const main = last.at(-1);
  const terms = moveToEnd(
    others.filter(({ field }) => !isComparedField(field, report.columns)),
    last,
  );
  return (
    <>
      <List>
        {rows.slice(0, most).map((row) => (
          <Card
            key={rowKey(row)}
            title={name && cell(row, name.field)}
            terms={terms.map(({ title, field, kind }) => {
              const isMain = field === main;
              const change = changeOf(row, field, kind);
              return {
                term: title,
                value: (
                  <>
                    {cell(row, field)}
                    {change && <ChangeSince {...change} isWhole={isMain || !isLine} />}
                  </>
                ),
                ...(isLine && {
                  isTermHidden: String(fieldOf(row, field)).startsWith(`${title} `),
                  strong: isMain,
                  isOnOwnLine: isMain && change !== null,
                  bar: field === bars?.field ? bars.lengthOf(row) : undefined,
                }),
              };
            })}
          />
        ))}
      </List>
      <div ref={end} />
    </>
  );
}

/** How a figure differs from that of the compared range; null where nothing is compared. */
function changeOf(row: Row, field: string, kind: ColumnKind) {
  if (kind !== "count" && kind !== "money") return null;
  const fields = comparedFields(field);
  const change = changeIn(fieldOf(row, fields.change), `${kind} change`);
  return change && { change, before: formatValue(fieldOf(row, fields.before), kind) };
}

type ChangeSinceProps = NonNullable<ReturnType<typeof changeOf>> & {
  /** Whether it says what the figure was. */
  isWhole: boolean;
};

/** '▲ 1,977.50, was 110.00' */
function ChangeSince({ change, before, isWhole }: ChangeSinceProps) {
  if (!isWhole && change.direction === "none") return null;
  return (
    <span className={isWhole ? styles.mainChange : styles.change}>
      {" "}
      {isWhole ? <ChangeLine {...change} before={before} /> : <Change {...change} />}
    </span>
  );
}
