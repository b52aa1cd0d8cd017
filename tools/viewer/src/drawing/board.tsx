import { type ReactNode, type RefObject, useEffect, useState } from "react";

type BoardProps = {
  ref: RefObject<HTMLElement | null>;
  label: string;
  className?: string;
  children: ReactNode;
};

/** A box that scrolls once it is too small: then the arrow keys have to reach it, and Safari focuses no scroller by itself. */
export function Board({ ref, label, className = "board", children }: BoardProps) {
  const [scrolls, setScrolls] = useState(false);
  // What is in it may be another with every render.
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() =>
      setScrolls(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight),
    );
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  });
  return (
    <section ref={ref} className={className} aria-label={label} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </section>
  );
}
