import type { Db } from "../database/db.ts";
import { endOtherSessions } from "./sessions.ts";

type Change = {
  userId: number;
  /** Of the session that stays. */
  token: string;
  /** The hash that the old password was checked against. */
  from: string;
  to: string;
};

/**
 * One transaction, so that a server that is killed leaves one of the two passwords, with the sessions that belong to it.
 * False where another change came first.
 */
export const changePassword = (db: Db, { userId, token, from, to }: Change): Promise<boolean> =>
  db.tx(async (tx) => {
    const changed = await tx.query(
      `update users set password_hash = $3, must_change_password = false
       where user_id = $1 and password_hash = $2
       returning user_id`,
      [userId, from, to],
    );
    if (changed.length === 0) return false;
    await endOtherSessions(tx, userId, token);
    return true;
  });
