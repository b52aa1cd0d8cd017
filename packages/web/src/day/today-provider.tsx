import { type ReactNode, useEffect, useState } from "react";
import { usePortal } from "../portal/portal-context.ts";
import { type TodayActor, TodayContext, useIsDayTold } from "../portal/use-today.ts";
import { type ReadSameHours, SameHoursContext } from "../report/compare/same-hours-context.ts";
import { dayDoor } from "./day-door.ts";

/** Where the host tells of the running day, its figures are kept from screen to screen, until the session ends. */
export function TodayProvider({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const isTold = useIsDayTold();
  const [{ actor, sameHours }, setFollowed] = useState<DayFollowed>(coming);
  useEffect(() => {
    if (!isTold) return;
    let started: TodayActor | undefined;
    let isOver = false;
    // Where it could not be fetched, the screen that shows the day says so or has it fetched again.
    dayDoor.load().catch(() => setFollowed(missing));
    void dayDoor.arrival.then(({ startToday, sameHours }) => {
      if (isOver) return;
      started = startToday(portal);
      setFollowed({ actor: started, sameHours });
    });
    return () => {
      isOver = true;
      started?.stop();
      setFollowed(coming);
    };
  }, [portal, isTold]);
  return (
    <TodayContext value={actor}>
      <SameHoursContext value={sameHours}>{children}</SameHoursContext>
    </TodayContext>
  );
}

type DayFollowed = { actor: TodayActor | null; sameHours: ReadSameHours | "coming" | null };

const coming: DayFollowed = { actor: null, sameHours: "coming" };
const missing: DayFollowed = { actor: null, sameHours: null };
