import type { Db, Row } from "../database/db.ts";
import type { AccessLogEntry } from "./access-log.ts";

export type FoundAccess = Row & {
  id: number;
  at: Date;
  user_id: number;
  username: string;
  name: string;
  company_id: number;
  module: string;
  act: AccessLogEntry["act"];
  report: string;
  from_date: string | null;
  to_date: string | null;
  address: string;
  device: string | null;
};

export type AccessLogQuery = {
  company: number | null;
  /** Null means all. */
  username: string | null;
  text: string | null;
  /** The first service day, and the last. */
  from: string | null;
  to: string | null;
};

const atOnce = 1000;

/** At most so many, the newest first, in parts of a thousand. */
export async function* searchAccessLog(
  db: Pick<Db, "query">,
  { company, username, text, from, to }: AccessLogQuery,
  most: number,
): AsyncGenerator<FoundAccess[]> {
  let last: FoundAccess | undefined;
  for (let left = most; left > 0; ) {
    const limit = Math.min(left, atOnce);
    const found: FoundAccess[] = await db.query<FoundAccess>(
      `select reading_id as id, at, user_id, username, name, company_id, module::text as module, act, report,
         from_date::text as from_date, to_date::text as to_date, address, device
       from readings
       where ($1::integer is null or company_id = $1)
         and ($2::text is null or lower(normalize(username)) = lower(normalize($2)))
         and ($3::text is null or position(
           searchable($3) in searchable(concat_ws(' ', name, username, module, act, report, address, device))
         ) > 0)
         and ($4::date is null or at >= service_day_start($4::date))
         and ($5::date is null or at < service_day_start($5::date + 1))
         and ($6::bigint is null or reading_id < $6)
       order by reading_id desc
       limit $7::integer`,
      [company, username, text, from, to, last?.id ?? null, limit],
    );
    yield found;
    last = found.at(-1);
    left = found.length < limit ? 0 : left - found.length;
  }
}
