import { useEffect, useRef } from "react";

/** Stands behind a screen: names the page after its heading, and moves the focus there when the screen changes. */
export function Arrival({ at }: { at: string }) {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>("h1");
    if (heading) document.title = `${heading.textContent} · Partner portal`;
    if (before.current !== undefined && before.current !== at) {
      window.scrollTo(0, 0);
      heading?.focus();
    }
    before.current = at;
  }, [at]);
  return null;
}
