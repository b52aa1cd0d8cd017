import { type ReactNode, useEffect, useState } from "react";
import { usePortal } from "../portal/portal-context.ts";
import {
  type DayFollowed,
  type TodayActor,
  TodayContext,
  useIsDayTold,
} from "../portal/use-today.ts";
import { dayDoor } from "./day-door.ts";

/** Where the host tells of the running day, its figures are kept from screen to screen, until the session ends. */
export function TodayProvider({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const isTold = useIsDayTold();
  const [followed, setFollowed] = useState<DayFollowed | null>(null);
  useEffect(() => {
    if (!isTold) return;
    let started: TodayActor | undefined;
    let isOver = false;
    // Where it could not be fetched, the screen that shows the day says so or has it fetched again.
    void dayDoor.load();
    void dayDoor.arrival.then(({ startToday, sameHours }) => {
      if (isOver) return;
      started = startToday(portal);
      setFollowed({ actor: started, sameHours });
    });
    return () => {
      isOver = true;
      started?.stop();
      setFollowed(null);
    };
  }, [portal, isTold]);
  return <TodayContext value={followed}>{children}</TodayContext>;
}
