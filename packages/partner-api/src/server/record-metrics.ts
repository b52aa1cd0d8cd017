import { Gauge, type Registry } from "prom-client";
import type { Db } from "../database/db.ts";

/** A scrape may come more often than records do. */
const held = 15_000;

type Told = {
  up: number;
  stored: number;
  newest: { module: string; lag: number }[];
};

const away: Told = { up: 0, stored: Number.NaN, newest: [] };

/** The newest record of any company, by module; no company and no person is named. */
const newest = `
  select
    coalesce((select value::bigint from settings where name = 'records'), 0) as stored,
    coalesce((
      select json_agg(row_to_json(by_module))
      from (
        select module, extract(epoch from now() - max(last)) as lag
        from (select distinct company_id, module from grants) as used
        cross join lateral (
          select last_until[24] as last from takings_by_hour
          where takings_by_hour.company_id = used.company_id
            and takings_by_hour.module = used.module::text
          order by service_day desc limit 1
        ) as days
        group by module
        order by module
      ) as by_module
    ), '[]') as newest`;

export function measureRecords(registry: Registry, db: Db) {
  let asked: { at: number; told: Promise<Told> } | undefined;
  const told = () => {
    if (asked === undefined || performance.now() - asked.at > held) {
      asked = { at: performance.now(), told: ask(db) };
    }
    return asked.told;
  };
  const registers = [registry];
  new Gauge({
    name: "partner_database_up",
    help: "1 while the database answers.",
    registers,
    async collect() {
      this.set((await told()).up);
    },
  });
  new Gauge({
    name: "partner_imports",
    help: "Imports and other batches of records that this database has stored.",
    registers,
    async collect() {
      this.set((await told()).stored);
    },
  });
  new Gauge({
    name: "partner_records_lag_seconds",
    help: "Age of the newest record of a module, over all companies.",
    labelNames: ["module"],
    registers,
    async collect() {
      this.reset();
      for (const { module, lag } of (await told()).newest) this.set({ module }, lag);
    },
  });
}

async function ask(db: Db): Promise<Told> {
  try {
    const [row] = await db.query<Omit<Told, "up">>({ name: "metrics", text: newest });
    return row ? { up: 1, ...row } : away;
  } catch {
    return away;
  }
}
