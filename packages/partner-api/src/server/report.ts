import { existsSync } from "node:fs";
import type { Db } from "../database/db.ts";
import { readSqlFile, type SqlFile, valuesFor } from "../database/sql-file.ts";

const files = new URL("../operations/", import.meta.url);

/** Who reads, and as member of what; the row-level security of the database checks it again. */
export type Viewer = { userId: number; companyId: number | undefined; module: string };

/** The SQL file that has the operation's name. */
export function reportFile(operationId: string): SqlFile {
  const url = new URL(`${operationId}.sql`, files);
  if (!existsSync(url)) throw new Error(`${operationId} has no file in src/operations.`);
  return readSqlFile(url);
}

/** What the SQL file of an operation gives its viewer; null where there is no such thing. */
export function readReport(
  db: Db,
  file: SqlFile,
  viewer: Viewer,
  values: Record<string, string | number | null | undefined>,
): Promise<unknown> {
  return db.tx(
    async (tx) => {
      const [row] = await tx.query<{ data: unknown }>(
        file,
        valuesFor(file, { ...values, company_id: viewer.companyId }),
      );
      return row?.data ?? null;
    },
    { setup: asViewer(viewer) },
  );
}

/** Numbers and a known word, so nothing to escape. */
function asViewer({ userId, companyId, module }: Viewer) {
  return `set transaction read only; set local role partner_reader;
    set local partner.user_id = ${userId.toFixed()};
    set local partner.company_id = '${companyId?.toFixed() ?? ""}';
    set local partner.module = '${module.replaceAll(/\W/g, "")}'`;
}
