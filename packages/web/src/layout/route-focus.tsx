import { type RefObject, useEffect } from "react";
import { tabTitle } from "#words/sign-in";

/** The place before this one, kept across the screens of a page load. */
export type LastPlace = RefObject<string | undefined>;

/** Rendered after a screen: the tab is titled after its heading, which gets the focus when the screen changes. */
export function Arrival({ at, last }: { at: string; last: LastPlace }) {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>("h1");
    const observer = new MutationObserver(() => heading && titleTabAfter(heading));
    if (heading) {
      titleTabAfter(heading);
      observer.observe(heading, { childList: true, characterData: true, subtree: true });
    }
    if (last.current !== undefined && last.current !== at) {
      window.scrollTo(0, 0);
      // A screen may have focused a field of its own.
      if (!document.querySelector("main")?.contains(document.activeElement)) heading?.focus();
    }
    last.current = at;
    return () => observer.disconnect();
  }, [at, last]);
  return null;
}

function titleTabAfter(heading: HTMLElement) {
  document.title = tabTitle(heading.dataset.title ?? heading.textContent);
}
