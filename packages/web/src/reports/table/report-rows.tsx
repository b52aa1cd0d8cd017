import { type ReactNode, useCallback, useMemo } from "react";
import * as words from "#words/report";
import { useCurrency } from "../../state/reporting.tsx";
import { DataTable, type TableColumn, type TableSum } from "../../ui/table/data-table.tsx";
import { TotalsFooter } from "../../ui/table/totals-footer.tsx";
import type { ColumnKind } from "../definitions/report.ts";
import { columnWidths } from "../rules/column-widths.ts";
import { mainFieldsOf, moveToEnd } from "../rules/compare.ts";
import {
  excludedInWords,
  isFigure,
  sumTitle,
  type Total,
  totalTitle,
  unreadableRows,
  withCurrency,
} from "../rules/figures.ts";
import { foundInWords } from "../rules/row-counts.ts";
import { ReportCards } from "./report-cards.tsx";
import { TotalValue, totalText } from "./total-value.tsx";
import { useCellRenderer } from "./use-cell-renderer.tsx";
import type { Table } from "./use-table.ts";

/** More totals than this would hide the rows on a phone. */
const mostInSight = 4;

export type ReportRowsProps = {
  table: Table;
  /** What the links of rows keep of the address. */
  linkQuery: URLSearchParams;
  asCards: boolean;
  /** Whether only some pages of a list have been fetched. */
  isPartial: boolean;
  /** Stands below cards, above what they add up to. */
  picture?: ReactNode;
};

/** A search leaves the totals as they are: what it finds is summed apart. */
export function ReportRows(props: ReportRowsProps) {
  const { table, linkQuery, asCards, isPartial, picture } = props;
  const { report, all, rows, areSumsDeferred, subtotals, order, sortBy, clock } = table;
  const cell = useCellRenderer(table, linkQuery, asCards);
  const sign = useCurrency();
  const headed = useMemo(() => withCurrency(report, sign), [report, sign]);
  const columns = useMemo(
    () =>
      headed.columns.map(
        ({ title, field, kind }): TableColumn => ({
          key: field,
          title,
          align: alignmentOf(kind),
        }),
      ),
    [headed],
  );
  const widths = useCallback(() => columnWidths(headed, all, clock), [headed, all, clock]);
  const title = totalTitle(report);
  const left = excludedInWords(report);
  const found = foundInWords(rows.length, all.length, isPartial);
  const soFar = (title: string) => (isPartial ? words.soFar(title) : title);
  if (asCards) {
    // Their totals share lines by their width, so that they are there from the start.
    const { totals, byStatus, bars } = table;
    const last = mainFieldsOf(report);
    const inOrder = moveToEnd(totals, last);
    const [before, ...inSight] = last;
    // Home shows one part of the sum: next to the total, the parts say why the two differ.
    const isCompared = totals.some(({ field }) => field === before);
    if (report.computedTotal && !isCompared) inSight.push(...report.computedTotal.of);
    const stays = ({ field }: Total) => totals.length <= mostInSight || inSight.includes(field);
    const termOf = (total: Total) => ({
      term: soFar(total.title),
      value: <TotalValue {...total} />,
    });
    return (
      <>
        <ReportCards report={report} rows={rows} cell={cell} bars={bars} />
        {picture}
        {totals.length > 0 && (
          <TotalsFooter
            note={[
              unreadableRows(totals) && sumTitle(title, totals),
              subtotals && found,
              ...(subtotals ?? []).map((total) => `${total.title}: ${totalText(total, sign)}`),
            ]
              .filter(Boolean)
              .join(", ")}
            others={[
              ...byStatus.flatMap(({ status, totals }) =>
                totals.map((total) => ({ ...termOf(total), term: soFar(status) })),
              ),
              ...inOrder.filter((total) => !stays(total)).map(termOf),
            ]}
            totals={inOrder.filter(stays).map(termOf)}
          />
        )}
      </>
    );
  }
  return (
    <DataTable
      caption={report.title}
      columns={columns}
      rows={rows}
      cell={cell}
      sort={order && { key: order.field, descending: order.descending }}
      onSort={sortBy}
      bars={areSumsDeferred ? null : table.bars}
      widths={widths}
      sums={
        report.totals.length === 0
          ? []
          : [
              ...(areSumsDeferred ? [] : table.byStatus).map(({ status, totals }) => ({
                ...sumOf(soFar(status), totals),
                isInFlow: true,
              })),
              ...(subtotals ? [sumOf(`${found}${left && `,${left}`}`, subtotals)] : []),
              areSumsDeferred
                ? { title: soFar(title), cells: {} }
                : sumOf(soFar(title), table.totals),
            ]
      }
    />
  );
}

function alignmentOf(kind: ColumnKind) {
  if (kind === "date" || kind === "timestamp" || kind === "time") return "date";
  return isFigure(kind) ? "figure" : "text";
}

const sumOf = (title: string, totals: readonly Total[]): TableSum => ({
  title: sumTitle(title, totals),
  cells: Object.fromEntries(
    totals.map((total) => [total.field, <TotalValue key={total.field} {...total} />]),
  ),
});
