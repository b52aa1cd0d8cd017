import { nameOf, readRelease } from "../release.ts";
import type { Transaction } from "./db.ts";
import { knownMigrations, readMigration } from "./migrations.ts";

type Queries = Pick<Transaction, "query">;

/** By name of the migration. */
type WaysBack = Record<string, string>;

/** Which version has migrated the database last, and what an older one has to know of the migrations. */
export type Migrated = { by: string | undefined; waysBack: WaysBack };

export async function readMigrated(tx: Queries): Promise<Migrated> {
  const rows = await tx.query<{ name: string; value: string }>(
    "select name, value from settings where name in ('migrated_by', 'ways_back')",
  );
  const { migrated_by: by, ways_back: waysBack = "{}" } = Object.fromEntries(
    rows.map(({ name, value }) => [name, value]),
  );
  return { by, waysBack: JSON.parse(waysBack) };
}

export async function keepMigrated(tx: Queries): Promise<void> {
  const ways = knownMigrations().map((name) => [name, readMigration(name).wayBack]);
  await tx.query(
    `insert into settings values ('migrated_by', $1), ('ways_back', $2)
     on conflict (name) do update set value = excluded.value`,
    [nameOf(readRelease()), JSON.stringify(Object.fromEntries(ways))],
  );
}

export const isOpen = (wayBack: string | undefined) => wayBack?.startsWith("yes") === true;

export type MigrationState = {
  name: string;
  applied_at: Date | null;
  /** False of a migration that only newer versions have. */
  is_known: boolean;
  way_back: string;
};

/** All that the database has applied, and all that this version would apply. */
export async function migrationStates(tx: Queries): Promise<MigrationState[]> {
  const applied = await tx.query<{ name: string; applied_at: Date }>(
    "select name, applied_at from migrations",
  );
  const { waysBack } = await readMigrated(tx);
  const known = knownMigrations();
  const names = new Set([...known, ...applied.map(({ name }) => name)]);
  return [...names].sort().map((name) => {
    const isKnown = known.includes(name);
    return {
      name,
      applied_at: applied.find((each) => each.name === name)?.applied_at ?? null,
      is_known: isKnown,
      way_back: isKnown ? readMigration(name).wayBack : (waysBack[name] ?? "no"),
    };
  });
}
