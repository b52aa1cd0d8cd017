import { Gauge, type Registry } from "prom-client";
import type { Db } from "../database/db.ts";
import { type FiguresChecked, lastCheck } from "../figures-checked.ts";

/** A scrape may come more often than records do. */
const held = 15_000;

type Told = {
  up: number;
  stored: number;
  newest: { module: string; lag: number }[];
  checked: FiguresChecked | null;
};

const away: Told = { up: 0, stored: Number.NaN, newest: [], checked: null };

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
    ), '[]') as newest,
    ${lastCheck} as checked`;

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
  measureChecks(registers, told);
}

function measureChecks(registers: Registry[], told: () => Promise<Told>) {
  new Gauge({
    name: "partner_figures_checked_timestamp_seconds",
    help: "When `figures check` last compared all figures with the records.",
    registers,
    async collect() {
      this.remove();
      const { checked } = await told();
      if (checked) this.set(checked.at);
    },
  });
  new Gauge({
    name: "partner_figures_differences",
    help: "Figures that differed from the records then.",
    registers,
    async collect() {
      this.remove();
      const { checked } = await told();
      if (checked) this.set(checked.differences);
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
