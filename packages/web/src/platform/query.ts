import { useContext, useMemo } from "react";
import { navigate, PageContext } from "./address.ts";

export function useQuery(): URLSearchParams {
  const page = useContext(PageContext);
  return useMemo(() => new URLSearchParams(page.replace(/^[^?]*/, "")), [page]);
}

/** Goes to another query of the same path, which was reached from the same page. */
export function goToQuery(query: URLSearchParams, options?: { replace: boolean }): void {
  const text = query.toString();
  navigate(text ? `?${text}` : location.pathname, { ...options, state: history.state });
}
