import * as words from "#words/deferred";
import { useReportingClock } from "../../state/reporting.tsx";
import { classNames } from "../../ui/class-names.ts";
import { rowKey } from "../../ui/table/row-key.ts";
import type { ColumnKind } from "../definitions/report.ts";
import type { Sheet } from "../export/sheet.ts";
import { cellText, fieldOf } from "../rules/cells.ts";
import { isFigure } from "../rules/figures.ts";
import type { PageLayout } from "./page-layout.ts";
import * as styles from "./printed.css.ts";

export type PrintedRowsProps = {
  sheet: Sheet;
  layout: PageLayout;
  /** Columns to fill in by hand. */
  blanks: readonly string[];
};

/** The sums are a row of the body: a browser would repeat a `tfoot` on every page. */
export function PrintedRows({ sheet, layout, blanks }: PrintedRowsProps) {
  const { stamp, columns, rows, totals, totalTitle } = sheet;
  const clock = useReportingClock();
  const hasTotals = Object.keys(totals).length > 0;
  return (
    <>
      <PrintedHead sheet={sheet} />
      <PrintedStamp stamp={stamp.filter(([label]) => !inHead.has(label))} />
      <table className={blanks.length > 0 ? styles.wideTable : styles.table}>
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
                <td
                  key={field}
                  className={classNames(
                    figureOf(kind),
                    layout.onOneLine.has(field) && styles.oneLine,
                  )}
                >
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

/** What the paper is about in its first lines: the report, then company, module and service days. */
function PrintedHead({ sheet: { title, company, module, days } }: { sheet: Sheet }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p>{[company, module, ...(days ? [days] : [])].join(" · ")}</p>
    </>
  );
}

export function PrintedStamp({ stamp }: Pick<Sheet, "stamp">) {
  return (
    <dl className={styles.stamp}>
      {stamp.map(([label, value]) => [
        <dt key={label} className={styles.term}>
          {label}
        </dt>,
        <dd key={`${label} value`}>{value}</dd>,
      ])}
    </dl>
  );
}

const inHead = new Set([words.company, words.range]);
const figureOf = (kind: ColumnKind) => (isFigure(kind) ? styles.figure : undefined);
