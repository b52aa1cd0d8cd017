import type { ReactNode } from "react";
import * as words from "#words/report";
import { arrows, type ChangeWords } from "../i18n/change.ts";
import * as styles from "./change.css.ts";

/** '▲ 1,977.50' in the color of a gain, said as 'up 1,977.50'. */
export function Change({ direction, size }: ChangeWords) {
  return (
    <ChangeMark direction={direction}>
      <bdi>{size}</bdi>
    </ChangeMark>
  );
}

type ChangeMarkProps = Pick<ChangeWords, "direction"> & { children: ReactNode };

/** The arrow and the color of a direction. */
export function ChangeMark({ direction, children }: ChangeMarkProps) {
  return (
    <span className={styles.change[direction]}>
      {direction !== "none" && (
        <>
          <span role="img" aria-label={words.direction[direction]} className={styles.arrow}>
            {arrows[direction]}
          </span>{" "}
        </>
      )}
      {children}
    </span>
  );
}

export type ChangeLineProps = ChangeWords & {
  /** The same in per cent, or as a factor. */
  share?: string | undefined;
  /** What the figure was before. */
  before?: string | undefined;
};

/** Where no column says what it is: '▲ 1,977.50 (×102)', '▲ 1,977.50, was 110.00', or 'no change'. */
export function ChangeLine({ direction, size, share, before }: ChangeLineProps) {
  if (direction === "none") return <ChangeMark direction="none">{words.noChange}</ChangeMark>;
  return (
    <>
      <ChangeMark direction={direction}>
        <bdi>{size}</bdi>
        {share && (
          <>
            {" "}
            (<bdi>{share}</bdi>)
          </>
        )}
      </ChangeMark>
      {before && (
        <>
          , <bdi>{words.was(before)}</bdi>
        </>
      )}
    </>
  );
}
