import { randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";
import { weaknessOf } from "../accounts/password-rules.ts";
import { passwords } from "../accounts/passwords.ts";
import { endSessionsOf } from "../accounts/sessions.ts";
import { recentTries } from "../accounts/throttle.ts";
import { normalizedUsername } from "../accounts/usernames.ts";
import {
  countSessions,
  createUser,
  grantsOfUser,
  listUsers,
  mustChangePassword,
  renameUser,
  setPassword,
} from "../accounts/users.ts";
import { waysOf } from "../second-factor/second-factor.ts";
import { pluralize } from "../text/counted.ts";
import { as, change, json } from "./change.ts";
import { type Command, CommandFailed, command, jsonOrText, program, WrongUse } from "./command.ts";
import { existingUser, refuseUnfitOrTaken, USERNAME } from "./existing-user.ts";
import { asRole } from "./typed-grant.ts";
import { withDatabase } from "./with-database.ts";

const password = { value: "-", is: "Read the password from standard input" };
const generates = `Without --password, a password is generated and printed.
The user has to change it after signing in, unless --permanent is given.`;
const permanent = "The user need not change the password, such as a program that cannot";

export const userCommands: Record<string, Command> = {
  "user add": command({
    summary: "Add a user",
    notes: generates,
    arguments: { USERNAME },
    required: { name: { value: "FULL-NAME", is: "Full name of the user" } },
    optional: { password, as },
    switches: { permanent, json },
    example: 'user add nasrin --name "Nasrin Akter"',
    async run(typed, say) {
      const { USERNAME: username, name, password: source, as: named, json: isJson } = typed;
      const { password, generated } = await newPassword(source, username);
      const passwordHash = await passwords().hash(password);
      const mustChangePassword = !typed.permanent;
      const added = await change("user add", named, async (tx) => {
        await refuseUnfitOrTaken(tx, username);
        const user_id = await createUser(tx, { username, name, passwordHash, mustChangePassword });
        const result = { user_id, username: normalizedUsername(username), name };
        return { what: result, result };
      });
      const told = { ...added, ...(source === undefined && { password }) };
      say(jsonOrText(isJson, told, `Added user ${username}.${generated}`));
    },
  }),
  "user list": command({
    summary: "List the users",
    arguments: {},
    switches: { json },
    example: "user list --json",
    async run({ json: isJson }, say) {
      const users = await withDatabase(listUsers);
      const lines = users.map(
        ({ username, name, is_disabled, companies }) =>
          `${username}  ${name}  (${pluralize(companies, "company", "companies")}${is_disabled ? ", disabled" : ""})`,
      );
      say(jsonOrText(isJson, users, lines.join("\n") || "There are no users."));
    },
  }),
  "user show": command({
    summary: "Show a user, what the user has access to, sessions and failed sign-ins",
    arguments: { USERNAME },
    switches: { json },
    example: "user show nasrin",
    async run({ USERNAME: username, json: isJson }, say) {
      const shown = await withDatabase(async (db) => {
        const user = await existingUser(db, username);
        return {
          ...user,
          must_change_password: await mustChangePassword(db, user.user_id),
          second_factor: await waysOf(db, user.user_id),
          sessions: await countSessions(db, user.user_id),
          failed_sign_ins: await recentTries(db, user.username),
          grants: await grantsOfUser(db, user.user_id),
        };
      });
      const states = [
        ...(shown.is_disabled ? ["disabled"] : []),
        ...(shown.must_change_password ? ["has to change the password"] : []),
        ...(shown.second_factor.length > 0 ? ["has a second factor"] : []),
      ];
      const lines = [
        `${shown.username}  ${shown.name}${states.length > 0 ? `  (${states.join(", ")})` : ""}`,
        ...shown.grants.map(
          ({ company_id, company, module, role }) =>
            `  ${module}: ${company_id}, ${company}${asRole(role)}`,
        ),
        `${pluralize(shown.sessions, "session")}; ${pluralize(shown.failed_sign_ins, "failed sign-in")} in the last five minutes.`,
      ];
      say(jsonOrText(isJson, shown, lines.join("\n")));
    },
  }),
  "user rename": command({
    summary: "Change a user's full name, or the name that the user signs in with",
    arguments: { USERNAME },
    optional: {
      name: { value: "FULL-NAME", is: "New full name" },
      username: { value: "NEW-NAME", is: "New name to sign in with" },
      as,
    },
    switches: { json },
    example: 'user rename nasrin --name "Nasrin Akter Banu"',
    async run({ USERNAME: typed, name, username, as: named, json: isJson }, say) {
      if (name === undefined && username === undefined) {
        throw new WrongUse("Nothing to change: give --name or --username.");
      }
      const renamed = await change("user rename", named, async (tx) => {
        const before = await existingUser(tx, typed);
        if (username) await refuseUnfitOrTaken(tx, username, before.user_id);
        const now = {
          username: username === undefined ? before.username : normalizedUsername(username),
          name: name ?? before.name,
        };
        await renameUser(tx, before.user_id, now);
        const result = {
          user_id: before.user_id,
          ...now,
          before: { username: before.username, name: before.name },
        };
        return { what: result, result };
      });
      say(jsonOrText(isJson, renamed, `${typed} is now ${renamed.username}, ${renamed.name}.`));
    },
  }),
  "user password": command({
    summary: "Change a user's password and end the user's sessions",
    notes: generates,
    arguments: { USERNAME },
    optional: { password, as },
    switches: { permanent, json },
    example: "user password nasrin --password - < password.txt",
    async run(typed, say) {
      const { USERNAME: username, password: source, as: named, json: isJson } = typed;
      const { password, generated } = await newPassword(source, username);
      const passwordHash = await passwords().hash(password);
      const user = await change("user password", named, async (tx) => {
        const result = await existingUser(tx, username);
        await setPassword(tx, result.user_id, {
          hash: passwordHash,
          mustChange: !typed.permanent,
        });
        await endSessionsOf(tx, result.user_id);
        return { what: { user_id: result.user_id, username: result.username }, result };
      });
      const told = { ...user, ...(source === undefined && { password }) };
      const note = user.is_disabled
        ? `\n${username} is disabled, and cannot sign in before: ${program} user enable ${username}`
        : "";
      say(jsonOrText(isJson, told, `Changed the password of ${username}.${generated}${note}`));
    },
  }),
};

async function newPassword(source: string | undefined, username: string) {
  if (source === undefined) {
    const password = randomBytes(18).toString("base64url");
    return { password, generated: `\nPassword: ${password}` };
  }
  if (source !== "-") {
    throw new WrongUse(
      "A password on the command line can be read by others: pass it on standard input, with --password -.",
    );
  }
  const password = (await text(process.stdin)).replace(/\r?\n$/, "");
  const weakness = await weaknessOf(password, username);
  if (weakness) throw new CommandFailed(weakness);
  return { password, generated: "" };
}
