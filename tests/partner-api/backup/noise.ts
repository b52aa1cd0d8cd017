import type { Db } from "partner-api";

/** So that a backup is larger than what a socket holds without a reader: no compression makes this small. */
export const fillWithNoise = (db: Db): Promise<unknown> =>
  db.query(
    `insert into acts (who, command, what)
     select 'a test', 'fill', json_build_object('noise', string_agg(gen_random_uuid()::text, ''))
     from generate_series(1, 100000)`,
  );
