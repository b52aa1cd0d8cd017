import type { ColumnKind } from "../../modules/report.ts";
import { useReportingClock } from "../../portal/reporting-clock.tsx";
import { rowKey } from "../../ui/row-key.ts";
import type { Sheet } from "../files/sheet.ts";
import { cellText, fieldOf } from "../rules/cells.ts";
import { isFigure } from "../rules/figures.ts";
import * as styles from "./printed.css.ts";
import { PrintedStamp } from "./printed-stamp.tsx";

export type PrintedRowsProps = {
  sheet: Sheet;
  /** Columns to fill in by hand. */
  blanks?: readonly string[];
};

/** The sums are a row of the body: a browser would repeat a `tfoot` on every page. */
export function PrintedRows({ sheet, blanks = [] }: PrintedRowsProps) {
  const { title, stamp, columns, rows, totals, totalTitle } = sheet;
  const clock = useReportingClock();
  const hasTotals = Object.keys(totals).length > 0;
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <PrintedStamp stamp={stamp} />
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <th key={column.field} scope="col" className={figureOf(column.kind)}>
                {column.title}
              </th>
            ))}
            {blanks.map((title) => (
              <th key={title} scope="col" className={styles.written}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ field, kind }) => (
                <td key={field} className={figureOf(kind)}>
                  {cellText(fieldOf(row, field), kind, clock)}
                </td>
              ))}
              {blanks.map((title) => (
                <td key={title} />
              ))}
            </tr>
          ))}
          {hasTotals && (
            <tr className={styles.total}>
              {columns.map(({ field, kind }, position) => (
                <td key={field} className={figureOf(kind)}>
                  {totals[field]?.value ?? (position === 0 && totalTitle)}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </>
  );
}

const figureOf = (kind: ColumnKind) => (isFigure(kind) ? styles.figure : undefined);
