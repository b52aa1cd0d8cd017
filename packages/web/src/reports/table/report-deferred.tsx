import { chosenWhenBack } from "#words/report";
import * as styles from "./report-deferred.css.ts";

/** Where there is no range that could say so. */
export function ReportDeferred({ isDeferred }: { isDeferred: boolean }) {
  return (
    isDeferred && (
      <p className={styles.line} role="status">
        {chosenWhenBack}
      </p>
    )
  );
}
