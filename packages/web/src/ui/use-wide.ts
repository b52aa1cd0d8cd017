import { useSyncExternalStore } from "react";

/** Room for a table: the theme's `wide`. */
const wide = "(min-width: 48rem)";

/** Whether the window has room for a table; follows it. */
export function useWide(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(wide).matches);
}

function follow(told: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", told);
  return () => query.removeEventListener("change", told);
}
