import * as words from "#words/sign-in";
import * as styles from "./progress-bar.css.ts";

export type ProgressBarProps = {
  /** When false, the bar may still run, unannounced. */
  isLoading?: boolean;
  label?: string;
};

export function ProgressBar({ isLoading = true, label = words.loading }: ProgressBarProps) {
  const aria = isLoading ? { role: "progressbar", "aria-label": label } : { "aria-hidden": true };
  return (
    <div className={styles.track} {...aria}>
      <div className={styles.bar} />
    </div>
  );
}
