import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { noteAct } from "../acts/acts.ts";
import { readBackup } from "../backup/backup-format.ts";
import { heldIn } from "../backup/held.ts";
import { refuseUnfit, restoreBackup } from "../backup/restore-backup.ts";
import { restoreDirectory } from "../backup/restore-directory.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { connect, openDatabase } from "../database/open.ts";
import { mendWalls } from "../database/walls.ts";
import { whenThere } from "../database/when-there.ts";
import { readSettings, type Settings } from "../settings.ts";
import { typedPath } from "../typed-path.ts";
import { as, whoActs } from "./change.ts";
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
      const db = await whenThere({ ...settings, say }, () =>
        openDatabase({ ...settings, onIdleError: () => {} }),
      );
      try {
        await mendWalls(db);
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
      if (await restoreDirectory(path, settings)) {
        await noteRestore(settings, path, named);
        return say(`Restored ${path} to ${settings.dataDirectory}`);
      }
      const backup = await readBackup(path);
      refuseUnfit(backup, settings.reportingTimeZone);
      await restoreTo(settings, path);
      await noteRestore(settings, path, named);
      say(`Restored ${path} to ${placeOf(settings)}: ${heldIn(backup)}.`);
    },
  }),
};

/** Without the password. */
function placeOf({ databaseUrl, dataDirectory }: Settings): string {
  if (!databaseUrl) return dataDirectory;
  const { host, pathname } = new URL(databaseUrl);
  return `${pathname.slice(1)} on ${host}`;
}

function refuseOverEmbedded({ databaseUrl, dataDirectory }: Settings) {
  if (databaseUrl || !existsSync(join(dataDirectory, "complete"))) return;
  throw new CommandFailed(
    `${dataDirectory} already has a database: move it away, or set DATA_DIR.`,
  );
}

async function restoreTo(settings: Settings, path: string) {
  if (!settings.databaseUrl) await mkdir(dirname(settings.dataDirectory), { recursive: true });
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
  } catch (error) {
    await raw.close();
    if (!settings.databaseUrl) await forgetNew(settings.dataDirectory);
    throw error;
  }
  await raw.close();
}

/** Once the database has all migrations. */
async function noteRestore(settings: Settings, file: string, named: string | undefined) {
  const db = await openDatabase({ ...settings, onIdleError: () => {} });
  try {
    await noteAct(db, { who: whoActs(named), command: "restore", what: { file } });
  } finally {
    await db.close();
  }
}

async function forgetNew(directory: string) {
  await rm(join(directory, "complete"), { force: true });
  await rm(join(directory, "database"), { recursive: true, force: true });
}
