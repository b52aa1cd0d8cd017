import type { Db } from "../database/db.ts";
import type { Days } from "../records/checked-days.ts";
import { CommandFailed, WrongUse } from "./command.ts";

export const daysOptions = {
  company: { value: "ID", is: "Id of the company" },
  from: { value: "DAY", is: "First service day, such as 2026-06-01" },
  to: { value: "DAY", is: "Last service day" },
};

export type TypedDays = { company?: string; from?: string; to?: string };

export function typedDays({ company, from, to }: TypedDays): Days {
  if (company !== undefined && !/^\d{1,9}$/.test(company)) {
    throw new WrongUse("--company must be a whole number.");
  }
  for (const [name, day] of Object.entries({ from, to })) {
    if (day !== undefined) typedDay(name, day);
  }
  if (from && to && from > to) throw new WrongUse("--from must not be after --to.");
  return { company: company ? Number(company) : null, from: from ?? null, to: to ?? null };
}

export async function refuseUnknownCompany(db: Db, { company }: Days) {
  if (company === null) return;
  const known = await db.query("select from companies where company_id = $1", [company]);
  if (known.length === 0) throw new CommandFailed(`Company ${company} does not exist.`);
}

export function typedDay(name: string, text: string): string {
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && day.toJSON()?.slice(0, 10) === text;
  if (!isDay) throw new WrongUse(`--${name} must be a day such as 2026-06-01.`);
  return text;
}
