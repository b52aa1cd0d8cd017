import type { Transaction } from "../database/db.ts";
import { normalizedUsername } from "./usernames.ts";

type Queries = Pick<Transaction, "query">;

export type User = { user_id: number; username: string; name: string; is_disabled: boolean };
export const roles = ["reader", "administrator"] as const;
export type Role = (typeof roles)[number];
export type Grant = { company_id: number; company: string; module: string; role: Role };
type NewUser = {
  username: string;
  name: string;
  passwordHash: string;
  mustChangePassword?: boolean;
};
export type Granted = { company_id: number; module: string };

/** None where the name is taken, in letters of either case and whatever their encoding. */
export async function addUser(
  tx: Queries,
  { username, name, passwordHash, mustChangePassword = false }: NewUser,
): Promise<number | undefined> {
  if (await isTaken(tx, username)) return undefined;
  const [user] = await tx.query<{ user_id: number }>(
    `insert into users (username, name, password_hash, must_change_password)
     values ($1, $2, $3, $4) on conflict do nothing returning user_id`,
    [normalizedUsername(username), name, passwordHash, mustChangePassword],
  );
  return user?.user_id;
}

export async function createUser(tx: Queries, user: NewUser): Promise<number> {
  const id = await addUser(tx, user);
  if (id === undefined) throw new Error(`The user ${user.username} was not created.`);
  return id;
}

/** Without a role, a new grant makes a reader, and one that is there stays what it is. The invitations of a former administrator end. */
export async function grantCompanies(
  tx: Queries,
  userId: number,
  companies: readonly Granted[],
  role: Role | null = null,
): Promise<void> {
  await tx.query(
    `insert into grants (user_id, company_id, module, role)
     select distinct $1::integer, company_id, module::service_module, coalesce($3, 'reader')
     from json_to_recordset($2) as granted (company_id integer, module text)
     on conflict (company_id, module, user_id) do update set role = excluded.role where $3 is not null`,
    [userId, JSON.stringify(companies), role],
  );
  if (role !== "reader") return;
  for (const { company_id, module } of companies) {
    await tx.query(
      "delete from invitations where inviter_id = $1 and company_id = $2 and module = $3",
      [userId, company_id, module],
    );
  }
}

/** An administrator stays one. */
export async function giveAtLeast(
  tx: Queries,
  userId: number,
  { company_id, module }: Granted,
  role: Role,
): Promise<void> {
  await tx.query(
    `insert into grants (user_id, company_id, module, role) values ($1, $2, $3, $4)
     on conflict (company_id, module, user_id) do update set role = excluded.role
     where grants.role = 'reader'`,
    [userId, company_id, module, role],
  );
}

export async function revokeCompany(
  tx: Queries,
  userId: number,
  { company_id, module }: Granted,
): Promise<boolean> {
  const revoked = await tx.query(
    `delete from grants where user_id = $1 and company_id = $2 and module = $3 returning user_id`,
    [userId, company_id, module],
  );
  return revoked.length > 0;
}

const columns = "user_id, username, name, disabled_at is not null as is_disabled";

/** Names are one in letters of either case, and however Unicode encodes them. */
const isNamed = "lower(normalize(username)) = lower(normalize($1))";

/** Two names of before may be one: then it is the user whose name is typed as it is stored. */
export async function findUser(tx: Queries, username: string): Promise<User | undefined> {
  const [user] = await tx.query<User>(
    `select ${columns} from users
     where ${isNamed}
     order by lower(username) = lower($1) desc, user_id
     limit 1`,
    [username],
  );
  return user;
}

/** By anybody else than the user whose own it may be. */
export async function isTaken(tx: Queries, username: string, own: number | null = null) {
  const others = await tx.query(
    `select user_id from users where ${isNamed} and user_id is distinct from $2 limit 1`,
    [username, own],
  );
  return others.length > 0;
}

export const listUsers = (tx: Queries): Promise<(User & { companies: number })[]> =>
  tx.query(
    `select ${columns},
       (select count(distinct company_id) from grants where grants.user_id = users.user_id) as companies
     from users
     order by username collate "C"`,
  );

export const grantsOfUser = (tx: Queries, userId: number): Promise<Grant[]> =>
  tx.query<Grant>(
    `select company_id, companies.name as company, module::text as module, role
     from grants
     join companies using (company_id)
     where user_id = $1
     order by place_of(module), company_id`,
    [userId],
  );

export async function countSessions(tx: Queries, userId: number): Promise<number> {
  const [held] = await tx.query<{ sessions: number }>(
    "select count(*) as sessions from sessions where user_id = $1 and not needs_second_factor",
    [userId],
  );
  return held?.sessions ?? 0;
}

type ListedSession = {
  session_id: string;
  device: string | null;
  created_at: Date;
  last_seen_at: Date;
};

/** All that are stored and wait for nothing, the last seen first. */
export const listSessions = (tx: Queries, userId: number): Promise<ListedSession[]> =>
  tx.query<ListedSession>(
    `select session_id::text, device, created_at, last_seen_at
     from sessions
     where user_id = $1 and not needs_second_factor
     order by last_seen_at desc, session_id`,
    [userId],
  );

export async function renameUser(
  tx: Queries,
  userId: number,
  { username, name }: { username: string; name: string },
): Promise<void> {
  await tx.query("update users set username = $2, name = $3 where user_id = $1", [
    userId,
    username,
    name,
  ]);
}

/** Enabled again, the user has the same access, but no invitation of before. */
export async function disableUser(tx: Queries, userId: number): Promise<void> {
  await tx.query("update users set disabled_at = now() where user_id = $1", [userId]);
  await tx.query("delete from invitations where inviter_id = $1", [userId]);
}

export async function enableUser(tx: Queries, userId: number): Promise<void> {
  await tx.query("update users set disabled_at = null where user_id = $1", [userId]);
}

type GivenPassword = { hash: string; mustChange: boolean };

export async function setPassword(
  tx: Queries,
  userId: number,
  { hash, mustChange }: GivenPassword,
): Promise<void> {
  await tx.query(
    "update users set password_hash = $2, must_change_password = $3 where user_id = $1",
    [userId, hash, mustChange],
  );
}

export async function expirePassword(tx: Queries, userId: number): Promise<void> {
  await tx.query("update users set must_change_password = true where user_id = $1", [userId]);
}

export async function mustChangePassword(tx: Queries, userId: number): Promise<boolean> {
  const [user] = await tx.query<{ must: boolean }>(
    "select must_change_password as must from users where user_id = $1",
    [userId],
  );
  return user?.must ?? false;
}

/** Of a user who has just been found. */
export async function usernameOf(tx: Queries, userId: number): Promise<string> {
  const [user] = await tx.query<{ username: string }>(
    "select username from users where user_id = $1",
    [userId],
  );
  return user?.username ?? "";
}

/** As users are called; of one who has just been found. */
export async function nameOf(tx: Queries, userId: number): Promise<string> {
  const [user] = await tx.query<{ name: string }>("select name from users where user_id = $1", [
    userId,
  ]);
  return user?.name ?? "";
}

/** Takes sessions, grants, second factors and places of sign-in along. */
export async function deleteUser(tx: Queries, userId: number): Promise<void> {
  await tx.query("delete from users where user_id = $1", [userId]);
}
