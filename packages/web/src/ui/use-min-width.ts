import { useCallback, useMemo, useSyncExternalStore } from "react";

/** The same as `media.wide` of the theme. */
const wide = 48;

export function useMinWidth(rem = wide): boolean {
  // Making a list is slow, reading it is not.
  const list = useMemo(() => matchMedia(`(min-width: ${rem}rem)`), [rem]);
  const follow = useCallback(
    (onChange: () => void) => {
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [list],
  );
  return useSyncExternalStore(follow, () => list.matches);
}
