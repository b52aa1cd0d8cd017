export { clearAccessLog } from "./access-log/access-log.ts";
export { accessLogWriter } from "./access-log/access-log-writer.ts";
export type { Claim } from "./accounts/claim.ts";
export { deviceIn } from "./accounts/device.ts";
export { weaknessOf } from "./accounts/password-rules.ts";
export { passwords } from "./accounts/passwords.ts";
export { beginSession, deleteExpired } from "./accounts/sessions.ts";
export { createUser, grantCompanies } from "./accounts/users.ts";
export { runAsAdministrator } from "./administration/as-administrator.ts";
export { offerBackups } from "./backup/backup-of-server.ts";
export { type Described, WrongUse } from "./command-line/command.ts";
export { runCommandLine } from "./command-line/run.ts";
export { typedDay } from "./command-line/typed-days.ts";
export { typedWords } from "./command-line/typed-words.ts";
export { commandUsage, usageError } from "./command-line/usage.ts";
export { type Voided, voidDays, voidFile } from "./corrections/void.ts";
export {
  DatabaseUnavailable,
  type Db,
  type PreparedQuery,
  type TextRow,
  type Transaction,
} from "./database/db.ts";
export { distribute } from "./database/distribute.ts";
export { knownMigrations, readMigration } from "./database/migrations.ts";
export { openDatabase } from "./database/open.ts";
export { policies, schemaProblems } from "./database/row-level-security.ts";
export { statementsOf } from "./database/split-statements.ts";
export { waitForDatabase } from "./database/wait-for-database.ts";
export { continueDemo, makeDemo } from "./demo/demo.ts";
export { codeOf } from "./http/http-error.ts";
export { type CsvRecord, fieldsOf, readCsv } from "./import/csv.ts";
export { formatOf } from "./import/format.ts";
export { type Imported, importFile } from "./import/import-file.ts";
export { ImportRefused } from "./import/import-refused.ts";
export { kinds } from "./import/kinds.ts";
export { progressBar } from "./import/progress.ts";
export { modules, modulesWithFeature } from "./modules.ts";
export { type Checked, checkFigures, rebuildFigures } from "./records/check-figures.ts";
export { clearRecords } from "./records/clear-records.ts";
export {
  awaitRecords,
  type KindOfRecord,
  kindsOfRecords,
  storeRecords,
} from "./records/records.ts";
export { referencePage } from "./reference/page.ts";
export { base32, codeAt, stepOf, uriOf } from "./second-factor/totp.ts";
export { type Operation, readContract } from "./server/contract.ts";
export { etagOf } from "./server/etag.ts";
export { forPeople } from "./server/output.ts";
export { readReport, reportFile } from "./server/report.ts";
export { buildServer } from "./server/server.ts";
export { softwareVersion } from "./server/software-version.ts";
export { readSettings, type Settings } from "./settings.ts";
export { pluralize } from "./text/counted.ts";
export { type Output, printing } from "./text/printable.ts";
export { watchFolder } from "./watch/watch-folder.ts";
