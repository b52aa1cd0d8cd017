import { useContext, useMemo } from "react";
import { navigate, PageContext } from "./address.ts";

export function useQuery(): URLSearchParams {
  const page = useContext(PageContext);
  return useMemo(() => new URLSearchParams(page.replace(/^[^?]*/, "")), [page]);
}

/** Goes to another query of the same path, which was reached from the same page; the address may be ahead of what is drawn. */
export function changeQuery(
  change: (now: URLSearchParams) => URLSearchParams,
  options?: { replace: boolean },
): void {
  const text = change(new URLSearchParams(location.search)).toString();
  navigate(text ? `?${text}` : location.pathname, { ...options, state: history.state });
}

/** One entry of the query alone; without a value it has none. */
export function setInQuery(
  key: string,
  value: string | null,
  options?: { replace: boolean },
): void {
  changeQuery((now) => {
    if (value) now.set(key, value);
    else now.delete(key);
    return now;
  }, options);
}
