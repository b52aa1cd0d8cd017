import { useMemo } from "react";
import { navigate, useSearch } from "wouter/use-browser-location";

/** The address's query as it stands: `useSearch` of wouter's entry decodes it once too often. */
export function useQuery(): URLSearchParams {
  const search = useSearch();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Goes to another query of the same path. */
export function goToQuery(query: URLSearchParams, options?: { replace: boolean }): void {
  const text = query.toString();
  navigate(text ? `?${text}` : location.pathname, options);
}
