import { type RefObject, useEffect } from "react";
import { tabTitle } from "#words/sign-in";

/** The route before this one, kept across the screens of a page load. */
export type LastRoute = RefObject<string | undefined>;

/** Rendered after a screen: titles the tab after its heading, and focuses that when the route changes. */
export function RouteFocus({ route, last }: { route: string; last: LastRoute }) {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>("h1");
    const observer = new MutationObserver(() => heading && titleTabAfter(heading));
    if (heading) {
      titleTabAfter(heading);
      observer.observe(heading, { childList: true, characterData: true, subtree: true });
    }
    if (last.current !== undefined && last.current !== route) {
      window.scrollTo(0, 0);
      // A screen may have focused one of its fields.
      if (!document.querySelector("main")?.contains(document.activeElement)) heading?.focus();
    }
    last.current = route;
    return () => observer.disconnect();
  }, [route, last]);
  return null;
}

function titleTabAfter(heading: HTMLElement) {
  document.title = tabTitle(heading.dataset.title ?? heading.textContent);
}
