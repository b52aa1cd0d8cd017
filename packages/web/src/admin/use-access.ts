import { useActorRef, useSelector } from "@xstate/react";
import {
  type Access,
  type AccessContext,
  type AccessEnd,
  accessMachine,
  type OpenInvitation,
} from "machines/account/access";
import {
  endAccess,
  endUserSessions,
  listAccess,
  listInvitations,
  type Module,
  type PartnerClient,
  withdrawInvitation,
} from "partner-sdk";
import { useMemo } from "react";
import { fromPromise } from "xstate";
import { followConnection } from "../browser/connection.ts";
import { usePortal } from "../state/portal-context.ts";

/** A company in one of its modules. */
export type AccessScope = { module: Module; company: string };

export type AccessView = AccessContext & {
  isLoading: boolean;
  hasLoadFailed: boolean;
  /** Whether a confirmation is open. */
  isConfirming: boolean;
  isBusy: boolean;
  /** Whether nothing can be started now. */
  isLocked: boolean;
  load: () => void;
  requestEnd: (end: AccessEnd) => void;
  confirmEnd: () => void;
  cancelEnd: () => void;
  withdraw: (id: string) => void;
};

export function useAccess({ module, company }: AccessScope): AccessView {
  const { backgroundClient } = usePortal();
  const machine = useMemo(
    () => provideAccess(backgroundClient, { module, company }),
    [backgroundClient, module, company],
  );
  const actor = useActorRef(machine);
  return {
    ...useSelector(actor, ({ context }) => context),
    isLoading: useSelector(actor, (snapshot) => snapshot.matches("loading")),
    hasLoadFailed: useSelector(actor, (snapshot) => snapshot.matches("unknown")),
    isConfirming: useSelector(actor, (snapshot) => snapshot.hasTag("asking")),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag("busy")),
    isLocked: useSelector(
      actor,
      (snapshot) => !snapshot.matches("shown") && !snapshot.hasTag("asking"),
    ),
    load: () => actor.send({ type: "list.requested" }),
    requestEnd: (end) => actor.send({ type: "end.requested", ...end }),
    confirmEnd: () => actor.send({ type: "end.confirmed" }),
    cancelEnd: () => actor.send({ type: "end.dropped" }),
    withdraw: (id) => actor.send({ type: "withdrawal.requested", id }),
  };
}

function provideAccess(client: PartnerClient, { module, company }: AccessScope) {
  const scope = { module, company_id: company };
  return accessMachine.provide({
    actors: {
      loadAccess: fromPromise(async ({ signal }) => {
        const params = { company_id: company };
        const [people, invitations] = await Promise.all([
          client.call(listAccess, params, { signal }),
          client.call(listInvitations, params, { signal }),
        ]);
        return {
          people: people.filter((one) => one.module === module).map(parseAccess),
          invitations: invitations.filter((one) => one.module === module).map(parseInvitation),
        };
      }),
      endAccess: fromPromise(async ({ input, signal }) => {
        await client.call(endAccess, { ...scope, user_id: input.user }, { signal });
      }),
      endSessions: fromPromise(async ({ input, signal }) => {
        await client.call(endUserSessions, { ...scope, user_id: input.user }, { signal });
      }),
      withdraw: fromPromise(async ({ input, signal }) => {
        await client.call(withdrawInvitation, { ...scope, invitation_id: input.id }, { signal });
      }),
      followConnection,
    },
  });
}

type AccessResponse = {
  user_id: unknown;
  user: unknown;
  username: unknown;
  role: unknown;
  since?: unknown;
  last_seen?: unknown;
  is_disabled?: unknown;
  is_you: unknown;
};

function parseAccess(response: AccessResponse): Access {
  const { user_id, user, username, role, since, last_seen, is_disabled, is_you } = response;
  return {
    user: String(user_id),
    name: String(user),
    username: String(username),
    role: String(role),
    since: typeof since === "string" ? since : null,
    lastSeen: typeof last_seen === "string" ? last_seen : null,
    isDisabled: is_disabled === true,
    isYou: is_you === true,
  };
}

type InvitationResponse = {
  id: unknown;
  name: unknown;
  role: unknown;
  invited_by: unknown;
  expires_at: unknown;
};

function parseInvitation({
  id,
  name,
  role,
  invited_by,
  expires_at,
}: InvitationResponse): OpenInvitation {
  return {
    id: String(id),
    name: String(name),
    role: String(role),
    invitedBy: String(invited_by),
    expiresAt: String(expires_at),
  };
}
