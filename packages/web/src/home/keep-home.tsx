import { useLayoutEffect } from "react";
import { later } from "../browser/later-door.ts";

/** Stands in Home while that has no figures yet. */
export function KeepHome() {
  useLayoutEffect(() => {
    const leaving = new AbortController();
    const shown = document.getElementById("root")?.cloneNode(true) as Element | undefined;
    later.arrival.then(({ keepHome }) => shown && keepHome(shown, leaving.signal)).catch(() => {});
    return () => leaving.abort();
  }, []);
  return null;
}
