import { useReportingClock } from "../../portal/reporting-clock.tsx";
import { rowKey } from "../../ui/row-key.ts";
import type { Sheet } from "../files/sheet.ts";
import { cellText, fieldOf } from "../rules/cells.ts";
import * as styles from "./printed.css.ts";

const written = [
  "Cash counted",
  "Difference",
  "Signature of the seller",
  "Signature of the cashier",
];

/** One page for each person: what the system counted, and lines for what is counted by hand. */
export function PrintedShifts({ sheet }: { sheet: Sheet }) {
  const { title, narrowed, stamp, columns, rows } = sheet;
  const clock = useReportingClock();
  const [name, ...figures] = columns;
  const told = new Set(["Company", "Range", "Fetched"]);
  return rows.map((row) => (
    <section key={rowKey(row)} className={styles.shift}>
      <h1 className={styles.title}>
        {name && cellText(fieldOf(row, name.field), name.kind, clock)}
        {narrowed && `${narrowed.isPart ? ", part of a shift" : ""} (${narrowed.words})`}
      </h1>
      {narrowed?.isPart && <p className={styles.warning}>These figures are not the whole shift.</p>}
      <p>Shift close, {title}</p>
      <dl className={styles.stamp}>
        {stamp
          .filter(([label]) => told.has(label))
          .map(([label, value]) => (
            <Line key={label} label={label} value={value} />
          ))}
      </dl>
      <table className={styles.table}>
        <tbody>
          {figures.map(({ title, field, kind }) => (
            <tr key={field}>
              <th scope="row">{title}</th>
              <td className={styles.figure}>{cellText(fieldOf(row, field), kind, clock)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.blanks}>
        {written.map((label) => (
          <div key={label} className={styles.blank}>
            {label}
            <span className={styles.line} />
          </div>
        ))}
      </div>
    </section>
  ));
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className={styles.term}>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
