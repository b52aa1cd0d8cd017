import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { type Db, openDatabase } from "partner-api";
import pg from "pg";
import { startRealPostgres } from "tests/partner-api/real-postgres.ts";
import { writeSection } from "../performance-page.ts";
import { addMadeCompanies, makeSales, volumes, writeMadeSales } from "./made-sales.ts";
import { addDemo, eventLoopDelay, type Times, timeImport, timeReading } from "./measures.ts";

const say = (text: string) => void process.stdout.write(`${text}\n`);
const folder = mkdtempSync(join(tmpdir(), "partner-api-bench-"));
const file = join(folder, "sales.csv");

const open = (place: { databaseUrl?: string; dataDirectory?: string }) =>
  openDatabase({
    databaseUrl: place.databaseUrl,
    dataDirectory: place.dataDirectory ?? "",
    reportingTimeZone: "Asia/Dhaka",
    statementTimeout: 0,
    connections: 1,
    onIdleError: () => {},
  });

async function within<T>(db: Db, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await db.close();
  }
}

async function embedded() {
  const dataDirectory = join(folder, "data");
  const empty = await open({ dataDirectory });
  await within(empty, () => addMadeCompanies(empty, volumes.million));
  const imported = await timeImport(file, { DATABASE_URL: "", DATA_DIR: dataDirectory });
  const db = await open({ dataDirectory });
  return within(db, async () => {
    await addDemo(db);
    await db.query("analyze");
    const reading = await timeReading(db);
    const [row] = await db.query<{ version: string }>("select version() as version");
    return {
      imported,
      reading,
      delay: await eventLoopDelay(db),
      engine: engineOf(row?.version),
    };
  });
}

async function onPostgres(url: string) {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const names = ["partner_bench_1m", "partner_bench_10m"] as const;
  const urlOf = (name: string) => Object.assign(new URL(url), { pathname: name }).href;
  try {
    for (const name of names) {
      await owner.query(`drop database if exists ${name}`);
      await owner.query(`create database ${name}`);
    }
    const one = await open({ databaseUrl: urlOf(names[0]) });
    const million = await within(one, async () => {
      await addMadeCompanies(one, volumes.million);
      const imported = await timeImport(file, { DATABASE_URL: urlOf(names[0]) });
      await addDemo(one);
      await one.query("vacuum analyze");
      return { imported, reading: await timeReading(one) };
    });
    say("Making ten million sales");
    const ten = await open({ databaseUrl: urlOf(names[1]) });
    const tenMillion = await within(ten, async () => {
      await addMadeCompanies(ten, volumes.tenMillion);
      await makeSales(ten, volumes.tenMillion);
      await addDemo(ten);
      await ten.query("vacuum analyze");
      const [row] = await ten.query<{ version: string }>("select version() as version");
      return { reading: await timeReading(ten), engine: engineOf(row?.version) };
    });
    return { million, tenMillion };
  } finally {
    for (const name of names) await owner.query(`drop database if exists ${name} with (force)`);
    await owner.end();
  }
}

const engineOf = (version = "") => version.split(" ").slice(0, 2).join(" ");
const ms = (time: number) => `${time.toFixed(1)} ms`;
const seconds = (time: number) => `${time.toFixed(1)} s`;
const todayBeside = ({ report, today }: { report: Times; today: Times }) => [
  `${ms(today.median)}, ${(today.median / report.median).toFixed(2)} times the report`,
  "1.5 times the report",
];

const postgres = await startRealPostgres();
try {
  say("Writing a million sales to a file");
  await writeMadeSales(file, volumes.million);
  say("Importing and reading them on PGlite");
  const pglite = await embedded();
  say("Importing and reading them on PostgreSQL");
  const { million, tenMillion } = await onPostgres(postgres.url);
  const ratio = tenMillion.reading.report.median / million.reading.report.median;
  const rows = [
    ["import of a million sales, embedded", seconds(pglite.imported.seconds), "60 s"],
    ["import of a million sales, PostgreSQL", seconds(million.imported.seconds), "30 s"],
    ["peak memory of that import, embedded", `${pglite.imported.peakMegabytes.toFixed()} MB`, ""],
    [
      "peak memory of that import, PostgreSQL",
      `${million.imported.peakMegabytes.toFixed()} MB`,
      "",
    ],
    ["report, a million sales, embedded, median", ms(pglite.reading.report.median), "30 ms"],
    ["report, a million sales, PostgreSQL, median", ms(million.reading.report.median), ""],
    [
      "report, ten million sales, PostgreSQL, median",
      ms(tenMillion.reading.report.median),
      "20 ms",
    ],
    ["the same, 95th percentile", ms(tenMillion.reading.report.p95), ""],
    ["ratio of ten million to one million", ratio.toFixed(2), "1.3"],
    [
      "today, 24 companies of the demo, a million sales, embedded, median",
      ...todayBeside(pglite.reading),
    ],
    [
      "today, 24 companies of the demo, a million sales, PostgreSQL, median",
      ...todayBeside(million.reading),
    ],
    [
      "today, 24 companies of the demo, ten million sales, PostgreSQL, median",
      ...todayBeside(tenMillion.reading),
    ],
    ["event loop delay, embedded, 99th percentile", ms(pglite.delay.p99), "20 ms"],
    ["answers per second at the same time", (pglite.delay.answers / 5).toFixed(), ""],
  ].map((row) => `| ${row.join(" | ")} |`);
  const [processor] = cpus();
  const machine = [
    `${cpus().length} cores (${processor?.model.trim()})`,
    `${(totalmem() / 2 ** 30).toFixed()} GB of memory`,
    `Node ${process.versions.node}`,
    `${tenMillion.engine} with its default settings and fsync off`,
    `PGlite: ${pglite.engine}`,
    `load average of the last 15 minutes ${loadavg()[2]?.toFixed(1)}`,
  ].join(", ");
  const text = `\`npx pnpm@10 bench api\`, on ${machine}.

| what | measured | target, at most |
| --- | --- | --- |
${rows.join("\n")}

The report is \`getIntracityCounterwiseReport\` over 31 days with 40 counters, 300 times in sequence on one connection behind row-level security, with the session check, without validation, sockets and network. Today is \`getToday\` for all 24 companies of the demo at 23:32, in turn with the report. A company has 543 sales a day: a million sales are 20 companies over 92 days, ten million 50 over 368. The import is the whole command. The event loop delay is that of a server with eight callers without pause.
`;
  writeSection("The partner API", text);
  say(rows.join("\n"));
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
