import { chosenWhenBack } from "#words/report";
import * as styles from "./report-later.css.ts";

/** Where there is no range that could say so. */
export function ReportLater({ isLater }: { isLater: boolean }) {
  return (
    isLater && (
      <p className={styles.line} role="status">
        {chosenWhenBack}
      </p>
    )
  );
}
