import { useActorRef, useSelector } from "@xstate/react";
import {
  type InvitationContext,
  type Invited,
  invitationMachine,
  type NewAccount,
} from "machines/account";
import { acceptInvitation, joinByInvitation, readInvitation } from "partner-sdk";
import { useEffect, useEffectEvent, useMemo } from "react";
import { fromPromise } from "xstate";
import { followConnection } from "../platform/connection.ts";
import { forgetInvitation } from "../platform/invitation-link.ts";
import { passwordRulesIn } from "../portal/authentication-calls.ts";
import { usePortal } from "../portal/portal-context.ts";
import type { PortalActor } from "../portal/start-portal.ts";

export type InvitationView = {
  state: string;
  context: InvitationContext;
  isBusy: boolean;
  readAgain: () => void;
  /** Takes the invitation with a new user name. The password stays in its field. */
  makeAccount: (typed: NewAccount) => void;
  /** Takes it with the account of whoever is signed in. */
  addAccess: () => void;
  edit: () => void;
};

export function useInvitation(
  token: string,
  onAccepted: (context: InvitationContext) => void,
): InvitationView {
  const portal = usePortal();
  const machine = useMemo(() => machineOver(portal), [portal]);
  const actor = useActorRef(machine, { input: { token } });
  const state = useSelector(actor, ({ value }) => value);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const tell = useEffectEvent(() => {
    forgetInvitation();
    onAccepted(context);
  });
  useEffect(() => {
    if (state === "accepted") tell();
  }, [state]);
  return {
    state,
    context,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag("busy")),
    readAgain: () => actor.send({ type: "reading.wanted" }),
    makeAccount: (typed) => actor.send({ type: "account.submitted", ...typed }),
    addAccess: () => actor.send({ type: "addition.submitted" }),
    edit: () => actor.send({ type: "form.edited" }),
  };
}

function machineOver({ aside }: PortalActor) {
  return invitationMachine.provide({
    actors: {
      readInvitation: fromPromise(async ({ input, signal }) =>
        invitedIn(await aside.call(readInvitation, input, { signal })),
      ),
      makeAccount: fromPromise(async ({ input, signal }) => {
        await aside.call(acceptInvitation, input, { signal });
      }),
      addAccess: fromPromise(async ({ input, signal }) => {
        await aside.call(joinByInvitation, input, { signal });
      }),
      followConnection,
    },
  });
}

type Told = {
  company: unknown;
  module: unknown;
  name: unknown;
  role: unknown;
  expires_at: unknown;
} & Parameters<typeof passwordRulesIn>[0];

function invitedIn(told: Told): Invited {
  const { company, module, name, role, expires_at } = told;
  return {
    company: String(company),
    module: String(module),
    name: String(name),
    role: String(role),
    expiresAt: String(expires_at),
    passwordRules: passwordRulesIn(told),
  };
}
