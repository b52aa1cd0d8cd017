import { finished } from "node:stream/promises";
import pg from "pg";
import { from, to } from "pg-copy-streams";
import {
  DatabaseUnavailable,
  type Db,
  type Row,
  type Statement,
  type Transaction,
  type Value,
} from "./db.ts";
import { pipelineInTransaction, pipelineOn } from "./postgres-pipeline.ts";
import { asText, parserOf } from "./values.ts";
import { workQueue } from "./work-queue.ts";

type Options = {
  url: string;
  timeZone: string;
  statementTimeout: number;
  connections: number;
  preparesStatements: boolean;
  onIdleError(error: Error): void;
};

/** Milliseconds that closing waits for statements; nobody waits for what they answer. */
const lastStatements = 500;

type NoteBreak = (error: Error) => void;

export function openPostgres(options: Options): Db {
  const { preparesStatements: prepares } = options;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    connectionTimeoutMillis: 800,
    statement_timeout: options.statementTimeout,
    idle_in_transaction_session_timeout: 60_000,
    options: `-c TimeZone=${options.timeZone}`,
    types: { getTypeParser: parserOf },
  });
  pool.on("error", options.onIdleError);

  // Waiting for a connection does not mean that the database is away; failing to open one does.
  const { take, sendAway, waiting } = workQueue(options.connections);
  const working = new Set<pg.PoolClient>();

  const connected = <T>(
    work: (client: pg.PoolClient, noteBreak: NoteBreak) => Promise<T>,
    turn?: { first: boolean },
  ) =>
    tellAway(() =>
      take(async () => {
        const client = await pool.connect().catch((error) => {
          sendAway(error);
          throw error;
        });
        let broken: Error | undefined;
        const noteBreak = (error: Error) => {
          broken = error;
        };
        client.on("error", noteBreak);
        working.add(client);
        try {
          return await work(client, noteBreak);
        } finally {
          working.delete(client);
          client.off("error", noteBreak);
          client.release(broken);
        }
      }, turn),
    );

  const asked = <T>(work: (client: pg.PoolClient) => Promise<T>, turn?: { first: boolean }) =>
    connected(
      (client, noteBreak) =>
        work(client).catch((error) => {
          if (isAway(error)) noteBreak(error);
          throw error;
        }),
      turn,
    );

  return {
    isDistributed: false,
    query: (statement, values) => asked((client) => ask(client, prepares, statement, values)),
    pipeline: (statements, { inBlock = false } = {}) =>
      asked((client) =>
        (inBlock ? pipelineInTransaction : pipelineOn)(client, prepares, statements),
      ),
    vacuum: (table) =>
      asked(async (client) => {
        await client.query("set statement_timeout = 0");
        try {
          await client.query(`vacuum (analyze) ${table}`);
        } finally {
          await client.query("reset statement_timeout");
        }
      }),
    ping: async () => {
      await asked((client) => client.query("select 1"), { first: true });
    },
    tx: (work, { statementTimeout } = {}) =>
      connected(async (client, noteBreak) => {
        const tx: Transaction = {
          query: (statement, values) => ask(client, prepares, statement, values),
          run: async (script) => {
            await client.query(script);
          },
          copy: (into, rows) => finished(client.query(from(`copy ${into} from stdin`)).end(rows)),
          copyOut: (table) => client.query(to(`copy ${table} to stdout`)),
        };
        try {
          await tx.run(`begin; ${limits(statementTimeout)}`);
          const result = await work(tx);
          await tx.run("commit");
          return result;
        } catch (error) {
          await tx.run("rollback").catch(noteBreak);
          throw error;
        }
      }),
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: waiting() }),
    async close() {
      const cutting = setTimeout(() => {
        for (const client of working) void client.end();
      }, lastStatements);
      await pool.end();
      clearTimeout(cutting);
    },
  };
}

function limits(statementTimeout: number | undefined): string {
  if (statementTimeout === undefined) return "";
  const limit = `set local statement_timeout = ${statementTimeout};`;
  // Between two statements, a file is read that may be long, or on a slow disk.
  return statementTimeout > 0
    ? limit
    : `${limit} set local idle_in_transaction_session_timeout = 0;`;
}

async function ask<R extends Row>(
  on: pg.PoolClient,
  prepares: boolean,
  statement: Statement,
  values: readonly Value[] = [],
): Promise<R[]> {
  const { text, name } = typeof statement === "string" ? { text: statement } : statement;
  const { rows } = await on.query<R>({
    text,
    ...(name && prepares && { name }),
    values: values.map(asText),
  });
  return rows;
}

/** SQLSTATE classes and system errors that mean that the server is gone, or not up yet. */
const awayCodes =
  /^(08|57|53|ECONN|EPIPE|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT)/;
const awayMessages = /connection (terminated|timeout)|timeout exceeded|client has encountered/i;

async function tellAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && isAway(error)) {
      throw new DatabaseUnavailable("The database does not answer.", { cause: error });
    }
    throw error;
  }
}

/** An error with a path is about a file that an import reads or writes. */
const isAway = (error: Error & { code?: string; path?: string; errors?: unknown }) =>
  error.path === undefined &&
  (awayCodes.test(error.code ?? "") ||
    awayMessages.test(error.message) ||
    error instanceof AggregateError);
