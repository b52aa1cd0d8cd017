import { existsSync, readdirSync } from "node:fs";
import type { Claim, Days, Viewer } from "../accounts/claim.ts";
import { viewerFrom, viewerQuery } from "../accounts/sessions.ts";
import type { Db, PreparedQuery, TextRow } from "../database/db.ts";
import { passViewerQuery } from "../database/distributed.ts";
import { readOnReplica } from "../database/replica.ts";
import { preparedQuery, readSqlFile, type SqlFile } from "../database/sql-file.ts";
import { modules } from "../modules.ts";
import type { Settings } from "../settings.ts";
import { sealCursor } from "./cursor.ts";
import { etagOf, type KnownEtags, knownEtags } from "./etag.ts";

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
  const report = readStatement(file, name);
  const ofSeveralDays = new URL(`several-days/${name}.sql`, files);
  const figures = tablesUntilTime.find((table) =>
    new RegExp(`\\b(?:from|join) ${table}\\b`).test(report.text),
  );
  return {
    ...report,
    ...(existsSync(ofSeveralDays) && {
      severalDays: readStatement(ofSeveralDays, name, `${name} of several days`),
    }),
    ...(figures && {
      untilTime: {
        ...readSqlFile(file, new URL(`until-time/${figures}.sql`, files)),
        name: `${name} until a time`,
      },
      isOfRecords: neverCleared.includes(figures),
    }),
  };
}

function readStatement(file: URL, operation: string, name = operation): Statement {
  const before = new URL(`distributed/${operation}.sql`, files);
  return {
    ...readSqlFile(file),
    name,
    ...(existsSync(before) && { distributed: { ...readSqlFile(file, before), name } }),
  };
}

/** The tables of which the last day of a range can be read until a time. */
const tablesUntilTime = readdirSync(new URL("until-time/", files)).map((file) =>
  file.replace(".sql", ""),
);
/** What these hold are records themselves, which stay. */
const neverCleared = ["waybills", "coach_trips"];

type Statement = SqlFile & { distributed?: SqlFile };
type Report = Statement & {
  severalDays?: Statement;
  untilTime?: SqlFile;
  isOfRecords?: boolean;
};
type Values = Record<string, string | number | null | undefined>;
/** What the caller has kept, and the software that it may have been made by. */
type Kept = { known: KnownEtags; version: string };
const keptNothing = { known: knownEtags(undefined), version: "" };

type Read = {
  viewer: Viewer | undefined;
  tag: string | undefined;
  /** The caller has it already. */
  isKnown: boolean;
  data: string | null;
};

/** All of it is for the viewer alone, whom the caller has to admit first. */
export async function readReport(
  db: Db,
  settings: Settings,
  report: Report,
  claim: Claim,
  values: Values,
  { known, version }: Kept = keptNothing,
): Promise<Read> {
  const isUntilTime = values.until_time !== undefined;
  const statement = (Number(values.days) > 1 && report.severalDays) || report;
  const file =
    (isUntilTime && report.untilTime) || (db.isDistributed && statement.distributed) || statement;
  // The changes of days are those of records.
  const days = claim.role ? undefined : daysOf(file, values);
  const isAddedUp = isUntilTime && !report.isOfRecords;
  const lastDay = isAddedUp ? { records_until: String(values.until) } : undefined;
  const finding = viewerQuery(settings, claim, { ...days, ...lastDay });
  const asked = preparedQuery(file, {
    ...values,
    company_id: claim.companyId,
    module: claim.module,
  });
  const foundIn = (rows: readonly TextRow[]) => {
    const viewer = viewerFrom(rows);
    return { viewer, tag: etagOf(asked, viewer, version) };
  };
  // An id that no company can have: for Citus, a question about no company is one about all of them.
  const asksNothing = claim.ofCompany && claim.companyId === undefined;

  // Where the caller has the answer, as is likely, it is not read again.
  if (asksNothing || (days && known.some)) {
    const [rows = []] = await db.pipeline([finding]);
    const found = foundIn(rows);
    const isKnown = found.tag !== undefined && known.has(found.tag);
    if (asksNothing || isKnown) return { ...found, isKnown, data: null };
  }
  const { rows, data } = await readTogether(db, claim, finding, asked);
  const found = foundIn(rows);
  return { ...found, isKnown: found.tag !== undefined && known.any && data !== null, data };
}

/** The viewer's row, and what there is for them: on a replica or over nodes, where the database has these. */
async function readTogether(
  db: Db,
  { ofCompany }: Claim,
  finding: PreparedQuery,
  asked: PreparedQuery,
) {
  const queries = [finding, ...(db.isDistributed ? [passViewerQuery] : []), asked] as const;
  const answers =
    db.replica && ofCompany
      ? await readOnReplica(db, db.replica, queries)
      : await db.pipeline(queries);
  const isWhole = answers.length === queries.length;
  return { rows: answers[0] ?? [], data: isWhole ? dataIn(answers.at(-1) ?? []) : null };
}

/** None where the clock has a say in the answer. */
function daysOf({ parameters }: SqlFile, { from_date, until, now }: Values): Days | undefined {
  if (!from_date || !until || !now || parameters.includes("now")) return undefined;
  return { from_date: String(from_date), until: String(until), now: String(now) };
}

/** PostgreSQL has written the JSON; only a page's cursor is added. */
function dataIn([row]: readonly TextRow[]): string | null {
  const [data = null, cursor] = row ?? [];
  if (data === null || cursor === undefined) return data;
  const next = cursor === null ? null : sealCursor(cursor);
  return `{"rows":${data},"next_cursor":${JSON.stringify(next)}}`;
}
