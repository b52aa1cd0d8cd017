import type { Transaction } from "../database/db.ts";
import { differs } from "./going-on.ts";
import { type Column, incomingTable, type Kind, namesBeside } from "./kind.ts";

/** How many lines of a file bring a new record, change a stored one, or leave it as it was. */
export type Outcome = {
  lines: number;
  companies: number;
  new: number;
  changed: number;
  same: number;
};

/** Counts the lines in the incoming table. */
export async function outcomeOf(
  tx: Transaction,
  kind: Kind,
  given: readonly Column[],
  isReplacing: boolean,
): Promise<Outcome> {
  const [counts] = await tx.query<Omit<Outcome, "same">>(`
    select
      count(*) as lines,
      count(distinct incoming.company_id) as companies,
      ${newAndChanged(kind, given, isReplacing)}`);
  const { lines, companies, new: added, changed } = counts ?? none;
  return { lines, companies, new: added, changed, same: lines - added - changed };
}

const none = { lines: 0, companies: 0, new: 0, changed: 0 };

function newAndChanged(kind: Kind, given: readonly Column[], isReplacing: boolean): string {
  const incoming = `${incomingTable(kind)} as incoming`;
  const goesOn = kind.goesOn && !isReplacing;
  if (kind.record && !goesOn && !isReplacing) {
    return `count(*) as new, 0::bigint as changed from ${incoming}`;
  }
  const isKnown = goesOn ? "before.of_line is not null" : "before.company_id is not null";
  const sameKey = kind.key.map((name) => `before.${name} = incoming.${name}`).join(" and ");
  const before = goesOn
    ? "state_before as before on of_line = incoming.line"
    : `${kind.table} as before on ${sameKey}`;
  return `
    count(*) filter (where not (${isKnown})) as new,
    count(*) filter (where ${isKnown} and (${differs(namesBeside(kind, given), "before")})) as changed
    from ${incoming}
    left join ${before}`;
}
