import type { Db, Transaction } from "../database/db.ts";
import { takeLock } from "../database/locks.ts";
import { noteChanges } from "./changes.ts";
import { checkStoredDays, type Days } from "./checked-days.ts";
import { recordCorrection } from "./corrections.ts";
import { compareFigures, type Difference, differencesFound, repairFigures } from "./figures.ts";
import { refuseClearedDays } from "./record-starts.ts";
import { awaitRecords, countChange } from "./records.ts";

export type Checked = {
  companies: number;
  days: number;
  /** Of days whose records were cleared; they are not checked. */
  cleared: number;
  differences: Difference[];
};

/** Whatever differs between the figures that are stored and what the records give. */
export const checkFigures = (db: Db, days: Days): Promise<Checked> =>
  db.tx((tx) => compare(tx, days), { statementTimeout: 0 });

/** Puts the figures right that differ, unless `days` begins or ends before the records do. */
export const rebuildFigures = (db: Db, days: Days, by: string): Promise<Checked> =>
  db.tx(
    async (tx) => {
      await refuseClearedDays(tx, days);
      const checked = await compare(tx, days);
      const count = checked.differences.length;
      if (count === 0) return checked;
      await repairFigures(tx);
      await noteChanges(tx, "table wrong_days");
      await countChange(tx);
      await recordCorrection(tx, { what: "rebuild", kind: null, count, by }, "wrong_days");
      return checked;
    },
    { statementTimeout: 0 },
  );

/** Imports wait meanwhile: between two of its statements, one would change the records. */
async function compare(tx: Transaction, days: Days): Promise<Checked> {
  await takeLock(tx, "imports");
  await tx.run("set local work_mem = '64MB'");
  await awaitRecords(tx);
  const cleared = await checkStoredDays(tx, days);
  await compareFigures(tx);
  const [counts] = await tx.query<{ companies: number; days: number }>(
    "select count(distinct company_id) as companies, count(*) as days from checked_days",
  );
  return { companies: 0, days: 0, ...counts, cleared, differences: await differencesFound(tx) };
}

export type FiguresChecked = { at: number; differences: number };

const name = "figures_checked";

/** What the last check of all figures found, for the operators of the server. */
export const recordCheck = (db: Db, differences: number) =>
  db.query(
    `insert into settings values ($1, json_build_object('at', extract(epoch from now()), 'differences', $2::integer)::text)
     on conflict (name) do update set value = excluded.value`,
    [name, differences],
  );

export const lastCheck = `(select value::json from settings where name = '${name}')`;
