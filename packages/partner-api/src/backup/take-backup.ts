import type { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { Db, Transaction } from "../database/db.ts";
import { nameOf, readRelease } from "../release.ts";
import {
  BrokenBackup,
  copied,
  endOfRows,
  format,
  type Header,
  type Totals,
} from "./backup-format.ts";

/** After a restore, a session that has ended since would begin again, and an invitation that was used be good again. */
const leftOut = ["migrations", "sessions", "sign_in_tries", "invitations"];

const newLine = "\n".charCodeAt(0);

/** The bytes of a backup: all tables as they are at one moment, while others go on writing. */
export const takeBackup = (db: Db): Readable => {
  const gzip = createGzip();
  const backup = db.tx((tx) => write(tx, gzip), { statementTimeout: 0 });
  backup.then(
    () => gzip.end(),
    (error) => gzip.destroy(error),
  );
  return gzip;
};

type Sink = ReturnType<typeof createGzip>;

async function write(tx: Transaction, sink: Sink) {
  await tx.run(`set transaction isolation level repeatable read, read only;
    set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres'`);
  await refuseDistributed(tx);
  await passOn(sink, line(await headerOf(tx)));
  const rows: Totals["rows"] = {};
  for (const { name, columns } of await tablesOf(tx)) {
    rows[name] = 0;
    await passOn(sink, `${copied(name, columns)}\n`);
    for await (const chunk of tx.copyOut(`${name} (${columns})`)) {
      rows[name] += linesIn(chunk);
      await passOn(sink, chunk);
    }
    await passOn(sink, `${endOfRows}\n`);
  }
  await passOn(sink, line({ rows, sequences: await sequencesOf(tx) } satisfies Totals));
}

/** The coordinator would have to bring the rows of all nodes. */
async function refuseDistributed(tx: Transaction) {
  const [distributed] = await tx.query("select from settings where name = 'distributed'");
  if (distributed) {
    throw new BrokenBackup(
      "The database is distributed: take its backup by the means of its cluster.",
    );
  }
}

const line = (value: object) => `${JSON.stringify(value)}\n`;

async function passOn(sink: Sink, chunk: string | Uint8Array) {
  if (sink.destroyed) throw new Error("Whoever asked for the backup is gone.");
  if (sink.write(chunk)) return;
  await new Promise<void>((resolve) => {
    const goOn = () => {
      sink.off("drain", goOn).off("close", goOn);
      resolve();
    };
    sink.on("drain", goOn).on("close", goOn);
  });
}

function linesIn(chunk: Uint8Array): number {
  let count = 0;
  for (let at = chunk.indexOf(newLine); at >= 0; at = chunk.indexOf(newLine, at + 1)) count += 1;
  return count;
}

async function headerOf(tx: Transaction): Promise<Header> {
  const [zone] = await tx.query<{ value: string }>(
    "select value from settings where name = 'reporting_time_zone'",
  );
  return {
    format,
    takenAt: new Date().toISOString(),
    by: nameOf(readRelease()),
    timeZone: zone?.value ?? "",
    migrations: await tx.query("select name, checksum from migrations order by name"),
  };
}

type Table = { name: string; columns: string; refers: string[] };

/** Each after the tables that its rows refer to. */
async function tablesOf(tx: Transaction): Promise<Table[]> {
  const tables = await tx.query<Table>(
    `select
       quote_ident(relname) as name,
       (
         select string_agg(quote_ident(attname), ', ' order by attnum)
         from pg_attribute
         where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
       ) as columns,
       (
         select coalesce(json_agg(quote_ident(parent.relname)), '[]')
         from pg_constraint
         join pg_class as parent on parent.oid = confrelid
         where conrelid = pg_class.oid and contype = 'f'
       ) as refers
     from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname <> all ($1)
     order by relname`,
    [`{${leftOut.join(",")}}`],
  );
  const ordered: Table[] = [];
  const follow = (table: Table) => {
    if (ordered.includes(table)) return;
    for (const parent of tables) {
      if (parent !== table && table.refers.includes(parent.name)) follow(parent);
    }
    ordered.push(table);
  };
  tables.forEach(follow);
  return ordered;
}

async function sequencesOf(tx: Transaction): Promise<Totals["sequences"]> {
  const sequences = await tx.query<{ name: string; last: number | string | null }>(
    `select quote_ident(sequencename) as name, last_value as last
     from pg_sequences
     where schemaname = current_schema()
     order by sequencename`,
  );
  return Object.fromEntries(
    sequences.flatMap(({ name, last }) => (last === null ? [] : [[name, String(last)]])),
  );
}
