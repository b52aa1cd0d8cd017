import type { Db, Transaction } from "../database/db.ts";
import { MigrationsDiffer, migrateIn } from "../database/migrate.ts";
import { knownMigrations } from "../database/migrations.ts";
import { nameOf, readRelease } from "../release.ts";
import { type Backup, BrokenBackup, readBackup } from "./backup-format.ts";

/** Before anything is made of it. */
export function refuseUnfit({ migrations, by, timeZone }: Backup, zone: string): void {
  const known = knownMigrations();
  const unknown = migrations.filter(({ name }) => !known.includes(name));
  if (unknown.length > 0) {
    throw new MigrationsDiffer(
      `The backup is newer than this version of the partner API: version ${by} wrote it, with ${unknown.at(-1)?.name}, and this is version ${nameOf(readRelease())}, which knows migrations up to ${known.at(-1)}. Restore it with that version or a newer one.`,
    );
  }
  if (timeZone !== zone) {
    throw new MigrationsDiffer(
      `The backup counts its service days in ${timeZone}: set REPORTING_TIMEZONE to that zone.`,
    );
  }
}

/** Into an empty database, whose schema is made as that of the backup was, roles and grants included. */
export async function restoreBackup(db: Db, path: string): Promise<void> {
  await db.tx(
    async (tx) => {
      const begun = new Set<string>();
      const { rows, sequences } = await readBackup(path, {
        onHeader: ({ migrations, timeZone }) =>
          migrateIn(tx, timeZone, migrations.map(({ name }) => name).sort()),
        async onRows(table, columns, lines) {
          if (!begun.has(table)) {
            // What they guard was guarded when it was written; some tables can only be added to.
            await tx.run(`alter table ${table} disable trigger user; delete from ${table}`);
          }
          begun.add(table);
          await tx.copy(`${table} ${columns}`, lines);
        },
      });
      for (const [sequence, last] of Object.entries(sequences)) {
        await tx.query("select setval($1::text::regclass, $2::bigint)::text", [sequence, last]);
      }
      for (const table of begun) await tx.run(`alter table ${table} enable trigger user`);
      for (const [table, count] of Object.entries(rows)) await compare(tx, table, count);
    },
    { statementTimeout: 0 },
  );
  await db.tx((tx) => tx.run("analyze"), { statementTimeout: 0 });
}

async function compare(tx: Transaction, table: string, count: number) {
  const [stored] = await tx.query<{ rows: number }>(`select count(*) as rows from ${table}`);
  if (stored?.rows !== count) {
    throw new BrokenBackup(`${table} has ${stored?.rows} rows instead of ${count}.`);
  }
}
