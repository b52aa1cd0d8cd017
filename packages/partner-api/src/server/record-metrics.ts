import { Counter, Gauge, type Registry } from "prom-client";
import type { Db } from "../database/db.ts";
import { type ImportsCounted, importOutcomes, importsCounted } from "../import/import-counts.ts";
import { kinds } from "../import/kinds.ts";
import { type FiguresChecked, lastCheck } from "../records/check-figures.ts";

/** A scrape may come more often than records do. */
const held = 15_000;

type Told = {
  up: number;
  imports: ImportsCounted[];
  newest: { module: string; lag: number }[];
  checked: FiguresChecked | null;
};

const away: Told = { up: 0, imports: [], newest: [], checked: null };

const question = `select ${importsCounted} as imports, ${lastCheck} as checked`;

/** The newest record of any company, by module; no company and no person is named. */
const newest = `
  select module::text as module, extract(epoch from now() - max(last))::float8 as lag
  from (select distinct company_id, module from grants) as used
  cross join lateral (
    select last_until[24] as last from takings_by_hour
    where takings_by_hour.company_id = used.company_id and takings_by_hour.module = used.module::text
    order by service_day desc limit 1
  ) as days
  group by module
  order by module`;

/** Over several nodes, no table of the coordinator can look up a newest day for each of its rows. */
const newestOnNodes = `
  select module, extract(epoch from now() - max(last_until[24]))::float8 as lag
  from takings_by_hour
  group by module
  order by module`;

export function measureRecords(registry: Registry, db: Db, onFailure: (error: Error) => void) {
  let asked: { at: number; told: Promise<Told> } | undefined;
  const told = () => {
    if (asked === undefined || performance.now() - asked.at > held) {
      const told = ask(db).catch((error) => {
        onFailure(error);
        return away;
      });
      asked = { at: performance.now(), told };
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
    name: "partner_records_lag_seconds",
    help: "Age of the newest record of a module, over all companies.",
    labelNames: ["module"],
    registers,
    async collect() {
      this.reset();
      for (const { module, lag } of (await told()).newest) this.set({ module }, lag);
    },
  });
  countImports(registers, told);
  measureChecks(registers, told);
}

function countImports(registers: Registry[], told: () => Promise<Told>) {
  new Counter({
    name: "partner_imports_total",
    help: "Imports into this database by kind and outcome, in any process.",
    labelNames: ["kind", "outcome"],
    registers,
    async collect() {
      const { up, imports } = await told();
      // Back at zero while the database is away, the same imports would be counted twice.
      if (!up) return;
      this.reset();
      for (const kind of Object.keys(kinds)) {
        for (const outcome of importOutcomes) this.inc({ kind, outcome }, 0);
      }
      for (const { count, ...labels } of imports) this.inc(labels, count);
    },
  });
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
  const [row] = await db.query<Pick<Told, "imports" | "checked">>(question);
  const text = db.isDistributed ? newestOnNodes : newest;
  return row ? { up: 1, ...row, newest: await db.query<Told["newest"][number]>(text) } : away;
}
