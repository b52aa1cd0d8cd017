import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "./results-in-sight.css.ts";

export type ResultsInSightProps = {
  /** What is searched for; empty without a search. */
  search: string;
  /** What it has found, which follows what is typed. */
  found: readonly object[];
  children: ReactNode;
};

/** While someone types, the first result stands below what sticks, and above a phone's keyboard. */
export function ResultsInSight({ search, found, children }: ResultsInSightProps) {
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = document.activeElement;
    if (search === "" || !found || !(field instanceof HTMLInputElement) || field.type !== "search")
      return;
    if (results.current) bringUp(results.current, field);
  }, [search, found]);
  return (
    <div ref={results} className={styles.results}>
      {children}
    </div>
  );
}

/** A row, and the sums that stick below it. */
const enough = 176;
const gap = 8;

/** As far as is needed, and never so far that the field itself is hidden. */
function bringUp(results: HTMLElement, field: HTMLElement) {
  const bottom = (visualViewport?.height ?? innerHeight) + (visualViewport?.offsetTop ?? 0);
  const missing = results.getBoundingClientRect().top + enough - bottom;
  if (missing <= 0) return;
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const room = field.getBoundingClientRect().top - header - gap;
  window.scrollBy({ top: Math.min(missing + gap, Math.max(0, room)) });
}
