import { withAuditEntry } from "../audit-log/audit-log.ts";
import type { Db } from "../database/db.ts";
import { distribute } from "../database/distribute.ts";
import { readSettings } from "../settings.ts";
import { actorName, as } from "./change.ts";
import { type Command, CommandFailed, command, WrongUse } from "./command.ts";
import { withDatabase } from "./with-database.ts";

export const distributeCommands: Record<string, Command> = {
  distribute: command({
    summary: "Spread the records over the nodes of a Citus cluster",
    notes: `Stop the servers first. Run it again after a node has been added: it prepares
the new node, and leaves what is spread already as it is.`,
    arguments: {},
    optional: {
      shards: { value: "NUMBER", is: "Parts to spread them in (default: 32)" },
      as,
    },
    example: "distribute --shards 64",
    async run({ shards = "32", as: named }, say) {
      if (!/^[1-9]\d{0,2}$/.test(shards)) {
        throw new WrongUse("--shards must be a whole number from 1 to 999.");
      }
      if (!readSettings(process.env).databaseUrl) {
        throw new CommandFailed("DATABASE_URL is not set: the embedded database has no nodes.");
      }
      const spread = await withDatabase(async (db) => {
        if (!db.isDistributed) await refuseBesideOthers(db);
        const what = { shards: Number(shards) };
        const act = { who: actorName(named), command: "distribute", what };
        return withAuditEntry(db, act).tx((tx) => distribute(tx, Number(shards)), {
          statementTimeout: 0,
        });
      });
      say(spread.length > 0 ? `Spread ${spread.join(", ")}.` : "All tables are spread already.");
    },
  }),
};

/** A server learns only when it starts that its database is distributed. */
async function refuseBesideOthers(db: Db) {
  const others = await db.query(
    `select from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend' and application_name not like 'citus%'`,
  );
  if (others.length > 0) {
    throw new CommandFailed(
      `The database has ${others.length} other connections: stop the servers first.`,
    );
  }
}
