import * as words from "#words/later";
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
  const told = new Set([words.company, words.range, words.fetched]);
  return (
    <div className={styles.shifts}>
      {rows.map((row) => (
        <section key={rowKey(row)} className={styles.shift}>
          <h1 className={styles.title}>
            {titleOf(name ? cellText(fieldOf(row, name.field), name.kind, clock) : "", narrowed)}
          </h1>
          {narrowed?.isPart && <p className={styles.warning}>{words.notWholeShift}</p>}
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

/** Whose sheet it is, and what it leaves out. */
function titleOf(name: string, narrowed: Sheet["narrowed"]): string {
  if (!narrowed) return name;
  return `${narrowed.isPart ? words.partOfShift(name) : name} (${narrowed.words})`;
}

/** A person signs for what is handed over; for a place, whoever brings it writes a name too. */
function linesOf({ shiftClose, columns }: Sheet): string[] {
  const person = columns[0]?.title.toLowerCase() ?? "";
  return [
    words.cashCounted,
    words.difference,
    ...(shiftClose === "person"
      ? [words.signatureOf(person)]
      : [words.handedOverBy, words.signature]),
    words.signatureOfCashier,
  ];
}
