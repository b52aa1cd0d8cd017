import { hashOf, newToken } from "../accounts/tokens.ts";
import type { Role } from "../accounts/users.ts";
import type { Transaction } from "../database/db.ts";

type Queries = Pick<Transaction, "query">;

const day = 86_400_000;
/** To one company and module. */
export const mostOpen = 20;

export type Invited = { module: string; role: Role; name: string };
export type OpenInvitation = Invited & {
  invitation_id: string;
  company_id: number;
  company: string;
  invited_by: string;
  invited_at: Date;
  expires_at: Date;
};

export function tokenForADay(now: Date): { token: string; hash: string; expiresAt: Date } {
  const token = newToken();
  return { token, hash: hashOf(token), expiresAt: new Date(now.getTime() + day) };
}

const columns = `invitation_id, invitations.company_id, companies.name as company, module::text as module, role,
  invitations.name, invited_by, invited_at, expires_at`;
const isGood = "may_invite(inviter_id, invitations.company_id, module)";

/** The same work for one that was used, has expired, was withdrawn or never was. */
export async function findInvitation(
  tx: Queries,
  token: string,
  now: Date,
): Promise<OpenInvitation | undefined> {
  const [found] = await tx.query<OpenInvitation>(
    `select ${columns}
     from invitations
     join companies using (company_id)
     where token_hash = decode($1, 'hex') and expires_at > $2::timestamptz and ${isGood}`,
    [hashOf(token), now.toISOString()],
  );
  return found;
}

/** The newest first. */
export const openInvitations = (
  tx: Queries,
  companyId: number,
  now: Date,
): Promise<OpenInvitation[]> =>
  tx.query<OpenInvitation>(
    `select ${columns}
     from invitations
     join companies using (company_id)
     where company_id = $1 and expires_at > $2::timestamptz and ${isGood}
     order by invited_at desc, invitation_id`,
    [companyId, now.toISOString()],
  );

export type Used = Invited & { invitation_id: string; company_id: number };

/** Of several at the same time, one gets it. */
export async function useInvitation(
  tx: Queries,
  token: string,
  now: Date,
): Promise<Used | undefined> {
  const [used] = await tx.query<Used>(
    `delete from invitations
     where token_hash = decode($1, 'hex') and expires_at > $2::timestamptz and ${isGood}
     returning invitation_id, company_id, module::text as module, role, name`,
    [hashOf(token), now.toISOString()],
  );
  return used;
}

/** One that nobody's access stands behind. */
export async function addInvitation(
  tx: Queries,
  {
    hash,
    companyId,
    module,
    role,
    name,
    by,
    now,
    expiresAt,
  }: Invited & { hash: string; companyId: number; by: string; now: Date; expiresAt: Date },
): Promise<string> {
  const [added] = await tx.query<{ invitation_id: string }>(
    `insert into invitations
       (token_hash, company_id, module, role, name, invited_by, invited_at, expires_at)
     values (decode($1, 'hex'), $2, $3, $4, $5, $6, $7, $8)
     returning invitation_id`,
    [hash, companyId, module, role, name, by, now.toISOString(), expiresAt.toISOString()],
  );
  if (!added) throw new Error("The invitation was not added.");
  return added.invitation_id;
}

/** What it was to, unless it is gone. */
export async function removeInvitation(tx: Queries, id: string): Promise<Used | undefined> {
  const [removed] = await tx.query<Used>(
    `delete from invitations where invitation_id::text = $1
     returning invitation_id, company_id, module::text as module, role, name`,
    [id],
  );
  return removed;
}
