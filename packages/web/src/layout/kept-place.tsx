import { useEffect } from "react";
import { later } from "../browser/later-door.ts";

/** Rendered after a screen, once for each: leads back to where it was left, and keeps where it is left again. */
export function KeptPlace() {
  useEffect(() => {
    const ended = new AbortController();
    later.part()?.leadBack(ended.signal);
    later.arrival.then(({ keepPlaces }) => keepPlaces(ended.signal));
    return () => ended.abort();
  }, []);
  return null;
}
