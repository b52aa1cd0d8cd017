import { type FoundAccess, searchAccessLog } from "../access-log/search-access-log.ts";
import { csvLine } from "../import/csv.ts";
import { json } from "./change.ts";
import { type Command, command, jsonOrText, WrongUse } from "./command.ts";
import { daysOptions, typedDays } from "./typed-days.ts";
import { withDatabase } from "./with-database.ts";

export const accessLogCommands: Record<string, Command> = {
  audit: command({
    summary: "Show who read what, the newest first",
    notes: `Who read, searched, exported, printed or shared a report of which company, for
which days, when and from where. Nothing is changed by it, or can be.`,
    arguments: {},
    optional: {
      ...daysOptions,
      user: { value: "USERNAME", is: "Name that the user signs in with" },
      search: { value: "TEXT", is: "Part of a name, report, act, address or device" },
      most: { value: "NUMBER", is: "How many to show (default: 50, and with --csv all)" },
    },
    switches: { csv: "Print the result as CSV", json },
    example: "audit --company 1001 --from 2026-06-01 --to 2026-06-30 --csv",
    async run(typed, say) {
      const { user = null, search = null, csv: isCsv, json: isJson } = typed;
      if (isCsv && isJson) throw new WrongUse("Give --csv or --json, not both.");
      const sought = { ...typedDays(typed), username: user, text: search };
      const most = mostOf(typed.most, isCsv);
      await withDatabase(async (db) => {
        const parts = searchAccessLog(db, sought, most);
        if (isCsv) return sayCsv(parts, say);
        const found: FoundAccess[] = [];
        for await (const part of parts) found.push(...part);
        say(jsonOrText(isJson, found, found.map(line).join("\n") || "No reading was found."));
      });
    },
  }),
};

function mostOf(typed: string | undefined, isCsv: boolean): number {
  if (typed === undefined) return isCsv ? Number.POSITIVE_INFINITY : 50;
  if (/^[1-9]\d{0,5}$/.test(typed)) return Number(typed);
  throw new WrongUse("--most must be a whole number from 1 to 999999.");
}

const line = (found: FoundAccess) => {
  const { at, username, act, report, company_id, module, address, device } = found;
  const whereFrom = device === null ? address : `${address}, ${device}`;
  return `${at.toISOString()}  ${username}  ${act}  ${report}${daysOf(found)}  of company ${company_id} in ${module}  from ${whereFrom}`;
};

const daysOf = ({ from_date: from, to_date: to }: FoundAccess) =>
  from === null ? "" : ` from ${from} to ${to}`;

const columns = [
  "at",
  "user_id",
  "username",
  "name",
  "company_id",
  "module",
  "act",
  "report",
  "from_date",
  "to_date",
  "address",
  "device",
] as const;

async function sayCsv(parts: AsyncIterable<FoundAccess[]>, say: (text: string) => void) {
  say(columns.join());
  for await (const part of parts) {
    if (part.length > 0) say(part.map(csvOf).join("").trimEnd());
  }
}

const csvOf = (found: FoundAccess) => csvLine(columns.map((name) => textOf(found[name])));

/** A quote keeps a spreadsheet from running a text as a formula. */
const textOf = (value: FoundAccess[(typeof columns)[number]]) =>
  value instanceof Date
    ? value.toISOString()
    : String(value ?? "").replace(/^[\s]*[=+\-@＝＋－＠]/, "'$&");
