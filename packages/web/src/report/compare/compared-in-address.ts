import type { Comparing } from "machines/formats";
import { isComparing } from "../rules/comparings.ts";

export const comparedEntry = "compare";

/** What an address compares with; `1` is what the range before was called. */
export function comparingIn(query: URLSearchParams): Comparing | null {
  const value = query.get(comparedEntry);
  if (value === "1") return "before";
  return isComparing(value) ? value : null;
}
