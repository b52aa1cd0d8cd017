import { type Command, command, withDatabase } from "./command.ts";

export const companyCommands: Record<string, Command> = {
  "company add": command({
    summary: "Add a company and print its id",
    arguments: { NAME: "Name of the company" },
    example: 'company add "Bhairab Lines"',
    async run({ NAME: name }, say) {
      const id = await withDatabase(async (db) => {
        const [added] = await db.query<{ company_id: number }>(
          `insert into companies (company_id, name)
           select greatest(max(company_id), 1000) + 1, $1 from companies returning company_id`,
          [name],
        );
        return added?.company_id;
      });
      say(`Added company ${id}, ${name}.`);
    },
  }),
};
