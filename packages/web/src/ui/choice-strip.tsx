import { type ReactNode, useLayoutEffect, useRef } from "react";
import * as styles from "./choice-strip.css.ts";
import { showInTheMiddle } from "./in-the-middle.ts";

export type ChoiceStripProps = {
  /** What is chosen: whenever it changes, its pressed button comes into sight. */
  chosen: string;
  children: ReactNode;
};

/** Choices in one line, which scrolls where they do not fit. */
export function ChoiceStrip({ chosen, children }: ChoiceStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = strip.current;
    if (!box) return;
    const mark = () => markMore(box);
    const observer = new ResizeObserver(mark);
    for (const part of [box, ...box.children]) observer.observe(part);
    box.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", mark);
    };
  }, []);
  useLayoutEffect(() => {
    if (chosen) showPressed(strip.current);
  }, [chosen]);
  return (
    <div ref={strip} className={styles.strip}>
      {children}
    </div>
  );
}

/** Beyond which end of a box there is more. */
function markMore(box: HTMLElement) {
  const { scrollLeft, scrollWidth, clientWidth } = box;
  // Below zero where one reads from right to left.
  const passed = Math.abs(scrollLeft);
  const before = passed > 1;
  const after = passed + clientWidth < scrollWidth - 1;
  const more = before && after ? "both" : before ? "before" : after ? "after" : null;
  if (more) box.dataset.more = more;
  else delete box.dataset.more;
}

/** In the middle, so that its neighbours are in sight too. */
function showPressed(box: HTMLElement | null) {
  const pressed = box?.querySelector<HTMLElement>("[aria-pressed=true]");
  if (box && pressed) showInTheMiddle(box, pressed);
}
