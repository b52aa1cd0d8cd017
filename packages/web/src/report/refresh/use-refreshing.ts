import { useEffect, useState } from "react";
import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import { usePortal } from "../../portal/portal-context.ts";
import { later } from "../later/later-door.ts";

type Later = Awaited<ReturnType<typeof later.load>>;
export type Refreshing = ActorRefFrom<Later["refreshMachine"]>;

/** What asks a report anew, once its script has come. Without that, the report can still be asked. */
export function useRefreshing(): Refreshing | undefined {
  const portal = usePortal();
  const [actor, setActor] = useState<Refreshing>();
  useEffect(() => {
    let stop = () => {};
    let isLeft = false;
    const start = ({ refreshMachine, awaitQuiet }: Later) => {
      if (isLeft) return;
      type Call = typeof portal.loadAnew;
      const loadAnew = fromPromise<Awaited<ReturnType<Call>>, Parameters<Call>[0]>(
        ({ input, signal }) => portal.loadAnew(input, signal),
      );
      const machine = refreshMachine.provide({ actors: { loadAnew, awaitQuiet } });
      const logger = (...words: unknown[]) => console.error(...words);
      const started = createActor(machine, { clock: portal.clock, logger }).start();
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
