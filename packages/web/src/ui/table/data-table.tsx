import sortUpIcon from "lucide/dist/esm/icons/arrow-up.mjs";
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { barLength } from "./bar-length.ts";
import * as styles from "./data-table.css.ts";
import { rowKey } from "./row-key.ts";
import { useRowWindow } from "./use-row-window.ts";

export type TableColumn = { key: string; title: string; align: "text" | "date" | "figure" };
export type TableSort = { key: string; descending: boolean };
export type TableSum = {
  title: string;
  cells: Readonly<Record<string, ReactNode>>;
  /** Below the rows, above the sticky sums. */
  isInFlow?: boolean;
};
/** The column that has bars, and the length of each, from 0 to 1. */
export type TableBars<Row> = { field: string; lengthOf: (row: Row) => number };

export type DataTableProps<Row extends object> = {
  caption: string;
  /** The first column holds the row headers. */
  columns: readonly TableColumn[];
  rows: readonly Row[];
  cell: (row: Row, column: string) => ReactNode;
  sort?: TableSort | undefined;
  onSort?: ((column: string) => void) | undefined;
  sums?: readonly TableSum[];
  bars?: TableBars<Row> | null;
  /** Widths of the columns in characters; called only when rows are windowed. */
  widths?: () => readonly number[];
};

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, cell, sort, onSort, sums = [], bars, widths } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { isWindowed, from, to, showRow } = useRowWindow(body, rows.length, styles.rowHeight);
  const { active, setActive, moveTo } = useActiveRow(body, rows.length, showRow);
  const texts = useMemo(() => (isWindowed ? widths?.() : undefined), [isWindowed, widths]);
  const letters = texts && withPadding(texts, columns);
  const all = letters?.reduce((sum, width) => sum + width, 0) ?? 0;
  // Always a rendered row, so that Tab reaches it.
  const reached = Math.max(from, Math.min(active, to - 1));

  const frame = useFits();

  return (
    <div
      ref={frame}
      className={styles.frame}
      style={{ maxWidth: `${columns.length * styles.columnWidth}rem` }}
    >
      <table
        className={classNames(
          styles.table,
          isWindowed && styles.oneLine,
          columns.length > styles.manyColumns && styles.close,
        )}
        // With less room, the frame scrolls. Most characters are narrower than a zero.
        style={letters && { minWidth: `${(all * 0.95).toFixed(1)}ch` }}
        aria-rowcount={isWindowed ? rows.length + 1 + sums.length : undefined}
      >
        <caption className={styles.caption}>{caption}</caption>
        {letters && (
          <colgroup>
            {letters.map((width, at) => (
              <col key={columns[at]?.key} style={{ width: `${(width / all) * 100}%` }} />
            ))}
          </colgroup>
        )}
        <thead className={styles.heads}>
          <tr aria-rowindex={isWindowed ? 1 : undefined}>
            {columns.map((column) => (
              <Head
                key={column.key}
                column={column}
                sorted={sort?.key === column.key ? directionOf(sort) : undefined}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          <Gap rows={from} columns={columns.length} />
          {rows.slice(from, to).map((row, position) => (
            <BodyRow
              key={rowKey(row)}
              row={row}
              index={from + position}
              isReached={from + position === reached}
              isNumbered={isWindowed}
              columns={columns}
              cell={cell as (row: object, column: string) => ReactNode}
              bars={bars as TableBars<object> | null | undefined}
              onReach={setActive}
              onMove={moveTo}
            />
          ))}
          <Gap rows={rows.length - to} columns={columns.length} />
        </tbody>
        {sums.length > 0 && (
          <tfoot>
            {sums.map((sum, position) => (
              <tr
                key={sum.title}
                className={classNames(
                  !sum.isInFlow && styles.sum[position < sums.length - 1 ? "above" : "last"],
                )}
                aria-rowindex={isWindowed ? rows.length + 2 + position : undefined}
              >
                {columns.map(({ key, align }, index) =>
                  index === 0 ? (
                    <th key={key} scope="row" className={styles.foot[align]}>
                      {sum.title}
                    </th>
                  ) : (
                    <td key={key} className={styles.foot[align]}>
                      {sum.cells[key]}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** In characters. Text has more padding after a figure. */
function withPadding(texts: readonly number[], columns: readonly TableColumn[]) {
  const padding = columns.length > styles.manyColumns ? 2 : 3;
  return texts.map((width, at) => {
    const isApart = columns[at - 1]?.align === "figure" && columns[at]?.align !== "figure";
    return width + padding + (isApart ? 3 : 0);
  });
}

const directionOf = ({ descending }: TableSort) => (descending ? "descending" : "ascending");

type HeadProps = Pick<DataTableProps<object>, "onSort"> & {
  column: TableColumn;
  sorted: ReturnType<typeof directionOf> | undefined;
};

const Head = memo(function Head({ column: { key, title, align }, sorted, onSort }: HeadProps) {
  return (
    <th scope="col" className={styles.head[align]} aria-sort={sorted}>
      {onSort ? (
        <button type="button" className={styles.sortButton} onClick={() => onSort(key)}>
          {title}
          <Icon of={sortUpIcon} className={styles.sortMark[sorted ?? "none"]} />
        </button>
      ) : (
        title
      )}
    </th>
  );
});

type BodyRowProps = {
  row: object;
  index: number;
  /** Whether Tab stops at this row. */
  isReached: boolean;
  isNumbered: boolean;
  columns: readonly TableColumn[];
  cell: (row: object, column: string) => ReactNode;
  bars: TableBars<object> | null | undefined;
  onReach: (index: number) => void;
  onMove: (index: number) => void;
};

const BodyRow = memo(function BodyRow(props: BodyRowProps) {
  const { row, index, isReached, isNumbered, columns, cell, bars, onReach, onMove } = props;
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === "Enter") event.currentTarget.querySelector("a")?.click();
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(index + step);
  };
  const reach = { tabIndex: isReached ? 0 : -1, onFocus: () => onReach(index), onKeyDown: move };
  return (
    <tr
      className={styles.row}
      data-row={index}
      aria-rowindex={isNumbered ? index + 2 : undefined}
      {...reach}
    >
      {columns.map(({ key, align }, position) =>
        position === 0 ? (
          <th key={key} scope="row" className={classNames(styles.body[align], styles.rowHead)}>
            {cell(row, key)}
          </th>
        ) : (
          <td
            key={key}
            className={key === bars?.field ? styles.withBar : styles.body[align]}
            style={key === bars?.field ? barLength(bars.lengthOf(row)) : undefined}
          >
            {cell(row, key)}
          </td>
        ),
      )}
    </tr>
  );
});

const unread = { "aria-hidden": true } as const;

/** As high as the rows that are not rendered. */
function Gap({ rows, columns }: { rows: number; columns: number }) {
  if (rows === 0) return null;
  return (
    <tr {...unread}>
      <td colSpan={columns} className={styles.gap} style={{ height: rows * styles.rowHeight }} />
    </tr>
  );
}

function useActiveRow(
  body: { readonly current: HTMLElement | null },
  count: number,
  showRow: (row: number) => void,
) {
  const [active, setActive] = useState(0);
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`);
    if (!row) return;
    wanted.current = undefined;
    row.focus();
  });
  const moveTo = useCallback(
    (row: number) => {
      const next = Math.max(0, Math.min(count - 1, row));
      wanted.current = next;
      setActive(next);
      showRow(next);
    },
    [count, showRow],
  );
  return { active, setActive, moveTo };
}

const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Sets `data-fits` while the table is no wider than its frame. */
function useFits() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = frame.current;
    const content = box?.firstElementChild;
    if (!box || !content) return;
    const observer = new ResizeObserver(() =>
      box.toggleAttribute("data-fits", content.scrollWidth <= box.clientWidth),
    );
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return frame;
}
