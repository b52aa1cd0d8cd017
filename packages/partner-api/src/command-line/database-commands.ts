import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { passwords } from "../accounts/passwords.ts";
import { migrate } from "../database/migrate.ts";
import { openPglite } from "../database/pglite.ts";
import { makeDemo } from "../demo/demo.ts";
import { readSettings } from "../settings.ts";
import { type Command, WrongUse, withDatabase, wordsOf } from "./command.ts";

const days = 90;

export const databaseCommands: Record<string, Command> = {
  demo: {
    takes: "SEED",
    does: "fills an empty database with made-up data; the same seed makes the same",
    async run(words, say) {
      const seed = Number(wordsOf(words, "SEED", []).subject);
      if (!Number.isSafeInteger(seed) || Math.abs(seed) > 1e9) {
        throw new WrongUse("The seed has to be a whole number of at most nine digits.");
      }
      const password = randomBytes(9).toString("base64url");
      const passwordHash = await passwords().hash(password);
      await withDatabase(async (db) => {
        const [state] = await db.query<{ used: boolean }>(
          "select exists (select from users) or exists (select from companies) as used",
        );
        if (state?.used) throw new WrongUse("The database has users or companies already.");
        await makeDemo(db, { seed, days, passwordHash, say });
      });
      const { databaseUrl, dataDirectory } = readSettings(process.env);
      if (!databaseUrl)
        await writeFile(join(dataDirectory, "demo-password"), password, { mode: 0o600 });
      say(`Sign in: demo / ${password}`);
    },
  },
  backup: {
    takes: "FILE.tar.gz",
    does: "writes the embedded database to a file",
    async run(words, say) {
      const { subject } = wordsOf(words, "FILE.tar.gz", []);
      const db = await openPglite(embedded());
      try {
        await writeFile(subject, await db.backup(), { flag: "wx", mode: 0o600 });
      } finally {
        await db.close();
      }
      say(`Wrote ${subject}`);
    },
  },
  restore: {
    takes: "FILE.tar.gz",
    does: "makes the embedded database from such a file, in an empty data directory",
    async run(words, say) {
      const { subject } = wordsOf(words, "FILE.tar.gz", []);
      const options = embedded();
      if (existsSync(join(options.directory, "complete"))) {
        throw new WrongUse(`${options.directory} has a database: move it away, or set DATA_DIR.`);
      }
      const archive = new Uint8Array(await readFile(subject));
      const db = await openPglite({ ...options, archive: async () => archive });
      try {
        await migrate(db, options.timeZone);
      } finally {
        await db.close();
      }
      say(`Restored ${subject} into ${options.directory}`);
    },
  },
};

function embedded() {
  const { databaseUrl, dataDirectory, reportingTimeZone, statementTimeout } = readSettings(
    process.env,
  );
  if (databaseUrl) throw new WrongUse("DATABASE_URL is set: use pg_dump and pg_restore.");
  return { directory: dataDirectory, timeZone: reportingTimeZone, statementTimeout };
}
