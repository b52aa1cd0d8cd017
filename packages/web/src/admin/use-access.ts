import { useActorRef, useSelector } from "@xstate/react";
import type { AccessContext, AccessEnd } from "machines/account/access";
import { type Access, accessMachine, type OpenInvitation } from "machines/account/access";
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
  isUnknown: boolean;
  /** Whether a confirmation is open. */
  isAsking: boolean;
  isBusy: boolean;
  /** Whether nothing can be started now. */
  isHeld: boolean;
  load: () => void;
  want: (end: AccessEnd) => void;
  confirm: () => void;
  drop: () => void;
  withdraw: (id: string) => void;
};

export function useAccess(place: AccessScope): AccessView {
  const { aside } = usePortal();
  const { module, company } = place;
  const machine = useMemo(
    () => provideAccess(aside, { module, company }),
    [aside, module, company],
  );
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

function provideAccess(client: PartnerClient, { module, company }: AccessScope) {
  const place = { module, company_id: company };
  return accessMachine.provide({
    actors: {
      loadAccess: fromPromise(async ({ signal }) => {
        const asked = { company_id: company };
        const [people, invitations] = await Promise.all([
          client.call(listAccess, asked, { signal }),
          client.call(listInvitations, asked, { signal }),
        ]);
        return {
          people: people.filter((one) => one.module === module).map(parseAccess),
          invitations: invitations.filter((one) => one.module === module).map(parseInvitation),
        };
      }),
      endAccess: fromPromise(async ({ input, signal }) => {
        await client.call(endAccess, { ...place, user_id: input.user }, { signal });
      }),
      endSessions: fromPromise(async ({ input, signal }) => {
        await client.call(endUserSessions, { ...place, user_id: input.user }, { signal });
      }),
      withdraw: fromPromise(async ({ input, signal }) => {
        await client.call(withdrawInvitation, { ...place, invitation_id: input.id }, { signal });
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
