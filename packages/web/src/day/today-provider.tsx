import { type ReactNode, useEffect, useState } from "react";
import { usePortal } from "../portal/portal-context.ts";
import { dayDoor } from "./day-door.ts";
import { type TodayActor, TodayContext, useIsDayTold } from "./use-today.ts";

/** Where the host tells of the running day, its figures are kept from screen to screen, until the session ends. */
export function TodayProvider({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const isTold = useIsDayTold();
  const [actor, setActor] = useState<TodayActor | null>(null);
  useEffect(() => {
    if (!isTold) return;
    let started: TodayActor | undefined;
    let isOver = false;
    dayDoor.load().then(
      ({ startToday }) => {
        if (isOver) return;
        started = startToday(portal);
        setActor(started);
      },
      // The screen that shows the day says that it is missing.
      () => {},
    );
    return () => {
      isOver = true;
      started?.stop();
      setActor(null);
    };
  }, [portal, isTold]);
  return <TodayContext value={actor}>{children}</TodayContext>;
}
