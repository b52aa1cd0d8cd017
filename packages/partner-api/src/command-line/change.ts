import { userInfo } from "node:os";
import { type AuditEntry, addAuditEntry, withAuditEntry } from "../audit-log/audit-log.ts";
import type { Db, Transaction } from "../database/db.ts";
import { withDatabase } from "./with-database.ts";

export const as = { value: "NAME", is: "Who does it (default: the operating system's user)" };
export const json = "Print the result as JSON";

export const actorName = (named: string | undefined): string => named ?? whoTypes();

type Told<T> = { what: Record<string, unknown>; result: T };

/** Does the work and writes it down, in one transaction. */
export const change = <T>(
  command: string,
  named: string | undefined,
  work: (tx: Transaction) => Promise<Told<T>>,
): Promise<T> =>
  withDatabase((db) =>
    db.tx(
      async (tx) => {
        const { what, result } = await work(tx);
        await addAuditEntry(tx, { who: actorName(named), command, what });
        return result;
      },
      { statementTimeout: 0 },
    ),
  );

/** For work that begins its own transactions; without an act, nothing is written down. */
export const withAudit = <T>(
  act: AuditEntry | undefined,
  work: (db: Db) => Promise<T>,
): Promise<T> => withDatabase((db) => work(act ? withAuditEntry(db, act) : db));

/** Who types the command, as the system knows them; a container may know nobody. */
function whoTypes(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}
