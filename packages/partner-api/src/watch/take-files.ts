import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { type AuditEntry, withAuditEntry } from "../audit-log/audit-log.ts";
import type { Db } from "../database/db.ts";
import { countImport } from "../import/import-counts.ts";
import { type Imported, importFile } from "../import/import-file.ts";
import { ImportRefused } from "../import/import-refused.ts";
import { kinds } from "../import/kinds.ts";
import type { WaitingFile } from "./waiting-files.ts";

export type Taken = {
  name: string;
  kind: string | undefined;
  imported?: Imported & { seconds: number };
  /** Why nothing of it is stored. */
  refused?: string;
  /** Nowhere where it could not be moved away, for this reason. */
  movedTo?: string;
  unmoved?: string;
  rejects?: string;
};

type Options = { folder: string; skipBad: boolean; by: Pick<AuditEntry, "who" | "command"> };

/** Imports a file, and moves it to `done` or `rejected` in its folder. */
export async function takeFile(
  db: Db,
  file: WaitingFile,
  { folder, skipBad, by }: Options,
): Promise<Taken> {
  const [done, rejected] = [join(folder, "done"), join(folder, "rejected")];
  await mkdir(done, { recursive: true });
  await mkdir(rejected, { recursive: true });
  const { name, kind, path } = file;
  const rejects = freePath(rejected, name.replace(/\.csv$/i, ".rejected.csv"));
  const began = performance.now();
  try {
    const imported = await importFile(
      withAuditEntry(db, { ...by, what: { kind, folder, file: name } }),
      {
        kind: await kindNamed(db, kind),
        path,
        rejects: skipBad ? rejects : undefined,
        isDryRun: false,
        onStep: () => {},
        onRead: () => {},
      },
    );
    const seconds = (performance.now() - began) / 1000;
    const aside = imported.rejected > 0 && { rejects };
    return {
      name,
      kind,
      imported: { ...imported, seconds },
      ...(await moved(file, done)),
      ...aside,
    };
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    const refused = error.message.replaceAll(path, name);
    const where = await moved(file, rejected);
    // It is said in any case.
    if (where.movedTo) await writeFile(`${where.movedTo}.txt`, `${refused}\n`).catch(() => {});
    return { name, kind, refused, ...where };
  }
}

async function moved({ path, name }: WaitingFile, folder: string) {
  const movedTo = freePath(folder, name);
  try {
    await rename(path, movedTo);
    return { movedTo };
  } catch (error) {
    return { unmoved: (error as Error).message.replaceAll(path, name) };
  }
}

async function kindNamed(db: Db, name: string | undefined) {
  const kind = name === undefined ? undefined : kinds[name];
  if (kind) return kind;
  await countImport(db, "unknown", "refused");
  throw new ImportRefused(
    `The name of the file begins with no kind, such as ${Object.keys(kinds).slice(0, 3).join(", ")}.`,
  );
}

/** Nothing that is there already is overwritten. */
function freePath(folder: string, wanted: string): string {
  const { name, ext } = parse(wanted);
  let path = join(folder, wanted);
  for (let at = 2; existsSync(path); at += 1) path = join(folder, `${name}-${at}${ext}`);
  return path;
}
