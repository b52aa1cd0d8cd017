import { isOpen, type MigrationState, migrationStates } from "../database/migration-states.ts";
import { openAsItIs } from "../database/open.ts";
import { nameOf, readRelease } from "../release.ts";
import { readSettings } from "../settings.ts";
import { pluralize } from "../text/counted.ts";
import { json } from "./change.ts";
import { type Command, command, jsonOrText } from "./command.ts";

export const migrationsCommands: Record<string, Command> = {
  migrations: command({
    summary: "Show the migrations, and whether an earlier version can run on the database",
    notes: "It changes nothing: run it with a new version before that is started.",
    arguments: {},
    switches: { json },
    example: "migrations",
    async run({ json: isJson }, say) {
      const db = await openAsItIs({ ...readSettings(process.env), onIdleError: () => {} });
      try {
        const states = await migrationStates(db);
        say(jsonOrText(isJson, states, [...states.map(line), told(states)].join("\n")));
      } finally {
        await db.close();
      }
    },
  }),
};

const line = ({ name, applied_at: at, way_back: wayBack }: MigrationState) =>
  `${name}  ${at ? `applied ${at.toISOString().slice(0, 10)}` : "not applied yet"}  way back: ${wayBack}`;

function told(states: MigrationState[]): string {
  const version = `version ${nameOf(readRelease())}`;
  const newer = states.filter(({ is_known: isKnown }) => !isKnown);
  if (newer.length > 0) {
    return `The database is newer than ${version}, which can${areOpen(newer) ? "" : "not"} run on it.`;
  }
  const left = states.filter(({ applied_at: at }) => at === null);
  if (left.length === 0) return `The database has all migrations of ${version}.`;
  const after = areOpen(left)
    ? "The version before can run on the database afterwards."
    : "Then the way back is a backup from before.";
  return `A start of ${version} applies ${pluralize(left.length, "migration")}. ${after}`;
}

const areOpen = (states: MigrationState[]) =>
  states.every(({ way_back: wayBack }) => isOpen(wayBack));
