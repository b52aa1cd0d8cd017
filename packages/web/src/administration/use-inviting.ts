import { useActorRef, useSelector } from "@xstate/react";
import { type InvitingContext, invitingMachine, type Wished } from "machines/account";
import { invite } from "partner-sdk";
import { useEffect, useEffectEvent, useMemo } from "react";
import { fromPromise } from "xstate";
import { usePortal } from "../portal/portal-context.ts";
import type { PortalActor } from "../portal/start-portal.ts";
import type { Place } from "./use-access.ts";

export type InvitingView = InvitingContext & {
  isOpen: boolean;
  isBusy: boolean;
  open: () => void;
  close: () => void;
  submit: (wished: Wished) => void;
  edit: () => void;
};

/** The dialog that invites; `onMade` is told where there may be an invitation more. */
export function useInviting({ module, company }: Place, onMade: () => void): InvitingView {
  const portal = usePortal();
  const machine = useMemo(
    () => machineOver(portal, { module, company }),
    [portal, module, company],
  );
  const actor = useActorRef(machine);
  const isMade = useSelector(actor, (snapshot) => snapshot.matches("made"));
  const tell = useEffectEvent(onMade);
  useEffect(() => {
    if (isMade) tell();
  }, [isMade]);
  return {
    ...useSelector(actor, ({ context }) => context),
    isOpen: useSelector(actor, (snapshot) => snapshot.hasTag("open")),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag("busy")),
    open: () => actor.send({ type: "dialog.opened" }),
    close: () => {
      const { failure } = actor.getSnapshot().context;
      const isUnsure = actor.getSnapshot().hasTag("busy") || failure === "unanswered";
      actor.send({ type: "dialog.closed" });
      if (isUnsure) onMade();
    },
    submit: (wished) => actor.send({ type: "invitation.submitted", ...wished }),
    edit: () => actor.send({ type: "form.edited" }),
  };
}

function machineOver({ aside }: PortalActor, { module, company }: Place) {
  return invitingMachine.provide({
    actors: {
      invite: fromPromise(async ({ input: { name, role }, signal }) => {
        const body = { module, company_id: company, name, role: roleOf(role) };
        const { token, expires_at } = await aside.call(invite, body, { signal });
        return { token: String(token), expiresAt: String(expires_at) };
      }),
    },
  });
}

function roleOf(role: string): "administrator" | "reader" {
  return role === "administrator" ? "administrator" : "reader";
}
