import * as words from "#words/deferred";
import { notAvailable } from "#words/frame";
import { total } from "#words/report";
import { useReportingClock } from "../../state/reporting.tsx";
import { rowKey } from "../../ui/table/row-key.ts";
import type { Sheet } from "../export/sheet.ts";
import type { ShiftCover } from "../export/shift-sheets.ts";
import { cellText, fieldOf } from "../rules/cells.ts";
import * as styles from "./printed.css.ts";
import { PrintedStamp } from "./printed-rows.tsx";

export type PrintedShiftsProps = { sheet: Sheet; cover: ShiftCover | undefined };

/** A sheet for each row, to cut apart: what the system counted, and lines for what is counted by hand. */
export function PrintedShifts({ sheet, cover }: PrintedShiftsProps) {
  const { title, narrowed, columns, rows } = sheet;
  const clock = useReportingClock();
  const [name, ...figures] = columns;
  return (
    <div className={styles.shifts}>
      {cover && <PrintedCover sheet={sheet} cover={cover} />}
      {rows.map((row) => {
        const called = name ? cellText(fieldOf(row, name.field), name.kind, clock) : notAvailable;
        return (
          <section key={rowKey(row)} className={styles.shift}>
            <h1 className={styles.title}>{titleOf(called, narrowed)}</h1>
            {narrowed?.isPart && <p className={styles.warning}>{words.notWholeShift}</p>}
            <p>{title}</p>
            <PrintedStamp stamp={stampOf(sheet)} />
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
            <Blanks labels={linesOf(sheet, called !== notAvailable)} />
          </section>
        );
      })}
    </div>
  );
}

/** On top of the sheets: that they, and what has none, add up to the report. */
function PrintedCover({ sheet, cover }: { sheet: Sheet; cover: ShiftCover }) {
  const { title, narrowed } = sheet;
  const lines = [...cover.parts, { title: total, totals: cover.total }];
  return (
    <div className={styles.shift}>
      <h1 className={styles.title}>{titleOf(words.coverSheet, narrowed)}</h1>
      {narrowed?.isPart && <p className={styles.warning}>{words.notWholeShift}</p>}
      <p>{title}</p>
      <PrintedStamp stamp={stampOf(sheet)} />
      <table className={styles.wideTable}>
        <thead className={styles.head}>
          <tr>
            <td />
            {cover.total.map(({ title, field }) => (
              <th key={field} scope="col" className={styles.figure}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ title, totals }, at) => (
            <tr key={title} className={at === lines.length - 1 ? styles.total : undefined}>
              <th scope="row">{title}</th>
              {totals.map(({ field, value }) => (
                <td key={field} className={styles.figure}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Blanks labels={[words.cashCounted, words.difference, words.signatureOfCashier]} />
    </div>
  );
}

function Blanks({ labels }: { labels: readonly string[] }) {
  return (
    <div className={styles.blanks}>
      {labels.map((label) => (
        <div key={label} className={styles.blank}>
          {label}
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}

const told = new Set([words.company, words.range, words.fetched]);
const stampOf = ({ stamp }: Sheet) => stamp.filter(([label]) => told.has(label));

/** Whose sheet it is, and what it leaves out. */
function titleOf(name: string, narrowed: Sheet["narrowed"]): string {
  if (!narrowed) return name;
  return `${narrowed.isPart ? words.partOfShift(name) : name} (${narrowed.words})`;
}

/** A person signs for what is handed over; for a place, or for nobody, the person who brings it writes a name too. */
function linesOf({ shiftClose, columns }: Sheet, isNamed: boolean): string[] {
  const person = columns[0]?.title.toLowerCase() ?? "";
  return [
    words.cashCounted,
    words.difference,
    ...(shiftClose === "person" && isNamed
      ? [words.signatureOf(person)]
      : [words.handedOverBy, words.signature]),
    words.signatureOfCashier,
  ];
}
