import type { ComponentProps, MouseEvent } from "react";
import { navigate } from "./address.ts";

export type LinkProps = ComponentProps<"a"> & {
  href: string;
  /** The page that the one it leads to can lead back to. */
  from?: string;
};

/** Goes on within the portal; a new tab or a download is left to the browser. */
export function Link({ href, from, onClick, ...props }: LinkProps) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigate(href, { state: from === undefined ? null : { from } });
  };
  return <a {...props} href={href} onClick={go} />;
}
