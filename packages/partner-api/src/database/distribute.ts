import type { Transaction } from "./db.ts";
import { isDistributed } from "./distributed.ts";

export class NotDistributable extends Error {
  override readonly name = "NotDistributable";
}

/** Spreads the tables of records that are not spread yet over the nodes of Citus, and returns their names. */
export async function distribute(tx: Transaction, shards: number): Promise<string[]> {
  await refuseWithoutNodes(tx);
  await tx.run(`
    set local citus.multi_shard_modify_mode = 'sequential';
    set local client_min_messages = error`);
  await tx.run("insert into settings values ('distributed', 'citus') on conflict do nothing");
  await prepareNodes(tx);
  await distributeFunctions(tx);
  const tables = await tablesOfRecords(tx);
  const added = tables.filter(({ spread }) => !spread).map(({ name }) => name);
  let beside = tables.find(({ spread }) => spread)?.name;
  for (const name of added) {
    await comparePassedSettings(tx, name);
    // Citus allows no triggers on its tables: there, an import alone checks that the companies exist.
    await tx.run(`drop trigger if exists of_a_company on ${name}`);
    await tx.query(
      beside
        ? `select create_distributed_table($1, 'company_id', colocate_with => $2)::text`
        : `select create_distributed_table($1, 'company_id', shard_count => $2, colocate_with => 'none')::text`,
      [name, beside ?? shards],
    );
    await tx.query("select truncate_local_data_after_distributing_table($1)::text", [name]);
    beside ??= name;
  }
  return added;
}

/** Whatever migrations have made after the database was distributed. */
export async function distributeRest(tx: Transaction): Promise<void> {
  if (await isDistributed(tx)) await distribute(tx, 0);
}

async function refuseWithoutNodes(tx: Transaction) {
  const [citus] = await tx.query("select from pg_extension where extname = 'citus'");
  if (!citus) {
    throw new NotDistributable(
      "This database does not run on Citus: its extension citus is missing. Nothing was changed.",
    );
  }
  const [node] = await tx.query(
    "select from pg_dist_node where isactive and shouldhaveshards and noderole = 'primary'",
  );
  if (!node) {
    throw new NotDistributable(
      "This cluster has no node for the records: add one with citus_add_node. Nothing was changed.",
    );
  }
}

/** Milliseconds that a node may take to accept a connection. */
const patience = 2000;

/** Citus connects to the nodes as whoever asks the coordinator, and with the settings of the database alone. */
async function prepareNodes(tx: Transaction) {
  const [database] = await tx.query<{ name: string; zone: string }>(
    `select quote_ident(current_database()) as name, quote_literal(value) as zone
     from settings where name = 'reporting_time_zone'`,
  );
  await tx.run(`
    alter database ${database?.name} set TimeZone = ${database?.zone};
    alter database ${database?.name} set citus.node_connection_timeout = '${patience}ms'`);
  const [signsIn] = await tx.query(
    "select from pg_roles where rolname = 'partner_reader' and rolcanlogin",
  );
  if (!signsIn) await tx.run("alter role partner_reader login");
}

/** All but those that read tables of the coordinator. */
const distributeFunctions = (tx: Transaction) =>
  tx.query(
    `select create_distributed_function(oid::regprocedure)::text
     from pg_proc
     where pronamespace = current_schema()::regnamespace and not prosecdef
       and not exists (
         select from pg_depend
         where classid = 'pg_proc'::regclass and objid = pg_proc.oid
           and (deptype = 'e' or refclassid = 'pg_class'::regclass)
       )
       and not exists (
         select from pg_dist_object where classid = 'pg_proc'::regclass and objid = pg_proc.oid
       )`,
  );

/** Accounts refer to each other by foreign keys, and stay on the coordinator; records have none. */
const tablesOfRecords = (tx: Transaction) =>
  tx.query<{ name: string; spread: boolean }>(
    `select
       name::text,
       exists (select from pg_dist_partition where logicalrelid = name) as spread
     from tables_of_records() as name`,
  );

const compared = {
  "viewed_company_id()": "company_id = passed_company_id()",
  "grants_of_the_viewer()": "company_id || ' ' || module = any (passed_grants())",
};

/** The same condition, which looks nothing up. */
export const withPassedSettings = (using: string) =>
  Object.entries(compared).find(([looksUp]) => using.includes(looksUp))?.[1] ?? using;

export async function comparePassedSettings(tx: Transaction, table: string) {
  const policies = await tx.query<{ name: string; qual: string }>(
    `select policyname as name, qual from pg_policies
     where schemaname = current_schema() and tablename = $1`,
    [table],
  );
  for (const { name, qual } of policies) {
    for (const [looksUp, comparison] of Object.entries(compared)) {
      if (qual.includes(looksUp)) {
        await tx.run(`alter policy ${name} on ${table} using (${comparison})`);
      }
    }
  }
}
