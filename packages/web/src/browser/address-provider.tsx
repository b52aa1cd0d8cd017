import { type ReactNode, useLayoutEffect, useState } from "react";
import { PageContext } from "./address.ts";

/** The last two are wouter's, and tell of every `navigate`. */
const changes = ["popstate", "pushState", "replaceState"];

const pageShown = () => location.pathname + location.search;

/** Keeps the address as state: what an external store tells, React draws at once even in a transition. */
export function AddressProvider({ children }: { children: ReactNode }) {
  const [page, setPage] = useState(pageShown);
  useLayoutEffect(() => {
    const follow = () => setPage(pageShown());
    const ended = new AbortController();
    for (const change of changes) addEventListener(change, follow, { signal: ended.signal });
    // What is inside may have gone on before this listens. To be told the same, React would look through all of it once more.
    if (pageShown() !== page) follow();
    return () => ended.abort();
  }, [page]);
  return <PageContext value={page}>{children}</PageContext>;
}
