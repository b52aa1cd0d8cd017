import type { Report } from "../../modules/report.ts";
import { count } from "../../numbers/figures.ts";
import * as styles from "./list-choices.css.ts";

/** An answer that is full may not be everything. */
export function RowLimit({ report, fetched }: { report: Report; fetched: number }) {
  if (!report.most || fetched < report.most.rows) return null;
  return (
    <p className={styles.line} role="note">
      {report.most.words(count(report.most.rows))}
    </p>
  );
}
