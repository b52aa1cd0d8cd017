import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Db, Transaction } from "./db.ts";
import { distributeRest } from "./distribute.ts";
import { takeTurn } from "./locks.ts";
import { statementsOf } from "./script.ts";

const folder = new URL("./migrations/", import.meta.url);

export async function migrate(db: Db, timeZone: string): Promise<void> {
  await db.tx(
    async (tx) => {
      await takeTurn(tx, "migrations");
      await tx.run(`create table if not exists migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
      const applied = new Map(
        (await tx.query<Applied>("select name, checksum from migrations")).map((row) => [
          row.name,
          row.checksum,
        ]),
      );
      const names = readdirSync(folder).sort();
      // Figures that are made of the records miss those of an import that is running.
      if (names.some((name) => !applied.has(name))) await takeTurn(tx, "imports");
      // On Citus, what a migration does to many shards is done one after the other; elsewhere, this means nothing.
      await tx.run("set local citus.multi_shard_modify_mode = 'sequential'");
      for (const name of names) await apply(tx, name, applied.get(name));
      await keepTimeZone(tx, timeZone);
      if (names.some((name) => !applied.has(name))) await distributeRest(tx);
    },
    { statementTimeout: 0 },
  );
}

type Applied = { name: string; checksum: string };

async function apply(tx: Transaction, name: string, applied: string | undefined) {
  const script = readFileSync(new URL(name, folder), "utf8");
  const checksum = createHash("sha256").update(script).digest("hex");
  if (applied === checksum) return;
  if (applied) throw new Error(`Migration ${name} has changed since this database applied it.`);
  for (const statement of statementsOf(script)) await tx.run(statement);
  await tx.query("insert into migrations (name, checksum) values ($1, $2)", [name, checksum]);
}

/** Stored service days are only right in the time zone they were computed in. */
async function keepTimeZone(tx: Transaction, timeZone: string) {
  await tx.query(
    "insert into settings values ('reporting_time_zone', $1) on conflict (name) do nothing",
    [timeZone],
  );
  const [stored] = await tx.query<{ value: string }>(
    "select value from settings where name = 'reporting_time_zone'",
  );
  if (stored?.value !== timeZone) {
    throw new Error(
      `This database counts its service days in ${stored?.value}: set REPORTING_TIMEZONE to that zone.`,
    );
  }
  const [connection] = await tx.query<{ zone: string }>(
    "select current_setting('TimeZone') as zone",
  );
  if (connection?.zone.toLowerCase() !== timeZone.toLowerCase()) {
    throw new Error(
      `Connections to this database are in ${connection?.zone} instead of ${timeZone}: a pooler in between has to pass TimeZone on, or set it on the database itself.`,
    );
  }
}
