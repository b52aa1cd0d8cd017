import { useActorRef, useSelector } from "@xstate/react";
import type { OwnFactors } from "machines/account/own-factors";
import { useMemo } from "react";
import { usePortal } from "../state/portal-context.ts";
import { ownFactorsOver } from "./account-calls.ts";

export type OwnFactorsView = {
  /** Null until they have come once. */
  factors: OwnFactors | null;
  hasFailed: boolean;
  load: () => void;
};

/** Which second factors the user has, asked for by the screen that shows it. */
export function useOwnFactors(): OwnFactorsView {
  const { aside } = usePortal();
  const machine = useMemo(() => ownFactorsOver(aside), [aside]);
  const actor = useActorRef(machine);
  return {
    factors: useSelector(actor, ({ context }) => context.factors),
    hasFailed: useSelector(actor, (snapshot) => snapshot.matches("failed")),
    load: () => actor.send({ type: "list.requested" }),
  };
}
