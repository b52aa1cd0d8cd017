import { useActorRef, useSelector } from "@xstate/react";
import type { AccessContext, AccessEnd } from "machines/account/access";
import { useMemo } from "react";
import { usePortal } from "../state/portal-context.ts";
import { accessOver, type Place } from "./access-calls.ts";

export type AccessView = AccessContext & {
  isLoading: boolean;
  isUnknown: boolean;
  /** Whether a question is open. */
  isAsking: boolean;
  isBusy: boolean;
  /** Whether nothing can be begun at the moment. */
  isHeld: boolean;
  load: () => void;
  want: (end: AccessEnd) => void;
  confirm: () => void;
  drop: () => void;
  withdraw: (id: string) => void;
};

/** Who may see a company in a module, asked for by the screen that shows it. */
export function useAccess(place: Place): AccessView {
  const { aside } = usePortal();
  const { module, company } = place;
  const machine = useMemo(() => accessOver(aside, { module, company }), [aside, module, company]);
  const actor = useActorRef(machine);
  return {
    ...useSelector(actor, ({ context }) => context),
    isLoading: useSelector(actor, (snapshot) => snapshot.matches("loading")),
    isUnknown: useSelector(actor, (snapshot) => snapshot.matches("unknown")),
    isAsking: useSelector(actor, (snapshot) => snapshot.hasTag("asking")),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag("busy")),
    isHeld: useSelector(
      actor,
      (snapshot) => !snapshot.matches("shown") && !snapshot.hasTag("asking"),
    ),
    load: () => actor.send({ type: "list.requested" }),
    want: (end) => actor.send({ type: "end.requested", ...end }),
    confirm: () => actor.send({ type: "end.confirmed" }),
    drop: () => actor.send({ type: "end.dropped" }),
    withdraw: (id) => actor.send({ type: "withdrawal.requested", id }),
  };
}
