import { useLayoutEffect } from "react";
import { lazy } from "../browser/lazy.tsx";

const keepHome = lazy("deferred", "keepHome");

/** Stands in Home while that has no figures yet. */
export function KeepHome() {
  useLayoutEffect(() => {
    const leaving = new AbortController();
    const shown = document.getElementById("root")?.cloneNode(true) as Element | undefined;
    keepHome
      .whenLoaded()
      .then((keep) => shown && keep(shown, leaving.signal))
      .catch(() => {});
    return () => leaving.abort();
  }, []);
  return null;
}
