import { type ReactNode, useEffect, useState } from "react";
import { lazy } from "../browser/lazy.tsx";
import { usePortal } from "../state/portal-context.ts";
import { type TodayActor, TodayContext, useIsDayTold } from "../state/use-today.ts";

const startToday = lazy("day", "startToday");

/** Where the host tells of the running day, its figures are kept from screen to screen, until the session ends. */
export function TodayProvider({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const isTold = useIsDayTold();
  const [actor, setActor] = useState<TodayActor | null>(null);
  useEffect(() => {
    if (!isTold) return;
    let started: TodayActor | undefined;
    let isOver = false;
    // Where it could not be fetched, the screen that shows the day says so or has it fetched again.
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
  }, [portal, isTold]);
  return <TodayContext value={actor}>{children}</TodayContext>;
}
