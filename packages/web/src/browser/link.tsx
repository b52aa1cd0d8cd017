import { type ComponentProps, type MouseEvent, useTransition } from "react";
import { navigate } from "./address.ts";

export type LinkProps = ComponentProps<"a"> & {
  href: string;
  /** The page that the one it leads to can lead back to. */
  from?: string;
  /** What the entry of the browser's history is to keep besides. */
  state?: (() => object | null) | undefined;
};

/** Goes on within the portal; a new tab or a download is left to the browser. */
export function Link({ href, from, state, onClick, ...props }: LinkProps) {
  // The mark of the press is painted before the screen that it leads to is drawn.
  const [isLeaving, leave] = useTransition();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const own = state?.() ?? null;
    const lead = () => navigate(href, { state: from === undefined ? own : { from, ...own } });
    // What the click itself changes is drawn together with the page that it leads to.
    if (onClick) lead();
    else leave(lead);
  };
  return <a {...props} href={href} onClick={go} aria-busy={isLeaving || undefined} />;
}
