import { useSyncExternalStore } from "react";

/** The same as `media.wide` of the theme. */
const wide = "(min-width: 48rem)";

export function useWide(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(wide).matches);
}

function follow(told: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", told);
  return () => query.removeEventListener("change", told);
}
