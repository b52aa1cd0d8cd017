import { existsSync } from "node:fs";
import type { Db } from "../database/db.ts";
import { readSqlFile, type SqlFile, valuesFor } from "../database/sql-file.ts";
import { modules } from "../modules.ts";
import type { Viewer } from "../viewer.ts";

const files = new URL("../operations/", import.meta.url);

const moduleName = new RegExp(
  `(?<=^(?:get|list))(?:${modules.map((module) => pascalCase(module)).join("|")})`,
);

function pascalCase(module: string) {
  return module.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Modules that ask the same share a file, named after the operation without its module. */
export function reportFile(operationId: string): SqlFile {
  const shared = operationId.replace(moduleName, "");
  const name = [operationId, shared].find((each) => existsSync(new URL(`${each}.sql`, files)));
  if (!name) {
    throw new Error(`src/operations has neither ${operationId}.sql nor ${shared}.sql.`);
  }
  return readSqlFile(new URL(`${name}.sql`, files));
}

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
        valuesFor(file, { ...values, company_id: viewer.companyId, module: viewer.module }),
      );
      return row?.data ?? null;
    },
    { setup: asViewer(viewer) },
  );
}

/** Numbers and word characters only, so there is nothing to escape. */
function asViewer({ userId, companyId, module }: Viewer) {
  return `set transaction read only; set local role partner_reader;
    set local partner.user_id = ${userId.toFixed()};
    set local partner.company_id = '${companyId?.toFixed() ?? ""}';
    set local partner.module = '${module.replaceAll(/\W/g, "")}'`;
}
