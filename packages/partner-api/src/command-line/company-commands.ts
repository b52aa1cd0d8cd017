import {
  addCompany,
  type Company,
  companiesNamed,
  findCompany,
  grantsOf,
  listCompanies,
  renameCompany,
  requireSecondFactor,
  requiresSecondFactor,
  usersWithoutSecondFactor,
} from "../companies/companies.ts";
import { deleteCompany, type Holdings, holdingsOf } from "../companies/delete-company.ts";
import type { Transaction } from "../database/db.ts";
import { pluralize } from "../text/counted.ts";
import { as, change, json } from "./change.ts";
import { type Command, CommandFailed, command, jsonOrText, WrongUse } from "./command.ts";
import { confirmed } from "./confirmed.ts";
import { asRole } from "./typed-grant.ts";
import { withDatabase } from "./with-database.ts";

const ID = "Id of the company";
const NAME = "Name of the company";

export const companyCommands: Record<string, Command> = {
  "company add": command({
    summary: "Add a company and print its id",
    arguments: { NAME },
    optional: { as },
    switches: { json },
    example: 'company add "Bhairab Lines"',
    async run({ NAME: name, as: named, json: isJson }, say) {
      const added = await change("company add", named, async (tx) => {
        const company = await addCompany(tx, name);
        return { what: company, result: company };
      });
      say(jsonOrText(isJson, added, `Added company ${added.company_id}, ${name}.`));
    },
  }),
  "company list": command({
    summary: "List the companies",
    arguments: {},
    switches: { json },
    example: "company list --json",
    async run({ json: isJson }, say) {
      const companies = await withDatabase(listCompanies);
      const lines = companies.map(
        ({ company_id, name, users }) => `${company_id}  ${name}  (${pluralize(users, "user")})`,
      );
      say(jsonOrText(isJson, companies, lines.join("\n") || "There are no companies."));
    },
  }),
  "company show": command({
    summary: "Show a company, who has access to it, and what it holds",
    arguments: { ID },
    switches: { json },
    example: "company show 1001",
    async run({ ID: typed, json: isJson }, say) {
      const shown = await withDatabase(async (db) => {
        const company = await existingCompany(db, typed);
        const grants = await grantsOf(db, company.company_id);
        const isRequired = await requiresSecondFactor(db, company.company_id);
        const rows = await holdingsOf(db, company.company_id);
        return { ...company, requires_second_factor: isRequired, grants, rows };
      });
      const lines = [
        `${shown.company_id}  ${shown.name}`,
        ...shown.grants.map(
          ({ username, module, role }) => `  ${username} in ${module}${asRole(role)}`,
        ),
        ...(shown.requires_second_factor ? ["It requires a second factor of its users."] : []),
        `It holds ${inNumbers(shown.rows)}.`,
      ];
      say(jsonOrText(isJson, shown, lines.join("\n")));
    },
  }),
  "company rename": command({
    summary: "Change the name of a company",
    arguments: { ID, NAME: "New name of the company" },
    optional: { as },
    switches: { json },
    example: 'company rename 1001 "Bhairab Coaches"',
    async run({ ID: typed, NAME: name, as: named, json: isJson }, say) {
      const renamed = await change("company rename", named, async (tx) => {
        const before = await existingCompany(tx, typed);
        await renameCompany(tx, before.company_id, name);
        const result = { company_id: before.company_id, name, before: before.name };
        return { what: result, result };
      });
      const { company_id: id, before } = renamed;
      say(jsonOrText(isJson, renamed, `Company ${id}, ${before}, is now ${name}.`));
    },
  }),
  "company require-second-factor": command({
    summary: "Require a second factor of everyone with access to a company",
    notes: `Who has none is answered nothing else until it is set up, in any session.
With --off, it is required no longer.`,
    arguments: { ID },
    optional: { as },
    switches: { off: "Require it no longer", json },
    example: "company require-second-factor 1001",
    async run({ ID: typed, as: named, off, json: isJson }, say) {
      const done = await change("company require-second-factor", named, async (tx) => {
        const company = await existingCompany(tx, typed);
        await requireSecondFactor(tx, company.company_id, !off);
        const without = await usersWithoutSecondFactor(tx, company.company_id);
        const result = { ...company, is_required: !off, users_without: without };
        return { what: result, result };
      });
      const words = `Company ${done.company_id}, ${done.name},`;
      const text = off
        ? `${words} requires no second factor any more.`
        : `${words} now requires a second factor: ${pluralize(done.users_without, "user")} of it ${done.users_without === 1 ? "has" : "have"} none yet.`;
      say(jsonOrText(isJson, done, text));
    },
  }),
  "company delete": command({
    summary: "Delete a company with all its records, figures and grants",
    notes: `Asks for the name of the company; where nobody can answer, --confirm gives it.
Its id is never used again.`,
    arguments: { ID },
    optional: { confirm: { value: "NAME", is: NAME }, as },
    switches: { "dry-run": "Say what would be deleted, and delete nothing", json },
    example: 'company delete 1001 --confirm "Bhairab Lines"',
    async run(typed, say) {
      const { ID: id, confirm, as: named, json: isJson, "dry-run": isDryRun } = typed;
      const { company, rows } = await withDatabase(async (db) => {
        const found = await existingCompany(db, id);
        return { company: found, rows: await holdingsOf(db, found.company_id) };
      });
      const words = `company ${company.company_id}, ${company.name}`;
      if (isDryRun) {
        const text = `Would delete ${words}, with ${inNumbers(rows)}. Nothing was deleted.`;
        return say(jsonOrText(isJson, { ...company, deleted: rows, is_dry_run: true }, text));
      }
      const about = `This deletes ${words}, with ${inNumbers(rows)}.`;
      await confirmed({ typed: confirm, name: company.name, about });
      const deleted = await change("company delete", named, async (tx) => {
        await refuseRenamed(tx, company);
        const result = await deleteCompany(tx, company.company_id);
        return { what: { ...company, deleted: result }, result };
      });
      const text = `Deleted ${words}, with ${inNumbers(deleted)}.`;
      say(jsonOrText(isJson, { ...company, deleted, is_dry_run: false }, text));
    },
  }),
};

export async function existingCompany(
  tx: Pick<Transaction, "query">,
  typed: string,
): Promise<Company> {
  if (!/^\d{1,10}$/.test(typed)) {
    const named = await companiesNamed(tx, typed);
    const meant = named.map(({ company_id }) => company_id).join(" or ");
    throw new WrongUse(`ID must be a whole number.${meant && ` Did you mean ${meant}?`}`);
  }
  const found = Number(typed) < 2 ** 31 && (await findCompany(tx, Number(typed)));
  if (!found) throw new CommandFailed(`Company ${typed} does not exist.`);
  return found;
}

async function refuseRenamed(tx: Transaction, { company_id: id, name }: Company) {
  const now = await findCompany(tx, id);
  if (now?.name !== name)
    throw new CommandFailed(`Company ${id} has changed. Nothing was deleted.`);
}

/** A table's name is what its rows are. */
const inNumbers = (rows: Holdings) =>
  Object.entries(rows)
    .map(([table, number]) => `${number.toLocaleString("en")} ${table.replaceAll("_", " ")}`)
    .join(", ") || "no records";
