import { existsSync } from "node:fs";
import { findingViewer, viewerIn } from "../accounts/sessions.ts";
import type { Db, TextRow } from "../database/db.ts";
import { passingViewerOn } from "../database/distributed.ts";
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
export function reportFile(operationId: string): Report {
  const shared = operationId.replace(moduleName, "");
  const name = [operationId, shared].find((each) => existsSync(new URL(`${each}.sql`, files)));
  if (!name) {
    throw new Error(`src/operations has neither ${operationId}.sql nor ${shared}.sql.`);
  }
  const file = new URL(`${name}.sql`, files);
  const before = new URL(`over-nodes/${name}.sql`, files);
  return {
    ...readSqlFile(file),
    ...(existsSync(before) && { overNodes: readSqlFile(file, before) }),
  };
}

type Report = SqlFile & { overNodes?: SqlFile };
type Read = { viewer: Viewer | undefined; data: string | null };

/** The data is for the viewer alone, whom the caller has to admit first. */
export async function readReport(
  db: Db,
  settings: Settings,
  report: Report,
  claim: Claim,
  values: Record<string, string | number | null | undefined>,
): Promise<Read> {
  const { companyId: company_id, module } = claim;
  const finding = findingViewer(settings, claim);
  // An id that no company can have: for Citus, a question about no company is one about all of them.
  if (claim.ofCompany && company_id === undefined) {
    const [found = []] = await db.inOneTrip([finding]);
    return { viewer: viewerIn(found), data: null };
  }
  const answers = await db.inOneTrip([
    finding,
    ...(db.isDistributed ? [passingViewerOn] : []),
    asking((db.isDistributed && report.overNodes) || report, { ...values, company_id, module }),
  ]);
  return { viewer: viewerIn(answers[0] ?? []), data: dataIn(answers.at(-1) ?? []) };
}

/** PostgreSQL has written the JSON; only a page's cursor is added. */
function dataIn([row]: readonly TextRow[]): string | null {
  const [data = null, cursor] = row ?? [];
  if (data === null || cursor === undefined) return data;
  const next = cursor === null ? null : sealCursor(cursor);
  return `{"rows":${data},"next_cursor":${JSON.stringify(next)}}`;
}
