import { unlock } from "../accounts/throttle.ts";
import { countSessions, deleteUser, grantsOfUser } from "../accounts/users.ts";
import { pluralize } from "../text/counted.ts";
import { as, change, json } from "./change.ts";
import { type Command, command, jsonOrText } from "./command.ts";
import { confirmed } from "./confirmed.ts";
import { existingUser, USERNAME } from "./existing-user.ts";
import { withDatabase } from "./with-database.ts";

export const deleteUserCommands: Record<string, Command> = {
  "user delete": command({
    summary: "Delete a user with the user's sessions, grants and failed sign-ins",
    notes: `Asks for the name of the user; where nobody can answer, --confirm gives it.
Acts keep the name under which they were written down.`,
    arguments: { USERNAME },
    optional: { confirm: { value: "USERNAME", is: USERNAME }, as },
    switches: { json },
    example: "user delete nasrin --confirm nasrin",
    async run({ USERNAME: typed, confirm, as: named, json: isJson }, say) {
      const { username: name } = await withDatabase((db) => existingUser(db, typed));
      await confirmed({ typed: confirm, name, about: `This deletes user ${name}.` });
      const deleted = await change("user delete", named, async (tx) => {
        const { user_id, username } = await existingUser(tx, name);
        const result = {
          user_id,
          username,
          sessions: await countSessions(tx, user_id),
          grants: (await grantsOfUser(tx, user_id)).length,
          failed_sign_ins: await unlock(tx, username),
        };
        await deleteUser(tx, user_id);
        return { what: result, result };
      });
      const taken = `${pluralize(deleted.sessions, "session")} and ${pluralize(deleted.grants, "grant")}`;
      say(jsonOrText(isJson, deleted, `Deleted user ${name}, with ${taken}.`));
    },
  }),
};
