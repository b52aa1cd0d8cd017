import { useEffect, useState } from "react";
import { usePortal } from "../../portal/portal-context.ts";
import { later } from "../later/later-door.ts";
import { type Refreshing, type RefreshParts, startRefreshing } from "./start-refreshing.ts";

/** What asks a report anew, once its script has come. Without that, the report can still be asked. */
export function useRefreshing(): Refreshing | undefined {
  const portal = usePortal();
  const [actor, setActor] = useState<Refreshing>();
  useEffect(() => {
    let stop = () => {};
    let isLeft = false;
    const start = (parts: RefreshParts) => {
      if (isLeft) return;
      const started = startRefreshing(portal, parts);
      stop = () => started.stop();
      setActor(started);
    };
    later.arrival.then(start);
    later.load().catch(() => {});
    return () => {
      isLeft = true;
      stop();
    };
  }, [portal]);
  return actor;
}
