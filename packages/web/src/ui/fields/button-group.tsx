import { type ReactNode, useLayoutEffect, useRef } from "react";
import { scrollToCenter, useFadingEnds } from "../horizontal-scroll.ts";
import * as styles from "./button-group.css.ts";

export type ButtonGroupProps = {
  label: string;
  isLabelHidden?: boolean;
  /** The chosen value, for buttons in one row that scrolls. */
  chosen?: string;
  children: ReactNode;
};

export function ButtonGroup({ label, isLabelHidden, chosen, children }: ButtonGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={isLabelHidden ? styles.hiddenLabel : styles.label}>{label}</legend>
      {chosen === undefined ? (
        <div className={styles.row}>{children}</div>
      ) : (
        <ChoiceStrip chosen={chosen}>{children}</ChoiceStrip>
      )}
    </fieldset>
  );
}

export type ChoiceStripProps = {
  /** When it changes, the pressed button, or the select with a choice, scrolls into view. */
  chosen: string;
  children: ReactNode;
};

/** Choices in one row, which scrolls where they do not fit. */
export function ChoiceStrip({ chosen, children }: ChoiceStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useFadingEnds(strip);
  useLayoutEffect(() => {
    if (chosen) showChosen(strip.current);
  }, [chosen]);
  return (
    <div ref={strip} className={styles.strip}>
      {children}
    </div>
  );
}

/** In the middle, so that its neighbors are visible too. */
function showChosen(box: HTMLElement | null) {
  const part =
    box?.querySelector<HTMLElement>("[aria-pressed=true]") ??
    box?.querySelector<HTMLElement>("select:not([data-placeholder])");
  if (box && part) scrollToCenter(box, part);
}
