import { accountCommands } from "./account-commands.ts";
import type { Command } from "./command.ts";
import { databaseCommands } from "./database-commands.ts";
import { importCommands } from "./import-command.ts";

export const commands: Record<string, Command> = {
  ...accountCommands,
  ...importCommands,
  ...databaseCommands,
};
