import * as styles from "./report-later.css.ts";

export const requestedLater =
  "You are offline. What you chose is requested when the connection is back.";

/** Where there is no range that could say so. */
export function ReportLater({ isLater }: { isLater: boolean }) {
  return (
    isLater && (
      <p className={styles.line} role="status">
        {requestedLater}
      </p>
    )
  );
}
