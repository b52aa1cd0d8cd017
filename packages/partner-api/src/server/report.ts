import { existsSync } from "node:fs";
import { findingViewer, viewerIn } from "../accounts/sessions.ts";
import type { Db, TextRow } from "../database/db.ts";
import { asking, readSqlFile, type SqlFile } from "../database/sql-file.ts";
import { modules } from "../modules.ts";
import type { Settings } from "../settings.ts";
import type { Claim, Viewer } from "../viewer.ts";
import { sealCursor } from "./cursor.ts";

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

type Read = { viewer: Viewer | undefined; data: string | null };

/** The data is for the viewer alone, whom the caller has to admit first. */
export async function readReport(
  db: Db,
  settings: Settings,
  file: SqlFile,
  claim: Claim,
  values: Record<string, string | number | null | undefined>,
): Promise<Read> {
  const { companyId: company_id, module } = claim;
  const [found = [], rows = []] = await db.inOneTrip([
    findingViewer(settings, claim),
    asking(file, { ...values, company_id, module }),
  ]);
  return { viewer: viewerIn(found), data: dataIn(rows) };
}

/** PostgreSQL has written the JSON; only a page's cursor is added. */
function dataIn([row]: readonly TextRow[]): string | null {
  const [data = null, cursor] = row ?? [];
  if (data === null || cursor === undefined) return data;
  const next = cursor === null ? null : sealCursor(cursor);
  return `{"rows":${data},"next_cursor":${JSON.stringify(next)}}`;
}
