import { count } from "machines/formats";
import type { Report } from "../../modules/report.ts";
import * as styles from "./list-choices.css.ts";

/** An answer that is full may not be everything. */
export function RowLimit({ report, fetched }: { report: Report; fetched: number }) {
  if (fetched < report.most) return null;
  return (
    <p className={styles.line} role="note">
      These are the newest {count(report.most)} {report.called}; there may be more. Search for a
      longer part to see others.
    </p>
  );
}
