import { useActorRef, useSelector } from "@xstate/react";
import type { OwnSessionsContext } from "machines/account/own-sessions";
import { useMemo } from "react";
import { usePortal } from "../state/portal-context.ts";
import { ownSessionsOver } from "./account-calls.ts";

export type OwnSessions = OwnSessionsContext & {
  state: "loading" | "failed" | "shown" | "ending" | "endingOthers";
  isBusy: boolean;
  end: (id: string) => void;
  endOthers: () => void;
  load: () => void;
};

/** Where the user is signed in, asked for by the screen that shows it. */
export function useOwnSessions(): OwnSessions {
  const { aside } = usePortal();
  const machine = useMemo(() => ownSessionsOver(aside), [aside]);
  const actor = useActorRef(machine);
  return {
    ...useSelector(actor, ({ context }) => context),
    state: useSelector(actor, ({ value }) => value),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag("busy")),
    end: (id) => actor.send({ type: "end.requested", id }),
    endOthers: () => actor.send({ type: "endOfOthers.requested" }),
    load: () => actor.send({ type: "list.requested" }),
  };
}
