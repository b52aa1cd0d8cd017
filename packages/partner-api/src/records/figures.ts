import { readFileSync } from "node:fs";
import type { Transaction } from "../database/db.ts";

type Figures = { table: string; key: readonly string[]; values: readonly string[] };

const ofDay = ["company_id", "service_day"];

/** Everything that is kept of the records, to be read in their place. */
const kept: readonly Figures[] = [
  {
    table: "daily_takings",
    key: [...ofDay, "module", "takings_of", "member_id"],
    values: ["trips", "tickets", "fares"],
  },
  {
    table: "daily_vehicle_counters",
    key: [...ofDay, "module", "vehicle_id", "counter_id"],
    values: ["tickets", "fares"],
  },
  {
    table: "daily_offline_sales",
    key: [...ofDay, "seller_id", "device_id", "stoppage"],
    values: ["tickets", "fares"],
  },
  {
    table: "daily_tolls",
    key: [...ofDay, "lane_id", "vehicle_class"],
    values: ["entry_count", "entry_amount", "exited_count", "overstay_count", "overstay_amount"],
  },
  {
    table: "takings_by_hour",
    key: [...ofDay, "module"],
    values: ["counts", "amounts", "counts_until", "amounts_until", "last_until"],
  },
  { table: "coach_trips", key: [...ofDay, "coach_trip_id"], values: ["sold_seats", "sold_fares"] },
];

export const tablesOfFigures = kept.map(({ table }) => table);

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

/** The statement that adds to the days of each company, into a table beside them. */
const hoursBeside = () =>
  read("./takings-by-hour.sql").replace(
    "insert into takings_by_hour as stored",
    "insert into right_takings_by_hour as stored",
  );

/**
 * Compares the figures of `checked_days` with the records, after `awaitRecords`. A `wrong_…` table has what differs:
 * the figures as the records give them, and whether they are stored and should be.
 */
export async function compareFigures(tx: Transaction): Promise<void> {
  await tx.run("analyze checked_days");
  for (const { table, key, values } of kept) {
    const columns = [...key, ...values].join(", ");
    await tx.run(`
      create temporary table right_${table} on commit drop as
        select ${columns} from ${table} with no data`);
    await tx.run(`
      create temporary table kept_${table} on commit drop as
        select ${columns} from ${table} join checked_days using (${ofDay.join(", ")})`);
  }
  await tx.run("create unique index on right_takings_by_hour (company_id, module, service_day)");
  await tx.run(read("./figures/of-records.sql"));
  await tx.run(hoursBeside());
  for (const { table, key, values } of kept) {
    const of = (side: string) => values.map((name) => `${side}.${name}`).join(", ");
    await tx.run(`
      analyze right_${table};
      analyze kept_${table};
      create temporary table wrong_${table} on commit drop as
      select
        ${key.join(", ")}, ${of("made")},
        kept.company_id is not null as is_kept, made.company_id is not null as is_made
      from right_${table} as made
      full join kept_${table} as kept using (${key.join(", ")})
      where (${of("made")}) is distinct from (${of("kept")})`);
  }
}

export type Difference = {
  table: string;
  company_id: number;
  service_day: string;
  of: Record<string, unknown>;
  /** Null where there is no such row. */
  stored: Record<string, unknown> | null;
  records: Record<string, unknown> | null;
};

/** After `compareFigures`. */
export async function differencesFound(tx: Transaction): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const { table, key, values } of kept) {
    const object = (names: readonly string[], side: string) =>
      `json_build_object(${names.map((name) => `'${name}', ${side}.${name}`).join(", ")})`;
    const names = key.filter((name) => !ofDay.includes(name));
    found.push(
      ...(await tx.query<Difference>(`
        select
          '${table}' as table, company_id, service_day::text as service_day,
          ${object(names, "wrong")} as of,
          case when is_kept then ${object(values, "kept")} end as stored,
          case when is_made then ${object(values, "wrong")} end as records
        from wrong_${table} as wrong
        left join kept_${table} as kept using (${key.join(", ")})
        order by ${key.join(", ")}`)),
    );
  }
  return found;
}

/** After `compareFigures`; leaves the days on which anything was wrong in `wrong_days`. */
export async function repairFigures(tx: Transaction): Promise<void> {
  await tx.run(`create temporary table wrong_days on commit drop as
    ${kept.map(({ table }) => `select company_id, service_day from wrong_${table}`).join(" union ")}`);
  for (const { table, key, values } of kept) {
    const [wrong, names] = [`wrong_${table}`, key.join(", ")];
    if (table === "coach_trips") {
      await tx.run(`
        update ${table} set ${values.map((name) => `${name} = made.${name}`).join(", ")}
        from ${wrong} as made
        where ${table}.company_id = made.company_id and ${table}.coach_trip_id = made.coach_trip_id`);
      continue;
    }
    await tx.run(
      `delete from ${table} where (${names}) in (select ${names} from ${wrong} where is_kept)`,
    );
    await tx.run(`
      insert into ${table} (${names}, ${values.join(", ")})
      select ${names}, ${values.join(", ")} from ${wrong} where is_made`);
  }
}
