import { rm, writeFile } from "node:fs/promises";
import { filesIn, hasDatabase, refuseInterrupted, takeDirectory } from "./data-directory.ts";
import { DatabaseUnavailable, type Db, type Row, type TextRow, type Transaction } from "./db.ts";
import { type Answer, PgliteProcess } from "./pglite-process.ts";
import { asText, parserOf } from "./values.ts";
import { workQueue } from "./work-queue.ts";

const mostWaiting = 500;
/** Milliseconds that closing waits for statements; nobody waits for what they answer. */
const lastStatements = 500;

type Options = {
  directory: string;
  timeZone: string;
  statementTimeout: number;
  /** Contents of a new database; an empty cluster by default. */
  archive?: () => Promise<Uint8Array>;
  onNew?(): void;
};

export async function openPglite(options: Options): Promise<Db> {
  const unlock = await takeDirectory(options.directory);
  try {
    return await openLocked(options, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openLocked(options: Options, unlock: () => Promise<void>): Promise<Db> {
  await refuseInterrupted(options.directory);
  let process = await opened(options);
  const { take, waiting, isIdle } = workQueue(1);
  let isCutOff = false;

  const current = async () => {
    if (isCutOff) throw new DatabaseUnavailable("The database is being closed.");
    if (process.ended) {
      await process.gone;
      process = await start(options);
    }
    return process;
  };

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting() >= mostWaiting) {
      throw new DatabaseUnavailable("Too many statements are waiting for the database.");
    }
    return take(work);
  }

  return {
    isDistributed: false,
    query: (statement, values) =>
      inTurn(async () =>
        session(await current(), options.statementTimeout).query(statement, values),
      ),
    tx: (work, { statementTimeout = options.statementTimeout } = {}) =>
      inTurn(async () => {
        const process = await current();
        const tx = session(process, statementTimeout);
        try {
          await tx.run("begin");
          const result = await work(tx);
          await tx.run("commit");
          return result;
        } catch (error) {
          if (!process.ended) await tx.run("rollback");
          throw error;
        }
      }),
    pipeline: (statements) =>
      inTurn(async () => {
        const asked = statements.map(({ values, ...statement }) => ({
          ...statement,
          values: values.map(asText),
        }));
        const process = await current();
        return (await process.ask(
          { kind: "pipeline", asked },
          options.statementTimeout,
        )) as TextRow[][];
      }),
    vacuum: (table) =>
      inTurn(async () => session(await current(), 0).run(`vacuum (analyze) ${table}`)),
    ping: () =>
      take(async () => session(await current(), options.statementTimeout).run("select 1"), {
        first: true,
      }),
    load: () => ({ open: 1, idle: isIdle() ? 1 : 0, waiting: waiting() }),
    async close() {
      const cutting = setTimeout(() => {
        isCutOff = true;
        process.stop();
      }, lastStatements);
      await take(async () => {
        clearTimeout(cutting);
        try {
          await process.close();
        } finally {
          await unlock();
        }
      });
    },
  };
}

async function opened(options: Options): Promise<PgliteProcess> {
  try {
    return await start(options);
  } catch (error) {
    throw new Error(
      `The embedded database in ${filesIn(options.directory).database} cannot be opened. Is the disk full? (${(error as Error).message})`,
      { cause: error },
    );
  }
}

async function start({ directory, timeZone, archive, onNew }: Options) {
  const { database, complete } = filesIn(directory);
  if (hasDatabase(directory)) {
    return PgliteProcess.start({ directory: database, isNew: false, timeZone });
  }
  onNew?.();
  await rm(database, { recursive: true, force: true });
  const process = await PgliteProcess.start({
    directory: database,
    isNew: true,
    timeZone,
    ...(archive && { archive: await archive() }),
  });
  await writeFile(complete, "");
  return process;
}

function session(process: PgliteProcess, timeout: number): Transaction {
  return {
    async query<R extends Row>(statement: Parameters<Db["query"]>[0], values = [] as const) {
      const request = {
        kind: "query",
        ...(typeof statement === "string" ? { text: statement } : statement),
        values: values.map(asText),
      } as const;
      return rowsOf((await process.ask(request, timeout)) as Answer) as R[];
    },
    async run(text) {
      await process.ask({ kind: "run", text }, timeout);
    },
    async copy(into, rows) {
      const text = `copy ${into} from '/dev/blob'`;
      await process.ask({ kind: "copy", text, rows }, timeout);
    },
    async *copyOut(table) {
      const text = `copy ${table} to '/dev/blob'`;
      yield (await process.ask({ kind: "copyOut", text }, timeout)) as Uint8Array;
    },
  };
}

function rowsOf({ fields, rows }: Answer): Row[] {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
  return rows.map((row) =>
    Object.fromEntries(
      columns.map(({ name, parse }, at) => {
        const text = row[at] ?? null;
        return [name, text === null ? null : parse(text)];
      }),
    ),
  );
}
