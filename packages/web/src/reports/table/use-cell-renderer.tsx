import { isWeekend } from "machines/time/reporting-week";
import { type ReactNode, useCallback, useMemo } from "react";
import { weekdayLabel } from "#words/dates";
import { useAddress } from "../../browser/address.ts";
import { stateForDrillDown } from "../../browser/table-in-history.ts";
import { withSign } from "../../i18n/figures.ts";
import { useCurrency, useReportingWeek } from "../../state/reporting.tsx";
import { useOffered } from "../../state/use-offered.ts";
import { Badge, type BadgeProps } from "../../ui/badge.tsx";
import { Change } from "../../ui/change.tsx";
import { Link } from "../../ui/link.tsx";
import { cellText, changeIn, fieldOf } from "../rules/cells.ts";
import { mainFigureOf } from "../rules/charts.ts";
import type { Row } from "../rules/figures.ts";
import { cellLinks } from "../rules/row-links.ts";
import * as styles from "./use-cell-renderer.css.ts";
import type { Table } from "./use-table.ts";

/**
 * The text of a cell, or a link to what it is made of; marked where it changed when the rows were refreshed. The main figure
 * of a card has the sign of its currency, which a table has in its head.
 */
export function useCellRenderer(
  { report, clock, changed }: Table,
  linkQuery: URLSearchParams,
  asCards: boolean,
) {
  const { columns } = report;
  const offered = useOffered();
  const { path } = useAddress();
  const week = useReportingWeek();
  const kinds = useMemo(() => new Map(columns.map(({ field, kind }) => [field, kind])), [columns]);
  const linkIn = useMemo(
    () => cellLinks(report, offered, linkQuery, clock),
    [report, offered, linkQuery, clock],
  );
  const first = columns[0]?.field;
  const currency = useCurrency();
  const main = asCards ? mainFigureOf(report) : undefined;
  const signed = main?.kind === "money" ? main.field : undefined;
  const from = `${path}?${linkQuery}`;
  return useCallback(
    (row: Row, field: string): ReactNode => {
      const value = fieldOf(row, field);
      const kind = kinds.get(field) ?? "text";
      const plain = cellText(value, kind, clock);
      const text = field === signed ? withSign(plain, currency) : plain;
      const change = changeIn(value, kind);
      const link = linkIn(row, field);
      const shown = link ? (
        <Link
          id={link.id}
          href={link.href}
          from={from}
          state={stateForDrillDown}
          aria-label={link.name}
        >
          {text}
        </Link>
      ) : change ? (
        <Change {...change} />
      ) : field === "status" && typeof value === "string" && value ? (
        <Badge tone={toneOf[value] ?? "neutral"}>{text}</Badge>
      ) : (
        text
      );
      const isWeekendDay = kind === "date" && field === first && isWeekend(String(value), week);
      const cell = isWeekendDay ? <WeekendDay day={String(value)}>{shown}</WeekendDay> : shown;
      return changed.get(row)?.has(field) ? <ChangedCell>{cell}</ChangedCell> : cell;
    },
    [kinds, linkIn, from, first, signed, currency, clock, week, changed],
  );
}

/** What a vehicle or a reservation is in; a state of a host that is not known has no color. */
const toneOf: Readonly<Record<string, BadgeProps["tone"]>> = {
  active: "ok",
  boarded: "ok",
  confirmed: "ok",
  maintenance: "warning",
  cancelled: "danger",
};

/** A date with its day of the week, which the others leave out. */
function WeekendDay({ day, children }: { day: string; children: ReactNode }) {
  return (
    <>
      {children} <span className={styles.name}>{weekdayLabel(day)}</span>
    </>
  );
}

function ChangedCell({ children }: { children: ReactNode }) {
  return (
    <span className={styles.changed} data-changed="">
      {children}
    </span>
  );
}
