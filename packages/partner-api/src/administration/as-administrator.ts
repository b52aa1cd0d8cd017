import { viewerQuery } from "../accounts/sessions.ts";
import { addAuditEntry } from "../audit-log/audit-log.ts";
import type { Db, Transaction, Value } from "../database/db.ts";
import type { Settings } from "../settings.ts";

/** As the functions of the database answer that check by themselves who asks. */
export type Outcome = "done" | "forbidden" | "own" | "none" | "full" | "elsewhere";

export type AdministratorAction = {
  userId: number;
  /** Of the session that has to bear it out once more. */
  token: string;
  companyId: number;
  act: string;
  /** Written down with the names of the user and the company's id. */
  what: Record<string, unknown>;
  /** A call of such a function. */
  call: string;
  values: readonly Value[];
};

/**
 * Done by the reader's role, which may do nothing but call these functions, and noted in the same transaction: first,
 * since that role cannot write it down.
 */
export async function runAsAdministrator(
  tx: Transaction,
  settings: Settings,
  { userId, token, companyId, act, what, call, values }: AdministratorAction,
): Promise<Outcome> {
  const who = await whoIs(tx, userId);
  await addAuditEntry(tx, { who, command: act, what: { company_id: companyId, ...what } });
  const claim = { token, companyId, ofCompany: true, module: undefined };
  const finding = viewerQuery(settings, claim, undefined, true);
  await tx.query(finding, finding.values);
  const [done] = await tx.query<{ outcome: Outcome }>(`select ${call} as outcome`, values);
  return done?.outcome ?? "forbidden";
}

/** Told apart from whoever types commands. */
export async function whoIs(tx: Pick<Db, "query">, userId: number): Promise<string> {
  const [user] = await tx.query<{ username: string }>(
    "select username from users where user_id = $1",
    [userId],
  );
  return `user ${user?.username ?? userId}`;
}
