import type { Transaction } from "../database/db.ts";
import { type Column, incomingTable, type Kind, namesBeside } from "./kind.ts";

/**
 * Makes `state_before`: for each line whose record is known, the state that the line brings up to date.
 * `line` is the line of that state, 0 where it is the stored one.
 */
export async function findStatesBefore(tx: Transaction, kind: Kind, given: readonly Column[]) {
  const incoming = incomingTable(kind);
  const key = kind.key.join(", ");
  const names = given.map(({ name }) => name).join(", ");
  const earlier = ["line", ...namesBeside(kind, given)].map(
    (name) => `lag(${name}) over of_key as ${name}`,
  );
  await tx.run(`
    create temporary table state_before on commit drop as
    with coming_again as (
      select ${key} from ${incoming} group by ${key} having count(*) > 1
      union
      select ${key} from ${incoming} join ${kind.table} using (${key})
    ),
    states as (
      select 0::bigint as line, ${names} from ${kind.table} join coming_again using (${key})
      union all
      select line, ${names} from ${incoming} join coming_again using (${key})
    )
    select * from (
      select line as of_line, ${earlier.join(", ")}
      from states
      window of_key as (partition by ${key} order by line)
    ) as states
    where line is not null;
    analyze state_before`);
}

/** Notes in `bad_lines` what contradicts the state before, and all later lines of the same record. */
export async function checkGoingOn(tx: Transaction, kind: Kind, given: readonly Column[]) {
  const incoming = incomingTable(kind);
  const key = kind.key.join(", ");
  const reasons = (kind.goesOn ?? [])
    .filter(({ column }) => given.some(({ name }) => name === column))
    .map(({ column, broken }) => {
      const shown = (state: string) => `coalesce(${state}.${column}::text, 'empty')`;
      return `(case when ${broken} then '${column} is ' || ${shown("incoming")} || ', and was ' || ${shown("before")} end)`;
    });
  await tx.run(`
    create temporary table contradictions on commit drop as
    select ${key}, incoming.line, reason
    from ${incoming} as incoming
    join state_before as before on of_line = incoming.line
    cross join lateral (values ${reasons.join(", ")}) as contradiction (reason)
    where reason is not null;

    insert into bad_lines
    select line, reason
    from contradictions
    join (select ${key}, min(line) as line from contradictions group by ${key}) as first
      using (${key}, line);

    insert into bad_lines
    select line, 'comes after line ' || first_bad || ', which is bad and has the same ${key}'
    from ${incoming}
    join (
      select ${key}, min(line) as first_bad
      from ${incoming}
      join bad_lines using (line)
      group by ${key}
    ) as broken_off using (${key})
    where line > first_bad`);
}

/** Keeps only the last state of each record in the file. */
export async function leaveLastStates(tx: Transaction, kind: Kind) {
  const incoming = incomingTable(kind);
  await tx.run(`
    delete from ${incoming} where line in (
      select before.line from state_before as before join ${incoming} as later on later.line = of_line
    )`);
}

/** Leaves those lines alone that differ from what is stored. */
export async function leaveChanged(tx: Transaction, kind: Kind, given: readonly Column[]) {
  await tx.run(`
    delete from ${incomingTable(kind)} as incoming using ${kind.table} as stored
    where ${sameKey(kind)} and not (${differs(namesBeside(kind, given), "stored")})`);
}

/** Gives lines of stored records what the file has no column for. */
export async function fillFromStored(tx: Transaction, kind: Kind, given: readonly Column[]) {
  const missing = kind.columns.filter((column) => !given.includes(column));
  if (missing.length === 0) return;
  const kept = missing.map(({ name }) => `${name} = stored.${name}`).join(", ");
  await tx.run(
    `update ${incomingTable(kind)} as incoming set ${kept} from ${kind.table} as stored
     where ${sameKey(kind)}`,
  );
}

const sameKey = ({ key }: Kind) =>
  key.map((name) => `incoming.${name} = stored.${name}`).join(" and ");

/** Whether a line of `incoming` differs from an earlier state. */
export const differs = (names: readonly string[], earlier: string) =>
  names.map((name) => `incoming.${name} is distinct from ${earlier}.${name}`).join(" or ") ||
  "false";
