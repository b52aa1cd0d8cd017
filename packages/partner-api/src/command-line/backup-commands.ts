import { existsSync } from "node:fs";
import { addAuditEntry } from "../audit-log/audit-log.ts";
import { type Backup, BrokenBackup, readBackup } from "../backup/backup-format.ts";
import { refuseUnfit, restoreBackup } from "../backup/restore-backup.ts";
import { archiveIn, restoreDirectory } from "../backup/restore-directory.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { hasDatabase, restoreWhole, takeDirectory } from "../database/data-directory.ts";
import { connect, openDatabase } from "../database/open.ts";
import { repairPolicies } from "../database/row-level-security.ts";
import { waitForDatabase } from "../database/wait-for-database.ts";
import { readSettings, type Settings, typedPath } from "../settings.ts";
import { actorName, as } from "./change.ts";
import { type Command, CommandFailed, command } from "./command.ts";

export const backupCommands: Record<string, Command> = {
  prepare: command({
    summary: "Make an empty database, or mend roles, grants and policies",
    notes: `A dump of PostgreSQL has no roles in it: run this after one has been restored.
An empty database that was made like this gets no demo data from a start.`,
    arguments: {},
    example: "prepare",
    async run(_, say) {
      const settings = readSettings(process.env);
      const db = await waitForDatabase({ ...settings, say }, () =>
        openDatabase({ ...settings, onIdleError: () => {}, onWait: say }),
      );
      try {
        await repairPolicies(db, say);
        await db.query("insert into settings values ('prepared', 'true') on conflict do nothing");
      } finally {
        await db.close();
      }
      say(`Prepared ${placeOf(settings)}.`);
    },
  }),
  backup: command({
    summary: "Write the database to a file, while the server may run",
    notes: `The file is read back before the command says what it holds. It can be restored
to PostgreSQL and to an embedded database. Sessions are not in it.`,
    arguments: { FILE: "File to create; an existing one is not overwritten" },
    example: "backup partner-2026-06-01.backup.gz",
    async run({ FILE: typed }, say) {
      const path = typedPath(typed, process.env);
      if (existsSync(path)) throw new CommandFailed(`${path} already exists.`);
      const settings = readSettings(process.env);
      const { backup, bytes } = await writeBackup(settings, path);
      say(`Wrote ${path}, ${(bytes / 1e6).toFixed(1)} MB, and read it back.`);
      say(`It holds what ${placeOf(settings)} held at ${backup.takenAt}: ${heldIn(backup)}.`);
    },
  }),
  restore: command({
    summary: "Restore a database from a backup",
    notes: "DATABASE_URL must name an empty database, or the data directory must have none.",
    arguments: { FILE: "File that `backup` wrote" },
    optional: { as },
    example: "restore partner-2026-06-01.backup.gz",
    async run({ FILE: typed, as: named }, say) {
      const path = typedPath(typed, process.env);
      if (!existsSync(path)) throw new CommandFailed(`${path} does not exist.`);
      const settings = readSettings(process.env);
      refuseOverEmbedded(settings);
      const archive = await archiveIn(path);
      if (archive && settings.databaseUrl) throw new BrokenBackup(ofFiles(path));
      const backup = archive ? undefined : await readBackup(path);
      if (backup) refuseUnfit(backup, settings.reportingTimeZone);
      await wholeOrNot(settings, async (to) => {
        await (archive ? restoreDirectory(archive, to) : restoreTo(to, path));
        await noteRestore(to, path, named);
      });
      const held = backup ? `: ${heldIn(backup)}.` : "";
      say(`Restored ${path} to ${placeOf(settings)}${held}`);
    },
  }),
};

/** Without the password. */
function placeOf({ databaseUrl, dataDirectory }: Settings): string {
  if (!databaseUrl) return dataDirectory;
  const { host, pathname } = new URL(databaseUrl);
  return `${pathname.slice(1)} on ${host}`;
}

const ofFiles = (path: string) =>
  `${path} has the files of an embedded database: restore it without DATABASE_URL, and take a backup of that.`;

function refuseOverEmbedded({ databaseUrl, dataDirectory }: Settings) {
  if (databaseUrl || !hasDatabase(dataDirectory)) return;
  throw new CommandFailed(
    `${dataDirectory} already has a database: move it away, or set DATA_DIR.`,
  );
}

/** A transaction of PostgreSQL is either by itself. */
async function wholeOrNot(settings: Settings, restore: (to: Settings) => Promise<void>) {
  if (settings.databaseUrl) return restore(settings);
  const { dataDirectory } = settings;
  const release = await takeDirectory(dataDirectory);
  try {
    refuseOverEmbedded(settings);
    await restoreWhole(dataDirectory, (inside) => restore({ ...settings, dataDirectory: inside }));
  } finally {
    await release();
  }
}

async function restoreTo(settings: Settings, path: string) {
  const raw = await connect({ ...settings, onIdleError: () => {} });
  try {
    const [used] = await raw.query(
      "select to_regclass('migrations') as name where to_regclass('migrations') is not null",
    );
    if (used) {
      throw new CommandFailed(
        `${placeOf(settings)} already has tables of the partner API: restore to an empty database.`,
      );
    }
    await restoreBackup(raw, path);
  } finally {
    await raw.close();
  }
}

/** Once the database has all migrations. */
async function noteRestore(settings: Settings, file: string, named: string | undefined) {
  const db = await openDatabase({ ...settings, onIdleError: () => {} });
  try {
    await addAuditEntry(db, { who: actorName(named), command: "restore", what: { file } });
  } finally {
    await db.close();
  }
}

const named = [
  ["companies", "company", "companies"],
  ["users", "user", "users"],
  ["trips", "trip", "trips"],
  ["ticket_sales", "ticket sale", "ticket sales"],
  ["toll_passages", "toll passage", "toll passages"],
  ["waybills", "waybill", "waybills"],
  ["coach_trips", "coach trip", "coach trips"],
  ["reservations", "reservation", "reservations"],
] as const;

const written = new Intl.NumberFormat("en");

/** What a backup holds, in words. */
const heldIn = ({ rows }: Backup) =>
  named
    .map(([table, one, more]) => {
      const count = rows[table] ?? 0;
      return `${written.format(count)} ${count === 1 ? one : more}`;
    })
    .join(", ");
