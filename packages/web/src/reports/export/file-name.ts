import type { Filter } from "machines/reports/report-request";
import type { DateRange } from "machines/time/date-range";
import { serviceDays } from "machines/time/reporting-window";
import type { Report } from "../definitions/report.ts";
import type { ActiveFilter } from "../rules/active-filter.ts";
import { fieldOf } from "../rules/cells.ts";
import type { Row } from "../rules/figures.ts";
import type { Subject } from "../rules/subject.ts";

type Named = {
  table: { report: Report; rows: readonly Row[] };
  subject: Subject | null;
  company: string;
  filter: Filter;
  activeFilters: readonly ActiveFilter[];
};

/** The same in every language, without the extension: what the portal says in it is the report's address, in ASCII; names are the host's. */
export function fileNameOf(input: Named): string {
  const { table, subject, company, filter } = input;
  return [
    named(table.report.route.replace(/:\w+/g, ""), 60),
    named(subject?.name ?? subject?.id ?? "", 40),
    named(narrowingOf(input), 50),
    named(company, 60),
    ...(filter.range ? daysIn(filter.range) : []),
  ]
    .filter(Boolean)
    .join("_");
}

/** As the host has it: a choice, and the date of what a link asks for, are shown in the words of a language. */
function narrowingOf({ table, filter, activeFilters }: Named): string {
  const [first] = table.rows;
  const words = activeFilters.map(({ by, field, value }) => {
    if (by === "search") return `search ${value}`;
    if (by === "choice") return field;
    const asked = table.report.filters.find((one) => one.field === field);
    const name = asked?.kind === "linked" && fieldOf(first, asked.name);
    return `${field} ${name || filter.fields[field] || value}`;
  });
  return words.join(" ");
}

/** The service days that the file is about, not the requested dates. */
function daysIn(range: DateRange): string[] {
  const days = serviceDays(range);
  if (!days) return [];
  const { count, first, last } = days;
  return count === 1 ? [first] : [`${first}-to-${last}`, `${count}-days`];
}

/** Keeps the letters and digits of every script, each with its marks and in one encoding. A file system takes no name of more than 255 bytes. */
function named(words: string, most: number): string {
  const safe = words
    .normalize("NFC")
    .toLowerCase()
    .replace(/\p{Cf}/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return cut(safe, most).replace(/^-|-$/g, "");
}

/** To a number of bytes, between letters. */
function cut(words: string, most: number): string {
  const bytesIn = (text: string) => new TextEncoder().encode(text).length;
  let kept = "";
  for (const letter of words.match(/\P{M}\p{M}*/gu) ?? []) {
    if (bytesIn(kept + letter) > most) break;
    kept += letter;
  }
  return kept;
}
