import type { Comparing } from "machines/formats";
import { isComparing } from "../rules/comparings.ts";

const entry = "compare";

/** What an address compares with; `1` is what the range before was called. */
export function comparingIn(query: URLSearchParams): Comparing | null {
  const value = query.get(entry);
  if (value === "1") return "before";
  return isComparing(value) ? value : null;
}

export function withComparison(
  query: URLSearchParams,
  comparing: Comparing | null,
): URLSearchParams {
  const next = new URLSearchParams(query);
  if (comparing) next.set(entry, comparing);
  else next.delete(entry);
  return next;
}
