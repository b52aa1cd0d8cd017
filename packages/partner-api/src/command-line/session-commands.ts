import { endSessionOf, endSessionsOf } from "../accounts/sessions.ts";
import { countSessions, listSessions } from "../accounts/users.ts";
import { as, change, json } from "./change.ts";
import { type Command, CommandFailed, command, jsonOrText } from "./command.ts";
import { existingUser, USERNAME } from "./existing-user.ts";
import { withDatabase } from "./with-database.ts";

export const sessionCommands: Record<string, Command> = {
  "user sessions": command({
    summary: "List a user's sessions, the last seen first",
    arguments: { USERNAME },
    switches: { json },
    example: "user sessions nasrin",
    async run({ USERNAME: typed, json: isJson }, say) {
      const sessions = await withDatabase(async (db) => {
        const { user_id } = await existingUser(db, typed);
        return listSessions(db, user_id);
      });
      const lines = sessions.map(
        ({ session_id, device, created_at, last_seen_at }) =>
          `${session_id}  ${device ?? "unknown device"}  since ${created_at.toISOString()}, last seen ${last_seen_at.toISOString()}`,
      );
      say(jsonOrText(isJson, sessions, lines.join("\n") || `${typed} has no sessions.`));
    },
  }),
  "user sign-out": command({
    summary: "End a user's sessions, or one of them",
    arguments: { USERNAME },
    optional: { session: { value: "ID", is: "End this session alone" }, as },
    switches: { json },
    example: "user sign-out nasrin",
    async run({ USERNAME: typed, session, as: named, json: isJson }, say) {
      const done = await change("user sign-out", named, async (tx) => {
        const { user_id, username } = await existingUser(tx, typed);
        if (session !== undefined && !(await endSessionOf(tx, user_id, session))) {
          throw new CommandFailed(`${typed} has no session ${session}.`);
        }
        const sessions = session === undefined ? await countSessions(tx, user_id) : 1;
        if (session === undefined) await endSessionsOf(tx, user_id);
        const result = { user_id, username, sessions };
        return { what: result, result };
      });
      const text = session ? `Ended a session of ${typed}.` : `Signed ${typed} out.`;
      say(jsonOrText(isJson, done, text));
    },
  }),
};
