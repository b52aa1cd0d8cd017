import { useReportingClock } from "../../portal/reporting-clock.tsx";
import { rowKey } from "../../ui/row-key.ts";
import type { Sheet } from "../files/sheet.ts";
import { cellText, fieldOf } from "../rules/cells.ts";
import * as styles from "./printed.css.ts";
import { PrintedStamp } from "./printed-stamp.tsx";

/** A sheet for each row, to cut apart: what the system counted, and lines for what is counted by hand. */
export function PrintedShifts({ sheet }: { sheet: Sheet }) {
  const { title, narrowed, stamp, columns, rows } = sheet;
  const clock = useReportingClock();
  const [name, ...figures] = columns;
  const told = new Set(["Company", "Range", "Fetched"]);
  return (
    <div className={styles.shifts}>
      {rows.map((row) => (
        <section key={rowKey(row)} className={styles.shift}>
          <h1 className={styles.title}>
            {name && cellText(fieldOf(row, name.field), name.kind, clock)}
            {narrowed && `${narrowed.isPart ? ", part of a shift" : ""} (${narrowed.words})`}
          </h1>
          {narrowed?.isPart && (
            <p className={styles.warning}>These figures are not the whole shift.</p>
          )}
          <p>{title}</p>
          <PrintedStamp stamp={stamp.filter(([label]) => told.has(label))} />
          <table className={styles.wideTable}>
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
            {linesOf(sheet).map((label) => (
              <div key={label} className={styles.blank}>
                {label}
                <span className={styles.line} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** A person signs for what is handed over; for a place, whoever brings it writes a name too. */
function linesOf({ shiftClose, columns }: Sheet): string[] {
  const person = columns[0]?.title.toLowerCase();
  return [
    "Cash counted",
    "Difference",
    ...(shiftClose === "person" ? [`Signature of the ${person}`] : ["Handed over by", "Signature"]),
    "Signature of the cashier",
  ];
}
