import { useCallback, useMemo, useSyncExternalStore } from "react";

/** The same as `media.wide` of the theme. */
const wide = 48;

/** Whether the window has this width. Paper keeps the layout of the screen, whose parts hold what is printed. */
export function useMinWidth(rem = wide): boolean {
  // Making a list is slow, reading it is not.
  const { list, read } = useMemo(() => {
    const list = matchMedia(`(min-width: ${rem}rem)`);
    const print = matchMedia("print");
    let onScreen = list.matches;
    const read = () => {
      if (!print.matches) onScreen = list.matches;
      return onScreen;
    };
    return { list, read };
  }, [rem]);
  const follow = useCallback(
    (onChange: () => void) => {
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [list],
  );
  return useSyncExternalStore(follow, read);
}
