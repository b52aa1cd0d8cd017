import { passwords } from "../accounts/passwords.ts";
import { endSessionsOf } from "../accounts/sessions.ts";
import { createUser, grantCompanies } from "../accounts/users.ts";
import type { Db } from "../database/db.ts";
import { type Command, WrongUse, withDatabase, wordsOf } from "./command.ts";
import { newPassword } from "./new-password.ts";

const addTakes = "USERNAME --name 'FULL NAME' [--password -]";
const passwordTakes = "USERNAME [--password -]";
const grantTakes = "USERNAME --module MODULE --company ID";

export const accountCommands: Record<string, Command> = {
  "user add": {
    takes: addTakes,
    does: "makes a user; the password is made up, or read from standard input",
    async run(words, say) {
      const { subject: username, options } = wordsOf(words, addTakes, ["name", "password"]);
      if (!options.name) throw new WrongUse(`Takes: ${addTakes}`);
      const { name } = options;
      const { password, shown } = await newPassword(options.password, username);
      const passwordHash = await passwords().hash(password);
      await withDatabase(async (db) => {
        if (await findUser(db, username))
          throw new WrongUse(`There is a user ${username} already.`);
        await createUser(db, { username, name, passwordHash });
      });
      say(`Made ${username}${shown}`);
    },
  },
  "user password": {
    takes: passwordTakes,
    does: "gives a user another password and ends the user's sessions",
    async run(words, say) {
      const { subject, options } = wordsOf(words, passwordTakes, ["password"]);
      const { password, shown } = await newPassword(options.password, subject);
      const passwordHash = await passwords().hash(password);
      await withDatabase(async (db) => {
        const userId = await theUser(db, subject);
        await db.tx(async (tx) => {
          await tx.query("update users set password_hash = $2 where user_id = $1", [
            userId,
            passwordHash,
          ]);
          await endSessionsOf(tx, userId);
        });
      });
      say(`Changed ${subject}${shown}`);
    },
  },
  "user sign-out": {
    takes: "USERNAME",
    does: "ends a user's sessions",
    async run(words, say) {
      const { subject } = wordsOf(words, "USERNAME", []);
      await withDatabase(async (db) => endSessionsOf(db, await theUser(db, subject)));
      say(`Signed ${subject} out`);
    },
  },
  "user grant": {
    takes: grantTakes,
    does: "lets a user see a company in a module",
    async run(words, say) {
      const { subject, options } = wordsOf(words, grantTakes, ["module", "company"]);
      const { module, company } = options;
      if (!module || !company) throw new WrongUse(`Takes: ${grantTakes}`);
      await withDatabase(async (db) => {
        const userId = await theUser(db, subject);
        const [known] = await db.query<{ module: boolean; company: boolean }>(
          `select $1 = any (enum_range(null::service_module)::text[]) as module,
             exists (select from companies where company_id::text = $2) as company`,
          [module, company],
        );
        if (!known?.module) throw new WrongUse(`There is no module ${module}.`);
        if (!known.company) throw new WrongUse(`There is no company ${company}.`);
        await grantCompanies(db, userId, [{ company_id: Number(company), module }]);
      });
      say(`${subject} may see company ${company} in ${module}`);
    },
  },
  "user disable": {
    takes: "USERNAME",
    does: "ends a user's sessions and lets the user sign in no more",
    async run(words, say) {
      const { subject } = wordsOf(words, "USERNAME", []);
      await withDatabase(async (db) => {
        const userId = await theUser(db, subject);
        await db.query("update users set disabled_at = now() where user_id = $1", [userId]);
        await endSessionsOf(db, userId);
      });
      say(`Disabled ${subject}`);
    },
  },
  "company add": {
    takes: "NAME",
    does: "makes a company and prints its id",
    async run(words, say) {
      const { subject } = wordsOf(words, "NAME", []);
      const id = await withDatabase(async (db) => {
        const [made] = await db.query<{ company_id: number }>(
          `insert into companies (company_id, name)
           select greatest(max(company_id), 1000) + 1, $1 from companies returning company_id`,
          [subject],
        );
        return made?.company_id;
      });
      say(`Made company ${id}: ${subject}`);
    },
  },
};

async function findUser(db: Db, username: string): Promise<number | undefined> {
  const [user] = await db.query<{ user_id: number }>(
    "select user_id from users where lower(username) = lower($1)",
    [username],
  );
  return user?.user_id;
}

async function theUser(db: Db, username: string): Promise<number> {
  const userId = await findUser(db, username);
  if (userId === undefined) throw new WrongUse(`There is no user ${username}.`);
  return userId;
}
