import type { Db, Transaction } from "../database/db.ts";
import { takeTurn } from "../database/locks.ts";
import { countChange, storeRecords } from "../records/records.ts";
import { checkTogether } from "./checks.ts";
import { leaveLastStates } from "./going-on.ts";
import { ImportRefused } from "./import-refused.ts";
import { awaitLines } from "./incoming.ts";
import { incomingTable, type Kind } from "./kind.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { readLines } from "./read-lines.ts";
import { badLines, writeRejects } from "./rejects.ts";
import { storeMembers } from "./store-members.ts";

export type Imported = Outcome & { rejected: number };

type Options = {
  kind: Kind;
  path: string;
  /** Where bad lines go; without it, one bad line rejects the file. */
  rejects: string | undefined;
  isDryRun: boolean;
  onStep(step: "reading" | "checking" | "storing"): void;
  onRead(bytes: number): void;
};

const mostNamed = 20;
const enoughBad = 1000;

export function importFile(db: Db, options: Options): Promise<Imported> {
  const { kind, path, rejects, isDryRun, onStep, onRead } = options;
  return db.tx(
    async (tx) => {
      await takeTurn(tx, "imports");
      await tx.run("set local work_mem = '64MB'");
      await awaitLines(tx, kind);
      onStep("reading");
      const stopAt = rejects ? Number.POSITIVE_INFINITY : enoughBad;
      const { known } = await readLines(tx, { kind, path, enoughBad: stopAt, onRead });
      onStep("checking");
      await checkTogether(tx, kind, known);
      const rejected = await setAside(tx, kind, path, rejects);
      const imported = { ...(await outcomeOf(tx, kind, known)), rejected };
      if (isDryRun) return imported;
      onStep("storing");
      if (kind.goesOn && imported.new < imported.lines) await leaveLastStates(tx, kind, known);
      if (kind.record) await storeRecords(tx, [kind.record]);
      else await storeMembers(tx, kind, known);
      await countChange(tx);
      return imported;
    },
    { statementTimeout: 0 },
  );
}

async function setAside(tx: Transaction, kind: Kind, path: string, rejects: string | undefined) {
  const [bad] = await tx.query<{ lines: number }>(
    "select count(distinct line) as lines from bad_lines",
  );
  const lines = bad?.lines ?? 0;
  if (lines === 0) return 0;
  if (!rejects) throw new ImportRefused(await named(tx, path, lines));
  await writeRejects(tx, path, rejects);
  await tx.run(`delete from ${incomingTable(kind)} where line in (select line from bad_lines)`);
  return lines;
}

async function named(tx: Transaction, path: string, lines: number): Promise<string> {
  const first = await badLines(tx, 0, mostNamed);
  const more = lines - first.length;
  return [
    ...first.map(({ line, reason }) => `${path}, line ${line}: ${reason}`),
    ...(more > 0 ? [`and ${lines >= enoughBad ? "at least " : ""}${more} more`] : []),
    "Nothing was imported. Correct the lines, or skip them with --skip-bad.",
  ].join("\n");
}
