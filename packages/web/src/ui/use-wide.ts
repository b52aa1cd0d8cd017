import { useCallback, useSyncExternalStore } from "react";

/** The same as `media.wide` of the theme. */
const wide = 48;

/** Whether the window is at least so many rem wide. */
export function useWide(rem = wide): boolean {
  const query = `(min-width: ${rem}rem)`;
  const follow = useCallback(
    (told: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", told);
      return () => list.removeEventListener("change", told);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => matchMedia(query).matches);
}
