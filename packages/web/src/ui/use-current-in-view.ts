import { type RefObject, useEffect, useRef } from "react";

/** Scrolls a row of links until the current one is in its middle. */
export function useCurrentInView<Row extends HTMLElement>(
  current: string | undefined,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const link = current && row.current?.querySelector<HTMLElement>("[aria-current]");
    // `scrollIntoView` would have the next Tab start from here instead of from the skip link.
    if (link) scrollToCentre(row.current, link);
  }, [current]);
  return row;
}

function scrollToCentre(row: HTMLElement | null, { offsetLeft, offsetWidth }: HTMLElement) {
  if (row) row.scrollLeft = offsetLeft - row.offsetLeft - (row.clientWidth - offsetWidth) / 2;
}
