import { type RefObject, useCallback, useEffect, useState } from "react";
import { afterPaint } from "../../browser/after-paint.ts";

/** With more rows, only those near the viewport are rendered. */
const windowedFrom = 200;
const overscan = 10;
const step = 5;
/** The height of what is above and below the rows, in rows, at least. */
const reservedRows = 3;

export type RowWindow = { from: number; to: number };

/** Expects rows of equal height, and a body that scrolls with the page. */
export function useRowWindow(body: RefObject<HTMLElement | null>, count: number, height: number) {
  const isWindowed = count > windowedFrom;
  // The first paint has only the visible rows; the overscan follows.
  const [seen, setSeen] = useState(() => ({
    from: 0,
    to: Math.max(step, Math.ceil(innerHeight / height) - reservedRows),
  }));

  useEffect(() => {
    if (!isWindowed) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const next = windowAt(-top / height, innerHeight / height, count);
      setSeen((now) => (isEnough(now, next) ? now : next));
    };
    const wait = () => {
      frame ||= requestAnimationFrame(look);
    };
    const callOff = afterPaint(look);
    addEventListener("scroll", wait, { passive: true });
    addEventListener("resize", wait);
    return () => {
      callOff();
      cancelAnimationFrame(frame);
      removeEventListener("scroll", wait);
      removeEventListener("resize", wait);
    };
  }, [body, count, height, isWindowed]);

  const showRow = useCallback(
    (row: number) =>
      setSeen((now) => (row >= now.from && row < now.to ? now : windowAt(row, overscan, count))),
    [count],
  );
  if (!isWindowed) return { isWindowed, from: 0, to: count, showRow };
  const to = Math.min(seen.to, count);
  return { isWindowed, from: Math.min(seen.from, to), to, showRow };
}

function isEnough(now: RowWindow, next: RowWindow): boolean {
  return (
    now.from <= next.from && now.to >= next.to && now.to - now.from <= next.to + step - next.from
  );
}

/** In steps, so that not every scrolled row causes a render. */
function windowAt(first: number, visible: number, count: number): RowWindow {
  const from = Math.floor((first - overscan) / step) * step;
  const to = Math.ceil((first + visible + overscan) / step) * step;
  return { from: Math.min(Math.max(0, from), count), to: Math.min(Math.max(step, to), count) };
}
