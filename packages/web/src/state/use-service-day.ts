import { useSyncExternalStore } from "react";
import { useReportingClock } from "./reporting-clock.tsx";

/** In milliseconds. */
const between = 10_000;

/** The running service day; a screen that stays open over 03:00 has the next one. */
export function useServiceDay(): string {
  const clock = useReportingClock();
  return useSyncExternalStore(followTime, () => clock.serviceDay(Date.now()));
}

function followTime(look: () => void) {
  const timer = setInterval(look, between);
  // A hidden tab may have slept.
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
