import { useActorRef, useSelector } from "@xstate/react";
import {
  type AcceptInvitationContext,
  acceptInvitationMachine,
  type InvitationDetails,
  type NewAccount,
} from "machines/account/accept-invitation";
import {
  acceptInvitation,
  joinByInvitation,
  type PartnerClient,
  readInvitation,
} from "partner-sdk";
import { useEffect, useEffectEvent, useMemo } from "react";
import { fromPromise } from "xstate";
import { followConnection } from "../browser/connection.ts";
import { forgetInvitation, takeInvitation } from "../browser/invitation-link.ts";
import { usePortal } from "../state/portal-context.ts";
import { passwordRulesIn } from "../state/provide-authentication.ts";

export type InvitationView = {
  state: string;
  context: AcceptInvitationContext;
  isBusy: boolean;
  readAgain: () => void;
  /** Accepts with a new account. The password stays in its field. */
  makeAccount: (typed: NewAccount) => void;
  /** Accepts with the account of the signed-in user. */
  addAccess: () => void;
  edit: () => void;
};

export function useInvitation(
  token: string,
  onAccepted: (context: AcceptInvitationContext) => void,
): InvitationView {
  const { backgroundClient } = usePortal();
  const machine = useMemo(() => provideInvitation(backgroundClient), [backgroundClient]);
  const actor = useActorRef(machine, { input: { token } });
  const state = useSelector(actor, ({ value }) => value);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const notify = useEffectEvent(() => {
    forgetInvitation(token);
    onAccepted(context);
  });
  useEffect(() => {
    if (state === "accepted") notify();
  }, [state]);
  // Kept until the page is left: a later sign-in leads elsewhere.
  useEffect(() => (state === "gone" ? () => forgetInvitation(token) : undefined), [state, token]);
  return {
    state,
    context,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag("busy")),
    readAgain: () => actor.send({ type: "retry.requested" }),
    makeAccount: (typed) => actor.send({ type: "account.submitted", ...typed }),
    addAccess: () => actor.send({ type: "addition.submitted" }),
    edit: () => actor.send({ type: "form.edited" }),
  };
}

/** Another link may be opened in this tab. */
export function followInvitation(onChange: () => void): () => void {
  const take = () => {
    if (location.hash.length < 2) return;
    takeInvitation();
    onChange();
  };
  addEventListener("hashchange", take);
  return () => removeEventListener("hashchange", take);
}

function provideInvitation(client: PartnerClient) {
  return acceptInvitationMachine.provide({
    actors: {
      readInvitation: fromPromise(async ({ input, signal }) =>
        parseInvitation(await client.call(readInvitation, input, { signal })),
      ),
      makeAccount: fromPromise(async ({ input, signal }) => {
        await client.call(acceptInvitation, input, { signal });
      }),
      addAccess: fromPromise(async ({ input, signal }) => {
        await client.call(joinByInvitation, input, { signal });
      }),
      followConnection,
    },
  });
}

type InvitationResponse = {
  company: unknown;
  module: unknown;
  name: unknown;
  role: unknown;
  expires_at: unknown;
} & Parameters<typeof passwordRulesIn>[0];

function parseInvitation(response: InvitationResponse): InvitationDetails {
  const { company, module, name, role, expires_at } = response;
  return {
    company: String(company),
    module: String(module),
    name: String(name),
    role: String(role),
    expiresAt: String(expires_at),
    passwordRules: passwordRulesIn(response),
  };
}
