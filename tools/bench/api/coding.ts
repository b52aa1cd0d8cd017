import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { type Db, openDatabase, reportFile } from "partner-api";
import { writeSection } from "../performance-page.ts";

const bytesEachMillisecond = 200;
const rowsOfAnswers = [40, 10_000];
const day = { from_date: "2026-06-01", until: "2026-06-02" };

type Way = {
  name: string;
  now(bytes: Buffer): Buffer;
  inBackground?(bytes: Buffer): Promise<Buffer>;
};
type Taken = { bytes: number; transfer: number; processor: number; elsewhere: number };

const brotli = (level: number): Way => {
  const options = (bytes: Buffer) => ({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  const inBackground = promisify(brotliCompress);
  return {
    name: `brotli, level ${level}`,
    now: (bytes) => brotliCompressSync(bytes, options(bytes)),
    inBackground: (bytes) => inBackground(bytes, options(bytes)),
  };
};
const ways: Way[] = [
  { name: "as it is", now: (bytes) => bytes },
  { name: "gzip, level 6", now: (bytes) => gzipSync(bytes), inBackground: promisify(gzip) },
  ...[1, 3, 4, 5, 6, 9].map(brotli),
];

const folder = mkdtempSync(join(tmpdir(), "partner-api-bench-"));
const db = await openDatabase({
  databaseUrl: undefined,
  dataDirectory: folder,
  reportingTimeZone: "Asia/Dhaka",
  statementTimeout: 0,
  connections: 1,
  onIdleError: () => {},
});
try {
  const answers: Buffer[] = [];
  for (const rows of rowsOfAnswers) answers.push(await answerOf(db, rows));
  const table: string[] = [];
  for (const way of ways) {
    const taken: Taken[] = [];
    for (const answer of answers) taken.push(await measured(way, answer));
    table.push(`| ${[way.name, ...taken.flatMap(shown)].join(" | ")} |`);
  }
  const text = section(table);
  writeSection("Compressed answers", text);
  process.stdout.write(text);
} finally {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
}

/** The counter wise report of a company with so many counters, as it is sent. */
async function answerOf(db: Db, rows: number): Promise<Buffer> {
  const places = "Gabtoli,Mirpur 10,Uttara,Farmgate,Mohakhali,Sadarghat,Jatrabari,Badda,Rampura";
  await db.query(
    "insert into companies (company_id, name) values ($1::integer, $1::integer::text)",
    [rows],
  );
  await db.query(
    `insert into counters
     select $1::integer, 'intracity', $1::integer * 1000 + number, (string_to_array($2, ','))[1 + number % 9] || ' ' || 1 + number / 9
     from generate_series(1, $1::integer) as number`,
    [rows, places],
  );
  await db.query(
    `insert into daily_takings
     select $1::integer, 'intracity', 'counter', $2::date, $1::integer * 1000 + number, 0, hashint8(number) & 16383,
       (hashint8(number) & 16777215) / 20.0
     from generate_series(1, $1::integer) as number`,
    [rows, day.from_date],
  );
  const { name, text, parameters } = reportFile("getIntracityCounterwiseReport");
  const given: Record<string, string | number> = { company_id: rows, module: "intracity", ...day };
  const values = parameters.map((parameter) => given[parameter] ?? null);
  const [[[data] = []] = []] = await db.pipeline([{ name, text, values }]);
  return Buffer.from(`{"success":true,"data":${data}}`);
}

async function measured({ now, inBackground }: Way, answer: Buffer): Promise<Taken> {
  const rounds = Math.ceil(4_000_000 / answer.length);
  const bytes = now(answer).length;
  const atOnce = await processorTime(rounds, () => now(answer));
  const elsewhere = inBackground
    ? await processorTime(rounds, () => inBackground(answer))
    : Number.NaN;
  return { bytes, transfer: bytes / bytesEachMillisecond, processor: atOnce, elsewhere };
}

/** Of all threads, in milliseconds. */
async function processorTime(rounds: number, work: () => unknown): Promise<number> {
  for (let round = 0; round < 5; round += 1) await work();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / rounds;
}

function shown({ bytes, transfer, processor, elsewhere }: Taken): string[] {
  const milliseconds = (time: number) => `${time.toFixed(time < 10 ? 2 : 0)} ms`;
  if (Number.isNaN(elsewhere)) return [`${bytes} B`, milliseconds(transfer), "", ""];
  return [`${bytes} B`, milliseconds(transfer), milliseconds(processor), milliseconds(elsewhere)];
}

function section(rows: string[]): string {
  const [processor] = cpus();
  const each = (rows: string) => [
    `${rows} rows`,
    "transfer",
    "processor, at once",
    "in another thread",
  ];
  const head = ["coding", ...each("40"), ...each("10,000")];
  return `\`npx pnpm@10 bench coding\` compresses \`getIntracityCounterwiseReport\` with 40 and with 10,000 counters. Transfer is at 1.6 Mbit/s, without latency and headers. Processor times are of all threads, on ${cpus().length} cores (${processor?.model.trim()}) with a load of ${loadavg()[2]?.toFixed(1)} in the last 15 minutes.

| ${head.join(" | ")} |
| ${head.map(() => "---").join(" | ")} |
${rows.join("\n")}

The API uses brotli at level 5, and gzip at level 6 for callers without brotli. Level 6 would save 0.4 % of a usual answer. Up to 32 kB are compressed at once.
`;
}
