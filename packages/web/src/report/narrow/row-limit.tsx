import * as words from "#words/report";
import type { Report } from "../../modules/report.ts";
import { count } from "../../numbers/figures.ts";
import * as styles from "./list-choices.css.ts";

/** An answer that is full may not be everything. */
export function RowLimit({ report, fetched }: { report: Report; fetched: number }) {
  if (fetched < report.most) return null;
  return (
    <p className={styles.line} role="note">
      {words.newestRows(count(report.most), report.called)}
    </p>
  );
}
