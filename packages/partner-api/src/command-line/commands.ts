import type { Command } from "./command.ts";
import { companyCommands } from "./company-commands.ts";
import { databaseCommands } from "./database-commands.ts";
import { distributeCommands } from "./distribute-command.ts";
import { importCommands } from "./import-command.ts";
import { userCommands } from "./user-commands.ts";

export const commands: Record<string, Command> = {
  ...companyCommands,
  ...userCommands,
  ...importCommands,
  ...databaseCommands,
  ...distributeCommands,
};
