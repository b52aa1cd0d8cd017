import { useCallback, useMemo, useSyncExternalStore } from "react";

/** The same as `media.wide` of the theme. */
const wide = 48;

/** Whether the window is at least so many rem wide. */
export function useWide(rem = wide): boolean {
  // To make a list is slow, and to ask it is not.
  const list = useMemo(() => matchMedia(`(min-width: ${rem}rem)`), [rem]);
  const follow = useCallback(
    (told: () => void) => {
      list.addEventListener("change", told);
      return () => list.removeEventListener("change", told);
    },
    [list],
  );
  return useSyncExternalStore(follow, () => list.matches);
}
