import * as styles from "./as-of.css.ts";
import { Button } from "./button.tsx";

type AsOfProps = {
  /** The time of the figures, in words; null while there are none. */
  time: string | null;
  isLoading: boolean;
  onRefresh: () => void;
};

/** Figures that age while they are read. */
export function AsOf({ time, isLoading, onRefresh }: AsOfProps) {
  return (
    <div className={styles.line}>
      {time !== null && <span className={styles.time}>As of {time}</span>}
      <Button busy={isLoading} onClick={onRefresh}>
        Refresh
      </Button>
    </div>
  );
}
