import { endSessionsOf } from "../accounts/sessions.ts";
import { unlock } from "../accounts/throttle.ts";
import {
  countSessions,
  disableUser,
  enableUser,
  expirePassword,
  type Granted,
  grantCompanies,
  type Role,
  revokeCompany,
  type User,
} from "../accounts/users.ts";
import type { Transaction } from "../database/db.ts";
import { removeSecondFactor } from "../second-factor/second-factor.ts";
import { pluralize } from "../text/counted.ts";
import { as, change, json } from "./change.ts";
import { type Command, CommandFailed, command, jsonOrText, WrongUse } from "./command.ts";
import { existingCompany } from "./company-commands.ts";
import { existingUser, USERNAME } from "./existing-user.ts";
import { asRole, module, role, typedModule, typedRole } from "./typed-grant.ts";

const ofCompany = { module, company: { value: "ID", is: "Id of the company" } };

type OfUser = {
  summary: string;
  /** What it does, beside the names of the user, and what it says. */
  work(tx: Transaction, user: User): Promise<Record<string, unknown>>;
  text(username: string, done: Record<string, unknown>): string;
};

const ofUser = (name: string, { summary, work, text }: OfUser): Record<string, Command> => ({
  [name]: command({
    summary,
    arguments: { USERNAME },
    optional: { as },
    switches: { json },
    example: `${name} nasrin`,
    async run({ USERNAME: typed, as: named, json: isJson }, say) {
      const done = await change(name, named, async (tx) => {
        const user = await existingUser(tx, typed);
        const { user_id, username } = user;
        const result = { user_id, username, ...(await work(tx, user)) };
        return { what: result, result };
      });
      say(jsonOrText(isJson, done, text(typed, done)));
    },
  }),
});

type OfGrant = {
  summary: string;
  notes?: string;
  optional?: { role?: { value: string; is: string } };
  /** Whether there was anything to do. */
  work(tx: Transaction, userId: number, grant: Granted, role: Role | undefined): Promise<boolean>;
  says: string;
};

const ofGrant = (name: string, described: OfGrant): Record<string, Command> => ({
  [name]: command({
    summary: described.summary,
    ...(described.notes && { notes: described.notes }),
    arguments: { USERNAME },
    required: ofCompany,
    optional: { ...described.optional, as } as Record<"role" | "as", typeof as>,
    switches: { json },
    example: `${name} nasrin --module water --company 1001`,
    async run({ USERNAME: typed, module, company, role: of, as: named, json: isJson }, say) {
      const { work, says } = described;
      const companyId = companyIn(module, company);
      const role = typedRole(of);
      const where = `to company ${company} in ${module}`;
      const done = await change(name, named, async (tx) => {
        const { user_id, username } = await existingUser(tx, typed);
        const { company_id } = await existingCompany(tx, companyId);
        if (!(await work(tx, user_id, { company_id, module }, role))) {
          throw new CommandFailed(`${typed} has no access ${where}.`);
        }
        const result = { user_id, username, company_id, module, ...(role && { role }) };
        return { what: result, result };
      });
      say(jsonOrText(isJson, done, `${typed} ${says} ${where}${asRole(role)}.`));
    },
  }),
});

async function endSessions(tx: Transaction, { user_id: userId }: User) {
  const sessions = await countSessions(tx, userId);
  await endSessionsOf(tx, userId);
  return { sessions };
}

export const accessCommands: Record<string, Command> = {
  ...ofGrant("user grant", {
    summary: "Give a user access to a company in a module",
    notes: `An administrator also sees who read what of the company in that module. Without
--role, access that the user has already keeps its role.`,
    optional: { role },
    async work(tx, userId, grant, role) {
      await grantCompanies(tx, userId, [grant], role);
      return true;
    },
    says: "now has access",
  }),
  ...ofGrant("user revoke", {
    summary: "Take a user's access to a company in a module away",
    work: revokeCompany,
    says: "no longer has access",
  }),
  ...ofUser("user disable", {
    summary: "Disable a user and end the user's sessions",
    async work(tx, user) {
      await disableUser(tx, user.user_id);
      return endSessions(tx, user);
    },
    text: (username) => `Disabled ${username}.`,
  }),
  ...ofUser("user enable", {
    summary: "Let a disabled user sign in again",
    async work(tx, { user_id: userId, is_disabled }) {
      await enableUser(tx, userId);
      return { was_disabled: is_disabled };
    },
    text: (username, { was_disabled }) =>
      was_disabled ? `Enabled ${username}.` : `${username} was not disabled.`,
  }),
  ...ofUser("user expire-password", {
    summary: "Make a user change the password before anything else",
    async work(tx, { user_id: userId }) {
      await expirePassword(tx, userId);
      return {};
    },
    text: (username) => `${username} has to change the password.`,
  }),
  ...ofUser("user remove-second-factor", {
    summary: "Take a lost second factor away: codes, recovery codes and passkeys",
    async work(tx, user) {
      const ways = await removeSecondFactor(tx, user.user_id);
      return { removed: ways, ...(await endSessions(tx, user)) };
    },
    text: (username, { removed }) =>
      (removed as string[]).length > 0
        ? `${username} has no second factor any more, and is signed out.`
        : `${username} had no second factor, and is signed out.`,
  }),
  ...ofUser("user unlock", {
    summary: "Forget a user's failed sign-ins, which keep the user from signing in",
    work: async (tx, { username }) => ({ failed_sign_ins: await unlock(tx, username) }),
    text: (username, { failed_sign_ins }) =>
      `Unlocked ${username}: ${pluralize(Number(failed_sign_ins), "failed sign-in")} forgotten.`,
  }),
};

function companyIn(module: string, company: string): string {
  typedModule(module);
  if (!/^\d{1,9}$/.test(company)) throw new WrongUse("--company must be a whole number.");
  return company;
}
