import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { passwords } from "../accounts/passwords.ts";
import { withAuditEntry } from "../audit-log/audit-log.ts";
import { makeDemo } from "../demo/demo.ts";
import { readSettings } from "../settings.ts";
import { actorName, as } from "./change.ts";
import { type Command, CommandFailed, command, WrongUse } from "./command.ts";
import { withDatabase } from "./with-database.ts";

export const demoCommands: Record<string, Command> = {
  demo: command({
    summary: "Fill an empty database with made-up data",
    notes: "The same seed always makes the same data.",
    arguments: { SEED: "A whole number of at most nine digits" },
    optional: { as },
    example: "demo 7",
    async run({ SEED: seed, as: named }, say) {
      if (!/^\d{1,9}$/.test(seed)) {
        throw new WrongUse("SEED must be a whole number of at most nine digits.");
      }
      const { databaseUrl, dataDirectory, demoDays: days } = readSettings(process.env);
      const password = randomBytes(9).toString("base64url");
      const passwordHash = await passwords().hash(password);
      await withDatabase(async (db) => {
        const [state] = await db.query<{ used: boolean }>(
          "select exists (select from users) or exists (select from companies) as used",
        );
        if (state?.used) throw new CommandFailed("The database already has users or companies.");
        const act = { who: actorName(named), command: "demo", what: { seed: Number(seed) } };
        await makeDemo(withAuditEntry(db, act), { seed: Number(seed), days, passwordHash, say });
      });
      if (!databaseUrl)
        await writeFile(join(dataDirectory, "demo-password"), password, { mode: 0o600 });
      say(`Sign in: demo / ${password}`);
    },
  }),
};
