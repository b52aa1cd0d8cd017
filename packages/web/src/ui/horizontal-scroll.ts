import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Keeps the current link of a scrolling row in its middle. */
export function useScrollToCurrent<Row extends HTMLElement>(
  current: string | undefined,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const link = current && row.current?.querySelector<HTMLElement>("[aria-current]");
    // `scrollIntoView` would have the next Tab start from here instead of from the skip link.
    if (row.current && link) scrollToCenter(row.current, link);
  }, [current]);
  return row;
}

/** Scrolls only the box, not the page, in the next frame, which is laid out anyway. */
export function scrollToCenter(box: HTMLElement, part: HTMLElement) {
  const show = () => {
    const { left, width } = part.getBoundingClientRect();
    box.scrollLeft += left - box.getBoundingClientRect().left - (box.clientWidth - width) / 2;
    return box.scrollLeft;
  };
  requestAnimationFrame(() => {
    const shownAt = show();
    // A font that arrives later changes the widths.
    document.fonts.ready.then(() => box.scrollLeft === shownAt && show());
  });
}

/** Sets `data-more` to the ends of a row that can scroll further, for `fadingEnds`. */
export function useFadingEnds(line: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const box = line.current;
    if (!box) return;
    const mark = () => markMore(box);
    const observer = new ResizeObserver(mark);
    for (const part of [box, ...box.children]) observer.observe(part);
    box.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", mark);
    };
  }, [line]);
}

function markMore(box: HTMLElement) {
  const { scrollLeft, scrollWidth, clientWidth } = box;
  // Negative from right to left.
  const passed = Math.abs(scrollLeft);
  const before = passed > 1;
  const after = passed + clientWidth < scrollWidth - 1;
  const more = before && after ? "both" : before ? "before" : after ? "after" : null;
  if (more) box.dataset.more = more;
  else delete box.dataset.more;
}
