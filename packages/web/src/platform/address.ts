import { usePathname, useSearch } from "wouter/use-browser-location";

export { navigate } from "wouter/use-browser-location";

/** The address as the browser has it: wouter's own hooks decode it, and whoever reads an id would do so again. */
export function useAddress() {
  const path = usePathname();
  const query = useSearch();
  return { path, search: query.slice(1), page: path + query };
}
