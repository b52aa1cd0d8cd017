import type { Role } from "../accounts/users.ts";
import type { Transaction } from "../database/db.ts";

type Queries = Pick<Transaction, "query">;

export type Company = { company_id: number; name: string };

export async function addCompany(tx: Queries, name: string): Promise<Company> {
  const [added] = await tx.query<Company>(
    "insert into companies (name) values ($1) returning company_id, name",
    [name],
  );
  if (!added) throw new Error(`The company ${name} was not added.`);
  return added;
}

export async function findCompany(tx: Queries, companyId: number): Promise<Company | undefined> {
  const [found] = await tx.query<Company>(
    "select company_id, name from companies where company_id = $1",
    [companyId],
  );
  return found;
}

export const companiesNamed = (tx: Queries, name: string): Promise<Company[]> =>
  tx.query<Company>(
    "select company_id, name from companies where lower(name) = lower($1) order by company_id",
    [name],
  );

export const listCompanies = (tx: Queries): Promise<(Company & { users: number })[]> =>
  tx.query(
    `select company_id, name,
       (select count(distinct user_id) from grants where grants.company_id = companies.company_id) as users
     from companies
     order by company_id`,
  );

export const grantsOf = (
  tx: Queries,
  companyId: number,
): Promise<{ username: string; module: string; role: Role }[]> =>
  tx.query(
    `select username, module::text as module, role
     from grants
     join users using (user_id)
     where company_id = $1
     order by username collate "C", place_of(module)`,
    [companyId],
  );

export async function requireSecondFactor(
  tx: Queries,
  companyId: number,
  isRequired: boolean,
): Promise<void> {
  await tx.query("update companies set requires_second_factor = $2 where company_id = $1", [
    companyId,
    isRequired,
  ]);
}

export async function requiresSecondFactor(tx: Queries, companyId: number): Promise<boolean> {
  const [company] = await tx.query<{ required: boolean }>(
    "select requires_second_factor as required from companies where company_id = $1",
    [companyId],
  );
  return company?.required ?? false;
}

export async function usersWithoutSecondFactor(tx: Queries, companyId: number): Promise<number> {
  const [counted] = await tx.query<{ users: number }>(
    `select count(distinct user_id) as users
     from grants
     where company_id = $1
       and not exists (select from totp_secrets where totp_secrets.user_id = grants.user_id)
       and not exists (select from passkeys where passkeys.user_id = grants.user_id)`,
    [companyId],
  );
  return counted?.users ?? 0;
}

export async function renameCompany(tx: Queries, companyId: number, name: string): Promise<void> {
  await tx.query("update companies set name = $2 where company_id = $1", [companyId, name]);
}
