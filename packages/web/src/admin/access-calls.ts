import { type Access, accessMachine, type OpenInvitation } from "machines/account/access";
import { createInvitationMachine } from "machines/account/create-invitation";
import {
  endAccess,
  endUserSessions,
  invite,
  listAccess,
  listInvitations,
  type Module,
  type PartnerClient,
  withdrawInvitation,
} from "partner-sdk";
import { fromPromise } from "xstate";
import { followConnection } from "../browser/connection.ts";

/** A company in one of its modules. */
export type Place = { module: Module; company: string };

export function accessOver(aside: PartnerClient, { module, company }: Place) {
  const place = { module, company_id: company };
  return accessMachine.provide({
    actors: {
      loadAccess: fromPromise(async ({ signal }) => {
        const asked = { company_id: company };
        const [people, invitations] = await Promise.all([
          aside.call(listAccess, asked, { signal }),
          aside.call(listInvitations, asked, { signal }),
        ]);
        return {
          people: people.filter((one) => one.module === module).map(accessOf),
          invitations: invitations.filter((one) => one.module === module).map(invitationOf),
        };
      }),
      endAccess: fromPromise(async ({ input, signal }) => {
        await aside.call(endAccess, { ...place, user_id: input.user }, { signal });
      }),
      endSessions: fromPromise(async ({ input, signal }) => {
        await aside.call(endUserSessions, { ...place, user_id: input.user }, { signal });
      }),
      withdraw: fromPromise(async ({ input, signal }) => {
        await aside.call(withdrawInvitation, { ...place, invitation_id: input.id }, { signal });
      }),
      followConnection,
    },
  });
}

export function invitingOver(aside: PartnerClient, { module, company }: Place) {
  return createInvitationMachine.provide({
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

type ToldAccess = {
  user_id: unknown;
  user: unknown;
  username: unknown;
  role: unknown;
  since?: unknown;
  last_seen?: unknown;
  is_disabled?: unknown;
  is_you: unknown;
};

function accessOf(told: ToldAccess): Access {
  const { user_id, user, username, role, since, last_seen, is_disabled, is_you } = told;
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

type ToldInvitation = {
  id: unknown;
  name: unknown;
  role: unknown;
  invited_by: unknown;
  expires_at: unknown;
};

function invitationOf({ id, name, role, invited_by, expires_at }: ToldInvitation): OpenInvitation {
  return {
    id: String(id),
    name: String(name),
    role: String(role),
    invitedBy: String(invited_by),
    expiresAt: String(expires_at),
  };
}
