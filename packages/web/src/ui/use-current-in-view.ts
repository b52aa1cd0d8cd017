import { type RefObject, useEffect, useRef } from "react";
import { showInTheMiddle } from "./in-the-middle.ts";

/** Scrolls a row of links until the current one is in its middle. */
export function useCurrentInView<Row extends HTMLElement>(
  current: string | undefined,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const link = current && row.current?.querySelector<HTMLElement>("[aria-current]");
    // `scrollIntoView` would have the next Tab start from here instead of from the skip link.
    if (row.current && link) showInTheMiddle(row.current, link);
  }, [current]);
  return row;
}
