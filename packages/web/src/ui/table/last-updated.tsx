import refreshIcon from "lucide/dist/esm/icons/rotate-cw.mjs";
import type { ReactNode } from "react";
import * as words from "#words/frame";
import { Button, type ButtonProps } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { useMinWidth } from "../use-min-width.ts";
import * as styles from "./last-updated.css.ts";

export type LastUpdatedProps = {
  /** The time of the figures, in words; null while there are none. */
  time: string | null;
  /** What happened since, politely said. */
  note?: ReactNode;
};

/** When the figures came, which age while they are read. */
export function LastUpdated({ time, note = "" }: LastUpdatedProps) {
  return (
    <span className={styles.time}>
      {time !== null && <span className={styles.part}>{words.updated(time)}</span>}
      <span className={styles.note} aria-live="polite">
        {note}
      </span>
    </span>
  );
}

export type RefreshButtonProps = Pick<ButtonProps, "variant"> & {
  /** Stands in the button where it has no room beside it; null before there is one. */
  time?: string | null;
  isLoading: boolean;
  /** Whether the service asked to wait. */
  isTooEarly?: boolean;
  onRefresh: () => void;
};

export function RefreshButton({
  variant = "secondary",
  time,
  isLoading,
  isTooEarly,
  onRefresh,
}: RefreshButtonProps) {
  const isWide = useMinWidth();
  return (
    <Button
      square
      variant={variant}
      className={classNames(styles.refresh, time !== undefined && styles.timed)}
      aria-label={time && !isWide ? words.refreshSince(time) : words.refresh}
      title={words.refresh}
      busy={isLoading}
      aria-disabled={isTooEarly}
      onClick={onRefresh}
    >
      <Icon of={refreshIcon} />
      {time && <span className={styles.short}>{time}</span>}
    </Button>
  );
}

/** Figures that stand apart from a report. */
export function LastUpdatedBar({ time, ...refresh }: LastUpdatedProps & RefreshButtonProps) {
  return (
    <div className={styles.line}>
      <LastUpdated time={time} />
      <RefreshButton {...refresh} />
    </div>
  );
}
