import {
  type Checked,
  checkFigures,
  rebuildFigures,
  recordCheck,
} from "../records/check-figures.ts";
import type { Difference } from "../records/figures.ts";
import { countOfCompanies, pluralize } from "../text/counted.ts";
import { actorName, as, withAudit } from "./change.ts";
import { type Command, CommandFailed, command, program } from "./command.ts";
import { daysOptions, refuseUnknownCompany, typedDays } from "./typed-days.ts";
import { withDatabase } from "./with-database.ts";

const notes = "Without options, it takes all companies and days. Imports wait meanwhile.";
const switches = { json: "Print the outcome as JSON" };

export const figuresCommands: Record<string, Command> = {
  "figures check": command({
    summary: "Compare the figures of the reports with the records, and name what differs",
    notes: `${notes}\nThe exit code is 1 when anything differs.`,
    arguments: {},
    optional: daysOptions,
    switches,
    example: "figures check --company 1001 --from 2026-06-01 --to 2026-06-30",
    async run({ json, ...typed }, say) {
      const days = typedDays(typed);
      const checked = await withDatabase(async (db) => {
        await refuseUnknownCompany(db, days);
        const found = await checkFigures(db, days);
        const isOfAll = Object.values(typed).every((option) => option === undefined);
        if (isOfAll) await recordCheck(db, found.differences.length);
        return found;
      });
      const { differences } = checked;
      const are = differences.length === 0 ? ": all figures are those of the records." : ".";
      const told = () => [
        ...differences.map(differenceTold),
        `Checked ${extent(checked)}${are}`,
        ...clearedTold(checked),
      ];
      say(json ? JSON.stringify(checked) : told().join("\n"));
      if (differences.length === 0) return;
      throw new CommandFailed(
        `${pluralize(differences.length, "figure differs", "figures differ")} from the records. To put them right, run: ${program} figures rebuild`,
      );
    },
  }),
  "figures rebuild": command({
    summary: "Put the figures of the reports right that differ from the records",
    notes,
    arguments: {},
    optional: { ...daysOptions, as },
    switches,
    example: "figures rebuild --company 1001 --from 2026-06-01 --to 2026-06-30",
    async run({ json, as: named, ...typed }, say) {
      const days = typedDays(typed);
      const act = { who: actorName(named), command: "figures rebuild", what: { ...days } };
      const checked = await withAudit(act, async (db) => {
        await refuseUnknownCompany(db, days);
        return rebuildFigures(db, days, act.who);
      });
      const count = pluralize(checked.differences.length, "figure");
      const told = [
        ...checked.differences.map(differenceTold),
        `Checked ${extent(checked)}, and put ${count} right.`,
        ...clearedTold(checked),
      ];
      say(json ? JSON.stringify(checked) : told.join("\n"));
    },
  }),
};

const extent = ({ days, companies }: Checked) =>
  `${pluralize(days, "service day")} of ${countOfCompanies(companies)}`;

const clearedTold = ({ cleared }: Checked) =>
  cleared === 0
    ? []
    : [`Left ${pluralize(cleared, "service day")} alone whose records were cleared.`];

function differenceTold({ table, company_id, service_day, of, stored, records }: Difference) {
  const members = Object.entries(of).map(([name, value]) => `${name} ${value || "''"}`);
  const where = [`${table} of company ${company_id} on ${service_day}`, ...members].join(", ");
  if (!stored) return `${where}: is missing`;
  if (!records) return `${where}: no record gives it`;
  return `${where}: ${Object.keys(records)
    .flatMap((name) => valueTold(name, stored[name], records[name]))
    .join("; ")}`;
}

function valueTold(name: string, stored: unknown, records: unknown): string[] {
  if (Array.isArray(stored) && Array.isArray(records)) {
    return records.flatMap((each, at) => valueTold(`${name} at ${hours[at]}`, stored[at], each));
  }
  return stored === records ? [] : [`${name} is ${stored}, and should be ${records}`];
}

/** Of a service day. */
const hours = Array.from({ length: 24 }, (_, at) => `${String((at + 3) % 24).padStart(2, "0")}:00`);
