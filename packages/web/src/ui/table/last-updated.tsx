import refreshIcon from "lucide/dist/esm/icons/rotate-cw.mjs";
import type { ReactNode } from "react";
import * as words from "#words/frame";
import { Button, type ButtonProps } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { useMinWidth } from "../use-min-width.ts";
import * as styles from "./last-updated.css.ts";

export type LastUpdatedProps = {
  /** Formatted; null while there are no figures. */
  time: string | null;
  /** What happened since, in a polite live region. */
  note?: ReactNode;
};

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
  /** In the button on a narrow screen; null while there are no figures. */
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

/** For figures outside of a report. */
export function LastUpdatedBar({ time, ...refresh }: LastUpdatedProps & RefreshButtonProps) {
  return (
    <div className={styles.line}>
      <LastUpdated time={time} />
      <RefreshButton {...refresh} />
    </div>
  );
}
