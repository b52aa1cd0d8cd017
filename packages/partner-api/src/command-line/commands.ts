import { accessCommands } from "./access-commands.ts";
import { accessLogCommands } from "./access-log-command.ts";
import { auditLogCommands } from "./audit-log-command.ts";
import { backupCommands } from "./backup-commands.ts";
import type { Command } from "./command.ts";
import { companyCommands } from "./company-commands.ts";
import { deleteUserCommands } from "./delete-user-command.ts";
import { demoCommands } from "./demo-command.ts";
import { distributeCommands } from "./distribute-command.ts";
import { figuresCommands } from "./figures-commands.ts";
import { forgetCommands } from "./forget-command.ts";
import { importCommands } from "./import-command.ts";
import { invitationCommands } from "./invitation-commands.ts";
import { migrationsCommands } from "./migrations-command.ts";
import { recordsCommands } from "./records-command.ts";
import { serveCommands } from "./serve-command.ts";
import { sessionCommands } from "./session-commands.ts";
import { userCommands } from "./user-commands.ts";
import { voidCommands } from "./void-commands.ts";
import { watchCommands } from "./watch-command.ts";

export const commands: Record<string, Command> = {
  ...companyCommands,
  ...invitationCommands,
  ...userCommands,
  ...sessionCommands,
  ...accessCommands,
  ...deleteUserCommands,
  ...auditLogCommands,
  ...accessLogCommands,
  ...importCommands,
  ...watchCommands,
  ...voidCommands,
  ...figuresCommands,
  ...forgetCommands,
  ...recordsCommands,
  ...serveCommands,
  ...demoCommands,
  ...backupCommands,
  ...migrationsCommands,
  ...distributeCommands,
};
