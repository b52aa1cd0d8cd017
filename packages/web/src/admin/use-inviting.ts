import { useActorRef, useSelector } from "@xstate/react";
import {
  type CreateInvitationContext,
  createInvitationMachine,
  type InvitationRequest,
} from "machines/account/create-invitation";
import { invite, type PartnerClient } from "partner-sdk";
import { useEffect, useEffectEvent, useMemo } from "react";
import { fromPromise } from "xstate";
import { usePortal } from "../state/portal-context.ts";
import type { AccessScope } from "./use-access.ts";

export type InvitingView = CreateInvitationContext & {
  isOpen: boolean;
  isBusy: boolean;
  open: () => void;
  close: () => void;
  submit: (wished: InvitationRequest) => void;
  edit: () => void;
};

/** The dialog that invites; `onMade` is called where there may be another invitation. */
export function useInviting({ module, company }: AccessScope, onMade: () => void): InvitingView {
  const { backgroundClient } = usePortal();
  const machine = useMemo(
    () => provideInviting(backgroundClient, { module, company }),
    [backgroundClient, module, company],
  );
  const actor = useActorRef(machine);
  const isMade = useSelector(actor, (snapshot) => snapshot.matches("made"));
  const notify = useEffectEvent(onMade);
  useEffect(() => {
    if (isMade) notify();
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

function provideInviting(client: PartnerClient, { module, company }: AccessScope) {
  return createInvitationMachine.provide({
    actors: {
      invite: fromPromise(async ({ input: { name, role }, signal }) => {
        const body = { module, company_id: company, name, role: roleOf(role) };
        const { token, expires_at } = await client.call(invite, body, { signal });
        return { token: String(token), expiresAt: String(expires_at) };
      }),
    },
  });
}

function roleOf(role: string): "administrator" | "reader" {
  return role === "administrator" ? "administrator" : "reader";
}
