import { nameOf, readRelease } from "../release.ts";
import type { Db, Transaction } from "./db.ts";
import { distributeRest } from "./distribute.ts";
import { limitLockWait, type OnWait, retryUntilLocked, takeLock } from "./locks.ts";
import { isOpen, keepMigrated, readMigrated } from "./migration-states.ts";
import { knownMigrations, readMigration } from "./migrations.ts";
import { statementsOf } from "./split-statements.ts";

export class MigrationsDiffer extends Error {
  override readonly name = "MigrationsDiffer";
}

export const migrate = (db: Db, timeZone: string, onWait?: OnWait): Promise<void> =>
  retryUntilLocked(db, (tx) => migrateIn(tx, timeZone, knownMigrations(), onWait), { onWait });

/** With these migrations, which are all that are known or the first of them. */
export async function migrateIn(
  tx: Transaction,
  timeZone: string,
  names: string[],
  onWait?: OnWait,
): Promise<void> {
  await takeLock(tx, "migrations", onWait);
  await tx.run(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const rows = await tx.query<Applied>("select name, checksum from migrations");
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const isNew = names.some((name) => !applied.has(name));
  await refuseNewer(tx, [...applied.keys()], names);
  // Figures that are made of the records miss those of an import that is running.
  if (isNew) {
    await takeLock(tx, "imports", onWait);
    await limitLockWait(tx);
  }
  // On Citus, what a migration does to many shards is done one after the other; elsewhere, this means nothing.
  await tx.run("set local citus.multi_shard_modify_mode = 'sequential'");
  for (const name of names) await apply(tx, name, applied.get(name));
  await keepTimeZone(tx, timeZone);
  if (!isNew) return;
  await distributeRest(tx);
  await keepMigrated(tx);
}

type Applied = { name: string; checksum: string };

async function apply(tx: Transaction, name: string, applied: string | undefined) {
  const { script, checksum } = readMigration(name);
  if (applied === checksum) return;
  if (applied) {
    throw new MigrationsDiffer(`Migration ${name} has changed since this database applied it.`);
  }
  for (const statement of statementsOf(script)) await tx.run(statement);
  await tx.query("insert into migrations (name, checksum) values ($1, $2)", [name, checksum]);
}

/** What a newer version has stored, this one may misread, or write without the figures that belong to it. */
async function refuseNewer(tx: Transaction, applied: string[], names: string[]) {
  const unknown = applied.filter((name) => !names.includes(name)).sort();
  if (unknown.length === 0) return;
  const { by, waysBack } = await readMigrated(tx);
  const closed = unknown.filter((name) => !isOpen(waysBack[name]));
  if (closed.length === 0) return;
  const ways = closed.map((name) => `${name}: ${waysBack[name] ?? "no"}.`).join(" ");
  throw new MigrationsDiffer(
    `This database is newer than this version of the partner API: ${by ? `version ${by}` : "a newer version"} has migrated it to ${unknown.at(-1)}, and this is version ${nameOf(readRelease())}, which knows migrations up to ${names.at(-1)}. Can an earlier version run on it? ${ways} Run that version or a newer one. To go back to this one, restore the backup that was taken before the upgrade: docs/production.md#the-way-back.`,
  );
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
