import { type ReactNode, useLayoutEffect, useRef } from "react";
import { showInTheMiddle } from "../in-the-middle.ts";
import { useFadingEnds } from "../use-fading-ends.ts";
import * as styles from "./choice-strip.css.ts";

export type ChoiceStripProps = {
  /** What is chosen: whenever it changes, its pressed button comes into sight, or else its list that has a choice. */
  chosen: string;
  children: ReactNode;
};

/** Choices in one line, which scrolls where they do not fit. */
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

/** In the middle, so that its neighbours are in sight too. */
function showChosen(box: HTMLElement | null) {
  const part =
    box?.querySelector<HTMLElement>("[aria-pressed=true]") ??
    box?.querySelector<HTMLElement>("select:not([data-placeholder])");
  if (box && part) showInTheMiddle(box, part);
}
