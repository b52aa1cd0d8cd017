import * as styles from "./progress-bar.css.ts";

/** At the top of the page while anything loads; how far it is nobody knows. */
export function ProgressBar({ label = "Loading" }: { label?: string }) {
  return (
    <div role="progressbar" aria-label={label} className={styles.track}>
      <div className={styles.bar} />
    </div>
  );
}
