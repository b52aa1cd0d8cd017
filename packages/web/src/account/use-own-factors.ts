import { useActorRef, useSelector } from "@xstate/react";
import { type OwnFactors, ownFactorsMachine } from "machines/account";
import { getSecondFactor } from "partner-sdk";
import { useMemo } from "react";
import { fromPromise } from "xstate";
import { usePortal } from "../portal/portal-context.ts";

export type OwnFactorsView = {
  /** Null until they have come once. */
  factors: OwnFactors | null;
  hasFailed: boolean;
  load: () => void;
};

/** Which second factors the user has, asked for by the screen that shows it. */
export function useOwnFactors(): OwnFactorsView {
  const { aside } = usePortal();
  const machine = useMemo(
    () =>
      ownFactorsMachine.provide({
        actors: {
          loadFactors: fromPromise(async ({ signal }) =>
            factorsIn(await aside.call(getSecondFactor, {}, { signal })),
          ),
        },
      }),
    [aside],
  );
  const actor = useActorRef(machine);
  return {
    factors: useSelector(actor, ({ context }) => context.factors),
    hasFailed: useSelector(actor, (snapshot) => snapshot.matches("failed")),
    load: () => actor.send({ type: "list.wanted" }),
  };
}

type Told = {
  totp_since: unknown;
  recovery_codes_left: unknown;
  passkeys: readonly { id: unknown; name: unknown; since: unknown; last_used?: unknown }[];
  is_required: unknown;
};

const textOf = (value: unknown) => (typeof value === "string" ? value : null);

function factorsIn({ totp_since, recovery_codes_left, passkeys, is_required }: Told): OwnFactors {
  return {
    totpSince: textOf(totp_since),
    recoveryCodesLeft: Number(recovery_codes_left),
    passkeys: passkeys.map(({ id, name, since, last_used }) => ({
      id: String(id),
      name: String(name),
      since: String(since),
      lastUsed: textOf(last_used),
    })),
    isRequired: is_required === true,
  };
}
