import type { Db, Transaction } from "./db.ts";
import { comparePassedSettings, withPassedSettings } from "./distribute.ts";
import { isDistributed } from "./distributed.ts";
import { limitLockWait, type OnWait, retryUntilLocked, takeLock } from "./locks.ts";
import { knownMigrations } from "./migrations.ts";

type Policy = { table: string; name: string; columns?: string[]; using: string };

const ofTheViewedCompany = [
  "vehicles",
  "counters",
  "people",
  "devices",
  "trips",
  "ticket_sales",
  "toll_lanes",
  "toll_fares",
  "toll_passages",
  "waybills",
  "coach_trips",
  "reservations",
  "daily_takings",
  "daily_vehicle_counters",
  "daily_offline_sales",
  "daily_tolls",
].map((table) => ({
  table,
  name: "of_the_viewed_company",
  using: "company_id = (select viewed_company_id())",
}));

/** What the reader may see, as the migrations have made it. */
export const policies: readonly Policy[] = [
  ...ofTheViewedCompany,
  {
    table: "users",
    name: "own",
    columns: ["user_id", "username", "name", "phone", "email", "must_change_password"],
    using: "user_id = (select viewing_user_id())",
  },
  { table: "grants", name: "own", using: "user_id = (select viewing_user_id())" },
  {
    table: "companies",
    name: "granted",
    using: `exists (
      select from grants
      where grants.company_id = companies.company_id and grants.user_id = (select viewing_user_id())
    )`,
  },
  {
    table: "readings",
    name: "of_the_administered",
    using: `company_id = (select nullif(current_setting('partner.company_id', true), '')::integer)
      and module in (select administered_modules())`,
  },
  {
    table: "takings_by_hour",
    name: "granted",
    using: "(company_id, module) in (select company_id, module from grants_of_the_viewer())",
  },
];

type Found = Record<"missing" | "open" | "unguarded" | "unread", boolean> & Pick<Policy, "table">;

const isMissing = {
  missing: ({ table }: Found) => `the table ${table} is missing`,
  open: ({ table }: Found) => `row-level security of ${table} is off`,
  unguarded: ({ table }: Found) => `the policy of ${table} is missing`,
  unread: ({ table }: Found) => `partner_reader may not read ${table}`,
};

/** What of the schema, roles and grants is not as reports need it, in words. */
export async function schemaProblems(db: Pick<Db, "query">): Promise<string[]> {
  const [reader] = await db.query<{ role: string; member: boolean | null; migrations: boolean }>(
    `select current_user::text as role, pg_has_role(reader.oid, 'member') as member,
       to_regclass('migrations') is not null as migrations
     from (select) as always
     left join pg_roles as reader on rolname = 'partner_reader'`,
  );
  const applied = reader?.migrations
    ? await db.query<{ name: string }>("select name from migrations")
    : [];
  const left = knownMigrations().filter((known) => !applied.some(({ name }) => name === known));
  const found = await foundOf(db);
  return [
    ...left.map((name) => `the migration ${name} has not been applied`),
    ...(reader?.member === null ? ["the role partner_reader does not exist"] : []),
    ...(reader?.member === false ? [`${reader.role} is no member of partner_reader`] : []),
    ...found.flatMap((policy) =>
      Object.entries(isMissing).flatMap(([name, say]) =>
        policy[name as keyof typeof isMissing] ? [say(policy)] : [],
      ),
    ),
  ];
}

const foundOf = (db: Pick<Db, "query">): Promise<Found[]> =>
  db.query<Found>(
    `select
       policy.table,
       pg_class.oid is null as missing,
       coalesce(not relrowsecurity, false) as open,
       pg_class.oid is not null and not exists (
         select from pg_policy
         where polrelid = pg_class.oid and polname = policy.name and reader.oid = any (polroles)
       ) as unguarded,
       case
         when pg_class.oid is null or reader.oid is null then false
         when policy.columns is null then not has_table_privilege(reader.oid, pg_class.oid, 'select')
         else exists (
           select from json_array_elements_text(policy.columns) as needed (name)
           left join pg_attribute on attrelid = pg_class.oid and attname = needed.name
           where attnum is null or not has_column_privilege(reader.oid, pg_class.oid, attnum, 'select')
         )
       end as unread
     from json_to_recordset($1) as policy ("table" text, name text, columns json)
     left join pg_class on relname = policy.table and relnamespace = current_schema()::regnamespace
     left join pg_roles as reader on rolname = 'partner_reader'
     order by 1`,
    [JSON.stringify(policies)],
  );

/** As the first lines of a dump would, if a dump had roles in it. */
const role = `
  do $$
  begin
    if not exists (select from pg_roles where rolname = 'partner_reader') then
      create role partner_reader nologin;
    end if;
    if not pg_has_role('partner_reader', 'member') then
      grant partner_reader to current_user;
    end if;
  end
  $$`;

/** Builds up what is missing of the policies, one table at a time, and leaves the rest as it is. */
export async function repairPolicies(db: Db, onWait?: OnWait): Promise<void> {
  const makeRole = async (tx: Transaction) => {
    await takeLock(tx, "migrations", onWait);
    await tx.run(role);
  };
  await db.tx(makeRole, { statementTimeout: 0 });
  const isSpread = await isDistributed(db);
  const lacking = (await foundOf(db)).filter(isLacking).map(({ table }) => table);
  for (const policy of policies) {
    const { table } = policy;
    if (!isSpread && !lacking.includes(table)) continue;
    const work = async (tx: Transaction) => {
      await takeLock(tx, "migrations", onWait);
      await limitLockWait(tx);
      await build(tx, isSpread ? { ...policy, using: withPassedSettings(policy.using) } : policy);
      if (isSpread) await comparePassedSettings(tx, table);
    };
    await retryUntilLocked(db, work, { table, onWait });
  }
}

const isLacking = ({ open, unguarded, unread }: Found) => open || unguarded || unread;

async function build(tx: Transaction, { table, name, columns, using }: Policy) {
  const found = (await foundOf(tx)).find((policy) => policy.table === table);
  // Citus takes statements on its tables one by one.
  if (found?.open) await tx.run(`alter table ${table} enable row level security`);
  if (found?.unread) {
    const read = columns ? `(${columns.join(", ")})` : "";
    await tx.run(`grant select ${read} on ${table} to partner_reader`);
  }
  if (!found?.unguarded) return;
  await tx.run(`drop policy if exists ${name} on ${table}`);
  await tx.run(`create policy ${name} on ${table} for select to partner_reader using (${using})`);
}
