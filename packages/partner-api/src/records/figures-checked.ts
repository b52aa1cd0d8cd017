import type { Db } from "../database/db.ts";

export type FiguresChecked = { at: number; differences: number };

const name = "figures_checked";

/** What the last check of all figures found, for whoever watches the server. */
export const recordCheck = (db: Db, differences: number) =>
  db.query(
    `insert into settings values ($1, json_build_object('at', extract(epoch from now()), 'differences', $2::integer)::text)
     on conflict (name) do update set value = excluded.value`,
    [name, differences],
  );

export const lastCheck = `(select value::json from settings where name = '${name}')`;
