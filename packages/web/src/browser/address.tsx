import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from "react";
import { navigate } from "wouter/use-browser-location";

export { navigate };

/** Path and query as the browser has them, not decoded. A part that is shown by itself is at the root. */
export const PageContext = createContext("/");

export function useAddress() {
  const page = useContext(PageContext);
  return { path: page.replace(/\?.*/s, ""), page };
}

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
