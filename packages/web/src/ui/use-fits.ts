import { useLayoutEffect, useRef } from "react";

/** Sets `data-fits` while the content is no wider than the element. */
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
