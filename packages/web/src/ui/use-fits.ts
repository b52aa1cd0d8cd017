import { useLayoutEffect, useRef } from "react";

/** Marks an element with `data-fits` for as long as what it holds is no wider than itself. */
export function useFits() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = frame.current;
    const content = box?.firstElementChild;
    if (!box || !content) return;
    const observer = new ResizeObserver(() =>
      box.toggleAttribute("data-fits", content.scrollWidth <= box.clientWidth),
    );
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return frame;
}
