import { type ReactNode, useEffect, useState } from "react";
import { lazy } from "../browser/lazy.tsx";
import { usePortal } from "../state/portal-context.ts";
import { type TodayActor, TodayContext, useSupportsToday } from "../state/use-today.ts";

const startToday = lazy("day", "startToday");

/** Keeps the figures of the running day from screen to screen, until the session ends. */
export function TodayProvider({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const isSupported = useSupportsToday();
  const [actor, setActor] = useState<TodayActor | null>(null);
  useEffect(() => {
    if (!isSupported) return;
    let started: TodayActor | undefined;
    let isOver = false;
    // A failure is shown by the screen that shows the day, which fetches the script again.
    void startToday.load();
    void startToday.whenLoaded().then((startToday) => {
      if (isOver) return;
      started = startToday(portal);
      setActor(started);
    });
    return () => {
      isOver = true;
      started?.stop();
      setActor(null);
    };
  }, [portal, isSupported]);
  return <TodayContext value={actor}>{children}</TodayContext>;
}
