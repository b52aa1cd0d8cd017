import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { passwords } from "../accounts/passwords.ts";
import { migrate } from "../database/migrate.ts";
import { openPglite } from "../database/pglite.ts";
import { makeDemo } from "../demo/demo.ts";
import { readSettings } from "../settings.ts";
import { typedPath } from "../typed-path.ts";
import { type Command, CommandFailed, command, WrongUse, withDatabase } from "./command.ts";

const days = 90;

export const databaseCommands: Record<string, Command> = {
  demo: command({
    summary: "Fill an empty database with made-up data",
    notes: "The same seed always makes the same data.",
    arguments: { SEED: "A whole number of at most nine digits" },
    example: "demo 7",
    async run({ SEED: seed }, say) {
      if (!/^\d{1,9}$/.test(seed)) {
        throw new WrongUse("SEED must be a whole number of at most nine digits.");
      }
      const password = randomBytes(9).toString("base64url");
      const passwordHash = await passwords().hash(password);
      await withDatabase(async (db) => {
        const [state] = await db.query<{ used: boolean }>(
          "select exists (select from users) or exists (select from companies) as used",
        );
        if (state?.used) throw new CommandFailed("The database already has users or companies.");
        await makeDemo(db, { seed: Number(seed), days, passwordHash, say });
      });
      const { databaseUrl, dataDirectory } = readSettings(process.env);
      if (!databaseUrl)
        await writeFile(join(dataDirectory, "demo-password"), password, { mode: 0o600 });
      say(`Sign in: demo / ${password}`);
    },
  }),
  backup: command({
    summary: "Write the embedded database to a file",
    arguments: { "FILE.tar.gz": "File to create; an existing one is not overwritten" },
    example: "backup partner-2026-06-01.tar.gz",
    async run({ "FILE.tar.gz": typed }, say) {
      const path = typedPath(typed, process.env);
      if (existsSync(path)) throw new CommandFailed(`${path} already exists.`);
      const db = await openPglite(embedded());
      try {
        await writeFile(path, await db.backup(), { flag: "wx", mode: 0o600 });
      } finally {
        await db.close();
      }
      say(`Wrote ${path}`);
    },
  }),
  restore: command({
    summary: "Restore the embedded database from a backup",
    notes: "The data directory must not have a database yet.",
    arguments: { "FILE.tar.gz": "File that `backup` wrote" },
    example: "restore partner-2026-06-01.tar.gz",
    async run({ "FILE.tar.gz": typed }, say) {
      const path = typedPath(typed, process.env);
      if (!existsSync(path)) throw new CommandFailed(`${path} does not exist.`);
      const options = embedded();
      if (existsSync(join(options.directory, "complete"))) {
        throw new CommandFailed(
          `${options.directory} already has a database: move it away, or set DATA_DIR.`,
        );
      }
      const archive = new Uint8Array(await readFile(path));
      const db = await openPglite({ ...options, archive: async () => archive });
      try {
        await migrate(db, options.timeZone);
      } finally {
        await db.close();
      }
      say(`Restored ${path} to ${options.directory}`);
    },
  }),
};

function embedded() {
  const { databaseUrl, dataDirectory, reportingTimeZone, statementTimeout } = readSettings(
    process.env,
  );
  if (databaseUrl) throw new CommandFailed("DATABASE_URL is set: use pg_dump and pg_restore.");
  return { directory: dataDirectory, timeZone: reportingTimeZone, statementTimeout };
}
