import { type ReactNode, useLayoutEffect, useState } from "react";
import { navigate, PageContext } from "./address.ts";

/** The last two are wouter's, which fires them on every `navigate`. */
const changes = ["popstate", "pushState", "replaceState"];

const currentPage = () => location.pathname + location.search;

/** Keeps the address as React state: a change of an external store would be drawn at once even in a transition. */
export function AddressProvider({ children }: { children: ReactNode }) {
  const [page, setPage] = useState(currentPage);
  useLayoutEffect(() => {
    const follow = () => setPage(currentPage());
    const ended = new AbortController();
    for (const change of changes) addEventListener(change, follow, { signal: ended.signal });
    // What is inside may have navigated before this listens. Setting the same page would render all of it again.
    if (currentPage() !== page) follow();
    return () => ended.abort();
  }, [page]);
  return <PageContext value={page}>{children}</PageContext>;
}

/** Navigates before anything is painted, and leaves no entry to come back to. */
export function Redirect({ to }: { to: string }) {
  useLayoutEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
