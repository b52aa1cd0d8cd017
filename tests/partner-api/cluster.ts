import type { Db } from "partner-api";
import pg from "pg";
import { asOwner, urlOf } from "./real-postgres.ts";

/** A few shards will do, and every one of them takes its time to copy. */
export const shards = 4;

/** Addresses of the database `postgres` of the coordinator, which comes first, and of each worker. */
export async function nodesOf(coordinatorUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: coordinatorUrl });
  await client.connect();
  const { rows } = await client.query<{ host: string; port: number }>(
    "select nodename as host, nodeport as port from pg_dist_node order by groupid",
  );
  await client.end();
  return rows.map(({ host, port }) => {
    const url = new URL(urlOf(coordinatorUrl, "postgres"));
    Object.assign(url, { hostname: host, port });
    return url.href;
  });
}

/** With Citus, and its nodes known to each other. */
export async function createClusterDatabase(nodes: readonly string[], name: string) {
  for (const node of nodes) {
    await asOwner(node, `create database ${name}`);
    await asOwner(urlOf(node, name), "create extension citus");
  }
  const [coordinator = "", ...workers] = nodes.map((node) => urlOf(node, name));
  await asOwner(coordinator, `select citus_set_coordinator_host(${hostAndPort(coordinator)})`);
  for (const worker of workers) {
    await asOwner(coordinator, `select citus_add_node(${hostAndPort(worker)})`);
  }
}

function hostAndPort(url: string) {
  const { hostname, port } = new URL(url);
  return `'${hostname}', ${port}`;
}

/** Citus knows its nodes by their addresses alone, so that copies of their databases are a cluster too. */
export async function copyClusterDatabase(nodes: readonly string[], name: string, from: string) {
  await Promise.all(
    nodes.map(async (node) => {
      await shut(node, from);
      await asOwner(node, `create database ${name} template ${from}`);
      // Settings of a database are not copied with it.
      await asOwner(node, `alter database ${name} set TimeZone = 'Asia/Dhaka'`);
    }),
  );
}

export async function dropClusterDatabase(nodes: readonly string[], name: string) {
  // One after the other, as long as nodes go on connecting to each other.
  for (const node of nodes) await shut(node, name);
  await Promise.all(nodes.map((node) => asOwner(node, `drop database ${name} with (force)`)));
}

/** Citus's own processes in a database would keep it from being copied or dropped. */
async function shut(node: string, name: string) {
  await asOwner(node, `alter database ${name} allow_connections false`);
  await asOwner(
    node,
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
  );
}

/** The port of the worker that has the records of a company. */
export async function nodeOfCompany(db: Db, company: number): Promise<number | undefined> {
  const [node] = await db.query<{ port: number }>(
    `select nodeport as port
     from pg_dist_placement
     join pg_dist_node using (groupid)
     where shardid = get_shard_id_for_distribution_column('vehicles', $1::integer)`,
    [company],
  );
  return node?.port;
}
