import { useMemo } from "react";
import { navigate, usePathname, useSearch } from "wouter/use-browser-location";

export { navigate };

/** The address as it stands in the browser: wouter's own hooks decode it, and an id in it would be decoded twice. */
export function useAddress() {
  const path = usePathname();
  const query = useSearch();
  return { path, page: path + query };
}

export function useQuery(): URLSearchParams {
  const query = useSearch();
  return useMemo(() => new URLSearchParams(query), [query]);
}

/** Goes to another query of the same path, which was reached from the same page. */
export function goToQuery(query: URLSearchParams, options?: { replace: boolean }): void {
  const text = query.toString();
  navigate(text ? `?${text}` : location.pathname, { ...options, state: history.state });
}
