import RefreshIcon from "lucide-react/icons/rotate-cw";
import * as styles from "./as-of.css.ts";
import { Button } from "./button.tsx";
import { ButtonWords } from "./button-words.tsx";

export type UpdatedProps = {
  /** The time of the figures, in words; null while there are none. */
  time: string | null;
  /** What happened since, politely said. */
  note?: string;
};

/** When the figures came, which age while they are read. */
export function Updated({ time, note = "" }: UpdatedProps) {
  return (
    <span className={styles.time}>
      {time !== null && <span className={styles.part}>Updated {time}</span>}
      <span className={styles.note} aria-live="polite">
        {note}
      </span>
    </span>
  );
}

export type RefreshButtonProps = { isLoading: boolean; onRefresh: () => void };

export function RefreshButton({ isLoading, onRefresh }: RefreshButtonProps) {
  return (
    <Button busy={isLoading} onClick={onRefresh}>
      <RefreshIcon /> <ButtonWords>Refresh</ButtonWords>
    </Button>
  );
}

/** Figures that stand apart from a report. */
export function AsOf({ time, ...refresh }: UpdatedProps & RefreshButtonProps) {
  return (
    <div className={styles.line}>
      <Updated time={time} />
      <RefreshButton {...refresh} />
    </div>
  );
}
