import type { Transaction } from "../database/db.ts";

type NewUser = { username: string; name: string; passwordHash: string };
type Granted = { company_id: number; module: string };

export async function createUser(
  tx: Pick<Transaction, "query">,
  { username, name, passwordHash }: NewUser,
): Promise<number> {
  const [user] = await tx.query<{ user_id: number }>(
    "insert into users (username, name, password_hash) values ($1, $2, $3) returning user_id",
    [username, name, passwordHash],
  );
  if (!user) throw new Error(`The user ${username} was not created.`);
  return user.user_id;
}

export async function grantCompanies(
  tx: Pick<Transaction, "query">,
  userId: number,
  companies: readonly Granted[],
): Promise<void> {
  await tx.query(
    `insert into grants (user_id, company_id, module)
     select $1, company_id, module::service_module
     from json_to_recordset($2) as granted (company_id integer, module text)
     on conflict do nothing`,
    [userId, JSON.stringify(companies)],
  );
}
