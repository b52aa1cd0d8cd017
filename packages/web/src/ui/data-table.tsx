import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import * as styles from "./data-table.css.ts";

export type TableColumn = { key: string; title: string; align: "text" | "date" | "figure" };
export type TableRow = { key: string; cells: Readonly<Record<string, ReactNode>> };

export type DataTableProps = {
  caption: string;
  /** The first column names its row. */
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  totals?: Readonly<Record<string, ReactNode>>;
};

// What scrolls sideways is reached by keyboard too.
const reachable = { tabIndex: 0 };

export function DataTable({ caption, columns, rows, totals }: DataTableProps) {
  return (
    <section className={styles.frame} aria-label={caption} {...reachable}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, align }) => (
              <th key={key} scope="col" className={styles.head[align]}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={styles.row}>
              {columns.map(({ key, align }, index) =>
                index === 0 ? (
                  <th
                    key={key}
                    scope="row"
                    className={classNames(styles.body[align], styles.rowHead)}
                  >
                    {row.cells[key]}
                  </th>
                ) : (
                  <td key={key} className={styles.body[align]}>
                    {row.cells[key]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {columns.map(({ key, align }, index) =>
                index === 0 ? (
                  <th key={key} scope="row" className={styles.foot[align]}>
                    {totals[key] ?? "Total"}
                  </th>
                ) : (
                  <td key={key} className={styles.foot[align]}>
                    {totals[key]}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
