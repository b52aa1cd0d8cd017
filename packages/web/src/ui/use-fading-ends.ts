import { type RefObject, useLayoutEffect } from "react";

/** Marks beyond which end of a line there is more, for `fadingEnds`. */
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
  // Below zero where one reads from right to left.
  const passed = Math.abs(scrollLeft);
  const before = passed > 1;
  const after = passed + clientWidth < scrollWidth - 1;
  const more = before && after ? "both" : before ? "before" : after ? "after" : null;
  if (more) box.dataset.more = more;
  else delete box.dataset.more;
}
