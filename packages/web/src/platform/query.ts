import { useContext, useMemo } from "react";
import { AddressContext, navigate } from "./address.ts";

export function useQuery(): URLSearchParams {
  const { search } = useContext(AddressContext);
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Goes to another query of the same path, which was reached from the same page. */
export function goToQuery(query: URLSearchParams, options?: { replace: boolean }): void {
  const text = query.toString();
  navigate(text ? `?${text}` : location.pathname, { ...options, state: history.state });
}
