import type { Transaction } from "../database/db.ts";
import type { Format } from "./format.ts";
import { ImportRefused } from "./import-refused.ts";
import { incomingTable, type Kind } from "./kind.ts";
import { badLines, writeRejects } from "./rejects.ts";

const mostNamed = 20;
/** Reading stops after so many, where one is enough to refuse the file. */
export const enoughBad = 1000;

type File = { kind: Kind; path: string; format: Format; done: "imported" | "voided" };

/** Takes the bad lines out, and writes them to `part`; without `rejects`, none may be bad. */
export async function setAside(
  tx: Transaction,
  file: File,
  rejects: string | undefined,
  part: string | undefined,
): Promise<{ rejected: number; bad?: string[] }> {
  const [bad] = await tx.query<{ lines: number }>(
    "select count(distinct line) as lines from bad_lines",
  );
  const rejected = bad?.lines ?? 0;
  if (rejected === 0) return { rejected };
  if (!rejects) {
    const lines = await named(tx, file.path, rejected, enoughBad);
    throw new ImportRefused(
      [...lines, `Nothing was ${file.done}. Correct the lines, or skip them with --skip-bad.`].join(
        "\n",
      ),
    );
  }
  if (part) await writeRejects(tx, file, part);
  await tx.run(
    `delete from ${incomingTable(file.kind)} where line in (select line from bad_lines)`,
  );
  if (part) return { rejected };
  return { rejected, bad: await named(tx, file.path, rejected, Number.POSITIVE_INFINITY) };
}

async function named(tx: Transaction, path: string, lines: number, stopsAt: number) {
  const first = await badLines(tx, 0, mostNamed);
  const more = lines - first.length;
  return [
    ...first.map(({ line, reason }) => `${path}, line ${line}: ${reason}`),
    ...(more > 0 ? [`and ${lines >= stopsAt ? "at least " : ""}${more} more`] : []),
  ];
}
