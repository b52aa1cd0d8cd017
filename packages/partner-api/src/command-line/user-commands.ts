import { passwords } from "../accounts/passwords.ts";
import { endSessionsOf } from "../accounts/sessions.ts";
import { createUser, grantCompanies } from "../accounts/users.ts";
import type { Db } from "../database/db.ts";
import { type Module, modules } from "../modules.ts";
import { type Command, CommandFailed, command, WrongUse, withDatabase } from "./command.ts";
import { didYouMean } from "./nearest.ts";
import { newPassword } from "./new-password.ts";

const USERNAME = "Name that the user signs in with";
const password = { value: "-", is: "Read the password from standard input" };

export const userCommands: Record<string, Command> = {
  "user add": command({
    summary: "Add a user",
    notes: "Without --password, a password is generated and printed.",
    arguments: { USERNAME },
    required: { name: { value: "FULL-NAME", is: "Full name of the user" } },
    optional: { password },
    example: 'user add nasrin --name "Nasrin Akter"',
    async run({ USERNAME: username, name, password: source }, say) {
      const { password, generated } = await newPassword(source, username);
      const passwordHash = await passwords().hash(password);
      await withDatabase(async (db) => {
        if (await findUser(db, username)) {
          throw new CommandFailed(`User ${username} already exists.`);
        }
        await createUser(db, { username, name, passwordHash });
      });
      say(`Added user ${username}.${generated}`);
    },
  }),
  "user password": command({
    summary: "Change a user's password and end the user's sessions",
    notes: "Without --password, a password is generated and printed.",
    arguments: { USERNAME },
    optional: { password },
    example: "user password nasrin --password - < password.txt",
    async run({ USERNAME: username, password: source }, say) {
      const { password, generated } = await newPassword(source, username);
      const passwordHash = await passwords().hash(password);
      await withDatabase(async (db) => {
        const userId = await existingUser(db, username);
        await db.tx(async (tx) => {
          await tx.query("update users set password_hash = $2 where user_id = $1", [
            userId,
            passwordHash,
          ]);
          await endSessionsOf(tx, userId);
        });
      });
      say(`Changed the password of ${username}.${generated}`);
    },
  }),
  "user grant": command({
    summary: "Give a user access to a company in a module",
    arguments: { USERNAME },
    required: {
      module: { value: "MODULE", is: `One of ${modules.join(", ")}` },
      company: { value: "ID", is: "Id of the company" },
    },
    example: "user grant nasrin --module water --company 1001",
    async run({ USERNAME: username, module, company }, say) {
      if (!modules.includes(module as Module)) {
        throw new WrongUse(`Unknown module ${module}.${didYouMean(module, modules)}`);
      }
      if (!/^\d{1,9}$/.test(company)) throw new WrongUse("--company must be a whole number.");
      await withDatabase(async (db) => {
        const userId = await existingUser(db, username);
        const known = await db.query("select from companies where company_id = $1", [
          Number(company),
        ]);
        if (known.length === 0) throw new CommandFailed(`Company ${company} does not exist.`);
        await grantCompanies(db, userId, [{ company_id: Number(company), module }]);
      });
      say(`${username} now has access to company ${company} in ${module}.`);
    },
  }),
  "user sign-out": command({
    summary: "End a user's sessions",
    arguments: { USERNAME },
    example: "user sign-out nasrin",
    async run({ USERNAME: username }, say) {
      await withDatabase(async (db) => endSessionsOf(db, await existingUser(db, username)));
      say(`Signed ${username} out.`);
    },
  }),
  "user disable": command({
    summary: "Disable a user and end the user's sessions",
    arguments: { USERNAME },
    example: "user disable nasrin",
    async run({ USERNAME: username }, say) {
      await withDatabase(async (db) => {
        const userId = await existingUser(db, username);
        await db.query("update users set disabled_at = now() where user_id = $1", [userId]);
        await endSessionsOf(db, userId);
      });
      say(`Disabled ${username}.`);
    },
  }),
};

async function findUser(db: Db, username: string): Promise<number | undefined> {
  const [user] = await db.query<{ user_id: number }>(
    "select user_id from users where lower(username) = lower($1)",
    [username],
  );
  return user?.user_id;
}

async function existingUser(db: Db, username: string): Promise<number> {
  const userId = await findUser(db, username);
  if (userId === undefined) throw new CommandFailed(`User ${username} does not exist.`);
  return userId;
}
