import { useActorRef, useSelector } from "@xstate/react";
import { type OwnSession, type OwnSessionsContext, ownSessionsMachine } from "machines/account";
import { endOtherSessions, endSession, listSessions } from "partner-sdk";
import { useMemo } from "react";
import { fromPromise } from "xstate";
import { usePortal } from "../portal/portal-context.ts";
import type { PortalActor } from "../portal/start-portal.ts";

export type OwnSessions = OwnSessionsContext & {
  state: "loading" | "failed" | "shown" | "ending" | "endingOthers";
  isBusy: boolean;
  end: (id: string) => void;
  endOthers: () => void;
  load: () => void;
};

/** Where the user is signed in, asked for by the screen that shows it. */
export function useOwnSessions(): OwnSessions {
  const portal = usePortal();
  const machine = useMemo(() => machineOver(portal), [portal]);
  const actor = useActorRef(machine);
  return {
    ...useSelector(actor, ({ context }) => context),
    state: useSelector(actor, ({ value }) => value),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag("busy")),
    end: (id) => actor.send({ type: "end.wanted", id }),
    endOthers: () => actor.send({ type: "endOfOthers.wanted" }),
    load: () => actor.send({ type: "list.wanted" }),
  };
}

function machineOver({ aside }: PortalActor) {
  return ownSessionsMachine.provide({
    actors: {
      loadSessions: fromPromise(async ({ signal }) =>
        sessionsOf(await aside.call(listSessions, {}, { signal })),
      ),
      endSession: fromPromise(async ({ input, signal }) => {
        await aside.call(endSession, { session_id: input.id }, { signal });
      }),
      endOthers: fromPromise(async ({ signal }) => {
        await aside.call(endOtherSessions, {}, { signal });
      }),
    },
  });
}

type Told = {
  id: unknown;
  device?: unknown;
  since: unknown;
  last_seen: unknown;
  is_current: unknown;
};

function sessionsOf(data: readonly Told[]): OwnSession[] {
  return data.map(({ id, device, since, last_seen, is_current }) => ({
    id: String(id),
    device: typeof device === "string" ? device : null,
    since: String(since),
    lastSeen: String(last_seen),
    isCurrent: is_current === true,
  }));
}
