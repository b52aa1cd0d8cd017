import { deleteExpired, readSettings } from "partner-api";
import { expect, it } from "vitest";
import { mainEngine, ownDatabase } from "../databases.ts";

it("what waited for a second factor goes when it is over, and what is good stays", async () => {
  const { db, drop } = await ownDatabase(mainEngine, "demo");
  const ages = "(values (1, interval '9 minutes'), (2, interval '11 minutes')) as made (n, age)";
  for (const rows of [
    `sessions (token_hash, user_id, created_at, needs_second_factor)
     select sha256(n::text::bytea), n, now() - age, true from ${ages}`,
    `sessions (token_hash, user_id, created_at)
     select sha256((10 * n)::text::bytea), n, now() - age from ${ages}`,
    `totp_offers (user_id, secret, offered_at) select n, 'open.x', now() - age from ${ages}`,
    `used_challenges (challenge, used_at) select n::text, now() - age from ${ages}`,
  ]) {
    await db.query(`insert into ${rows}`);
  }
  await deleteExpired(db, readSettings({}));
  const left = async (table: string, columns: string) =>
    db.query(`select ${columns} from ${table} order by 1`);
  expect([
    await left("sessions", "needs_second_factor, user_id"),
    await left("totp_offers", "user_id"),
    await left("used_challenges", "challenge"),
  ]).toEqual([
    [
      ...[1, 2].map((user_id) => ({ needs_second_factor: false, user_id })),
      { needs_second_factor: true, user_id: 1 },
    ],
    [{ user_id: 1 }],
    [{ challenge: "1" }],
  ]);
  await drop();
});
