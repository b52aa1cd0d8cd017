import type { Transaction } from "../database/db.ts";

/** Stored whole or without its bad lines, refused for what is in the file, or failed for another reason. */
export const importOutcomes = ["stored", "stored_in_part", "refused", "failed"] as const;

export type ImportsCounted = { kind: string; outcome: string; count: number };

/** Kept in the database, since most imports run in processes of their own, which nobody can ask. */
export const countImport = (
  tx: Pick<Transaction, "query">,
  kind: string,
  outcome: (typeof importOutcomes)[number],
) =>
  tx.query(
    `insert into settings values ($1, '1')
     on conflict (name) do update set value = (settings.value::bigint + 1)::text`,
    [`imports ${kind} ${outcome}`],
  );

export const importsCounted = `coalesce((
  select json_agg(json_build_object(
    'kind', split_part(name, ' ', 2), 'outcome', split_part(name, ' ', 3), 'count', value::bigint))
  from settings
  where name like 'imports %'
), '[]')`;
