import { type AuditLogEntry, latestAuditEntries } from "../audit-log/audit-log.ts";
import { printable } from "../text/printable.ts";
import { json } from "./change.ts";
import { type Command, command, jsonOrText, WrongUse } from "./command.ts";
import { withDatabase } from "./with-database.ts";

export const auditLogCommands: Record<string, Command> = {
  acts: command({
    summary: "Show who changed what by a command, the newest first",
    arguments: {},
    optional: { most: { value: "NUMBER", is: "How many to show (default: 50)" } },
    switches: { json },
    example: "acts --most 20",
    async run({ most = "50", json: isJson }, say) {
      if (!/^[1-9]\d{0,5}$/.test(most)) {
        throw new WrongUse("--most must be a whole number from 1 to 999999.");
      }
      const acts = await withDatabase((db) => latestAuditEntries(db, Number(most)));
      say(jsonOrText(isJson, acts, acts.map(line).join("\n") || "Nothing was done yet."));
    },
  }),
};

const line = ({ at, who, command, what }: AuditLogEntry) =>
  printable(
    `${at.toISOString()}  ${who}  ${command}  ${Object.entries(what).map(told).join(", ")}`,
  );

const told = ([name, value]: [string, unknown]) =>
  `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`;
