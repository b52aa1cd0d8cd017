import { useEffect, useMemo, useState } from "react";
import { type TableProps, tablePage } from "./table-page.tsx";
import { cellsOf, type Trip, titles } from "./trips.ts";

const height = 40;

/** The least that shows such a table: a window over the rows, a head that sorts, nothing else. */
function Floor({ trips }: TableProps) {
  const [order, setOrder] = useState<{ column: number; descending: boolean } | null>(null);
  const [top, setTop] = useState(0);
  useEffect(() => {
    const look = () => setTop(scrollY);
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  const sorted = useMemo(() => {
    if (!order) return trips;
    const compare = comparisons[order.column] ?? (() => 0);
    return [...trips].sort((a, b) => (order.descending ? compare(b, a) : compare(a, b)));
  }, [trips, order]);
  const from = Math.max(0, Math.floor(top / height) - 10);
  const to = Math.min(sorted.length, from + Math.ceil(innerHeight / height) + 20);
  return (
    <table>
      <thead>
        <tr>
          {titles.map((title, column) => (
            <th key={title}>
              <button
                type="button"
                onClick={() => setOrder({ column, descending: !order?.descending })}
              >
                {title}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr aria-hidden style={{ height: from * height }} />
        {sorted.slice(from, to).map((trip) => (
          <tr key={trip.coach.id} style={{ height }}>
            {cellsOf.map((cell, column) => (
              <td key={titles[column]}>{cell(trip)}</td>
            ))}
          </tr>
        ))}
        <tr aria-hidden style={{ height: (sorted.length - to) * height }} />
      </tbody>
    </table>
  );
}

const words = new Intl.Collator("en");
const comparisons: readonly ((a: Trip, b: Trip) => number)[] = [
  (a, b) => words.compare(a.coach.name ?? "", b.coach.name ?? ""),
  (a, b) => words.compare(a.route ?? "", b.route ?? ""),
  (a, b) => (a.departs_at < b.departs_at ? -1 : 1),
  (a, b) => Number(a.total_seats) - Number(b.total_seats),
  (a, b) => Number(a.sold_seats) - Number(b.sold_seats),
  (a, b) => Number(a.total_fares) - Number(b.total_fares),
];

tablePage({ Table: Floor, sortButton: "button" });
