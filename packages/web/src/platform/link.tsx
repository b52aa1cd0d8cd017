import type { ComponentProps, MouseEvent } from "react";
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
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const own = state?.() ?? null;
    navigate(href, { state: from === undefined ? own : { from, ...own } });
  };
  return <a {...props} href={href} onClick={go} />;
}
