import * as styles from "./progress-bar.css.ts";

export type ProgressBarProps = {
  /** Whether to say so: the bar may go on while the loading flag is already false. */
  isLoading?: boolean;
  label?: string;
};

/** At the top of the page while anything loads; how far it is nobody knows. */
export function ProgressBar({ isLoading = true, label = "Loading" }: ProgressBarProps) {
  const spoken = isLoading ? { role: "progressbar", "aria-label": label } : { "aria-hidden": true };
  return (
    <div className={styles.track} {...spoken}>
      <div className={styles.bar} />
    </div>
  );
}
