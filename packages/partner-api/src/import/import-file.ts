import type { Db, Transaction } from "../database/db.ts";
import { takeLock } from "../database/locks.ts";
import { noteMembers } from "../records/changes.ts";
import { countChange, storeRecords } from "../records/records.ts";
import { replaceRecords } from "../records/replace.ts";
import { checkTogether } from "./checks.ts";
import { type Format, formatOf } from "./format.ts";
import { fillFromStored, leaveChanged, leaveLastStates } from "./going-on.ts";
import { countImport } from "./import-counts.ts";
import { ImportRefused } from "./import-refused.ts";
import { awaitLines } from "./incoming.ts";
import { type Column, incomingTable, type Kind } from "./kind.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { readLines } from "./read-lines.ts";
import { placeRejects } from "./rejects.ts";
import { enoughBad, setAside } from "./set-aside.ts";

export type Imported = Outcome & {
  rejected: number;
  /** Of a dry run that skips bad lines: the first of them. */
  bad?: string[];
};

export type FileOptions = {
  kind: Kind;
  path: string;
  /** Where bad lines go; without it, one bad line rejects the file. */
  rejects: string | undefined;
  isDryRun: boolean;
  onStep(step: "reading" | "checking" | "storing"): void;
  onRead(bytes: number): void;
};

type Options = FileOptions & {
  /** Who has the lines take the place of the stored records with their keys. */
  replacedBy?: string | undefined;
  now?: Date;
};

export async function importFile(db: Db, options: Options): Promise<Imported> {
  const { kind, path, isDryRun } = options;
  try {
    const format = await formatOf(path);
    return await placeRejects(isDryRun ? undefined : options.rejects, (part) =>
      db.tx((tx) => importLines(tx, options, format, part), { statementTimeout: 0 }),
    );
  } catch (error) {
    const outcome = error instanceof ImportRefused ? "refused" : "failed";
    // Whatever made it fail may keep it from being counted, too.
    if (!isDryRun) await countImport(db, nameOf(kind), outcome).catch(() => {});
    throw error;
  }
}

const nameOf = ({ table }: Kind) => table.replaceAll("_", "-");

async function importLines(
  tx: Transaction,
  options: Options,
  format: Format,
  part: string | undefined,
): Promise<Imported> {
  const { kind, path, isDryRun, replacedBy, now = new Date(), onStep, onRead } = options;
  const isReplacing = replacedBy !== undefined;
  await takeLock(tx, "imports");
  await tx.run("set local work_mem = '64MB'");
  await awaitLines(tx, kind);
  onStep("reading");
  const stopAt = options.rejects ? Number.POSITIVE_INFINITY : enoughBad;
  const file = { kind, path, format };
  const { known } = await readLines(tx, { ...file, enoughBad: stopAt, onRead });
  onStep("checking");
  if (isReplacing) await fillFromStored(tx, kind, known);
  await checkTogether(tx, kind, known, { now, isReplacing });
  const aside = await setAside(tx, { ...file, done: "imported" }, options.rejects, part);
  const imported = { ...(await outcomeOf(tx, kind, known, isReplacing)), ...aside };
  if (isDryRun) return imported;
  onStep("storing");
  await store(tx, kind, known, imported, replacedBy);
  await countChange(tx);
  await countImport(tx, nameOf(kind), imported.rejected > 0 ? "stored_in_part" : "stored");
  return imported;
}

async function store(
  tx: Transaction,
  kind: Kind,
  known: readonly Column[],
  imported: Imported,
  replacedBy: string | undefined,
) {
  const { record } = kind;
  if (!record) return storeMembers(tx, kind, known);
  if (replacedBy !== undefined) {
    await leaveChanged(tx, kind, known);
    return replaceRecords(tx, { ...kind, record }, { by: replacedBy, count: imported.changed });
  }
  if (kind.goesOn && imported.new < imported.lines) {
    await leaveLastStates(tx, kind);
    await leaveChanged(tx, kind, known);
    await fillFromStored(tx, kind, known);
  }
  await storeRecords(tx, [record]);
}

/** Columns that the file does not have keep their values. */
async function storeMembers(tx: Transaction, kind: Kind, given: readonly Column[]) {
  const names = given.map(({ name }) => name);
  const changes = names
    .filter((name) => !kind.key.includes(name))
    .map((name) => `${name} = excluded.${name}`);
  await tx.run(`
    insert into ${kind.table} (${names.join(", ")})
    select ${names.join(", ")} from ${incomingTable(kind)}
    on conflict (${kind.key.join(", ")}) do ${
      changes.length > 0 ? `update set ${changes.join(", ")}` : "nothing"
    }`);
  await noteMembers(tx, incomingTable(kind));
}
