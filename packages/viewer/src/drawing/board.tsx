import type { ReactNode, RefObject } from "react";

type BoardProps = {
  ref: RefObject<HTMLElement | null>;
  label: string;
  className?: string;
  children: ReactNode;
};

/** A box that scrolls: the keyboard has to reach it, and Safari focuses no scroller by itself. */
export function Board({ ref, label, className = "board", children }: BoardProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what is focused, and what can be pressed in it need not be in sight.
    <section ref={ref} className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
