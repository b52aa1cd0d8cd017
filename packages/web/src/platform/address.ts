import { usePathname, useSearch } from "wouter/use-browser-location";

export { navigate } from "wouter/use-browser-location";

/** The address as it stands in the browser. wouter's own hooks decode it, so an id in it would be decoded twice. */
export function useAddress() {
  const path = usePathname();
  const query = useSearch();
  return { path, search: query.slice(1), page: path + query };
}
