import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startRealPostgres } from "tests/partner-api/real-postgres.ts";
import { writeSection } from "../performance-page.ts";
import { type Measured, measureInTurns, startAnswering } from "./answering.ts";
import { type Arrived, measureArriving } from "./arriving.ts";
import { madeIn, placeOf } from "./measured-report.ts";
import { measureRecord, sectionOfRecord } from "./record-of-reading.ts";

const bareServer = new URL("./bare-server.ts", import.meta.url);
const api = new URL("../../../tests/partner-api/faults/serving.ts", import.meta.url);
const name = "partner_bench_answers";
const other = `${name}_other`;

const postgres = await startRealPostgres();
const owner = new pg.Client({ connectionString: postgres.url });
const folder = mkdtempSync(join(tmpdir(), "partner-api-bench-"));
await owner.connect();
try {
  for (const each of [name, other]) await owner.query(`drop database if exists ${each}`);
  await owner.query(`create database ${name}`);
  const place = placeOf(postgres.url, name);
  const question = await madeIn({ databaseUrl: place.DATABASE_URL, dataDirectory: "" });
  const onPostgres = {
    bare: await startAnswering(bareServer, place, question),
    api: await startAnswering(api, place, question),
    compressed: await startAnswering(api, place, { ...question, acceptEncoding: "gzip, br" }),
  };
  const { bare, api: ours, compressed } = await measureInTurns(onPostgres, () => backends());
  // Half of what the slower of the two can do.
  const offered = Math.round(ours.rate / 2);
  const arrived = await measureArriving({ bare: onPostgres.bare, api: onPostgres.api }, offered);
  for (const { stop } of Object.values(onPostgres)) await stop();
  await owner.query(`create database ${other} template ${name}`);
  const recorded = await measureRecord(question, [
    { place, backends: () => backends() },
    { place: placeOf(postgres.url, other), backends: () => backends(other) },
  ]);

  const dataDirectory = join(folder, "data");
  const embeddedQuestion = await madeIn({ databaseUrl: undefined, dataDirectory });
  const directory = { DATABASE_URL: "", DATA_DIR: dataDirectory };
  const copy = { DATABASE_URL: "", DATA_DIR: join(folder, "copy") };
  cpSync(directory.DATA_DIR, copy.DATA_DIR, { recursive: true });
  const onPglite = { api: await startAnswering(api, directory, embeddedQuestion) };
  const { api: embedded } = await measureInTurns(onPglite);
  await onPglite.api.stop();
  const none = async () => [];
  const recordedEmbedded = await measureRecord(embeddedQuestion, [
    { place: directory, backends: none },
    { place: copy, backends: none },
  ]);

  const text =
    section({ bare, ours, compressed, embedded }) +
    sectionOfArrived(offered, arrived) +
    sectionOfRecord({ PostgreSQL: recorded, embedded: recordedEmbedded });
  writeSection("Whole answers of the partner API", text);
  process.stdout.write(text);
} finally {
  for (const each of [name, other]) {
    await owner.query(`drop database if exists ${each} with (force)`);
  }
  await owner.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The processes of PostgreSQL that the servers are connected to. */
async function backends(of = name): Promise<number[]> {
  const { rows } = await owner.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = $1",
    [of],
  );
  return rows.map(({ pid }) => pid);
}

type Rows = { bare: Measured; ours: Measured; compressed: Measured; embedded: Measured };

function section({ bare, ours, compressed, embedded }: Rows): string {
  const row = (
    what: string,
    { rate, p50, p99, processor, ofDatabase }: Measured,
    beside?: Measured,
  ) =>
    `| ${[
      what,
      rate.toFixed(),
      beside ? (rate / beside.rate).toFixed(2) : "",
      `${p50.toFixed(1)} ms`,
      `${p99.toFixed(1)} ms`,
      `${processor.toFixed(2)} ms`,
      ofDatabase > 0 ? `${ofDatabase.toFixed(2)} ms` : "",
    ].join(" | ")} |`;
  const [processor] = cpus();
  return `\`npx pnpm@10 bench api\`: whole HTTP requests on kept connections from 16 callers without pause, for \`getIntracityCounterwiseReport\` over 31 past days with 40 counters. The bare server is \`node:http\` with \`pg\` and the same prepared statement, for anyone. Both have ten connections to the same PostgreSQL and take turns; everything shares ${cpus().length} cores (${processor?.model.trim()}), with a load of ${loadavg()[2]?.toFixed(1)} in the last 15 minutes. Processor times are per answer; the server's includes the embedded database.

| server | answers per second | of the bare server's | median | 99th percentile | processor time, server | PostgreSQL |
| --- | --- | --- | --- | --- | --- | --- |
${row("bare server, PostgreSQL", bare)}
${row("partner API, PostgreSQL", ours, bare)}
${row("the same, with brotli", compressed, bare)}
${row("partner API, embedded", embedded)}
`;
}

function sectionOfArrived(offered: number, { bare, api }: { bare: Arrived; api: Arrived }): string {
  const row = (what: string, { p50, p99 }: Arrived) =>
    `| ${what} | ${p50.toFixed(1)} ms | ${p99.toFixed(1)} ms |`;
  return `
At ${offered} requests a second, half of what the API can answer, arriving at random; times count from when a request was due:

| server, ${offered} requests a second | median | 99th percentile |
| --- | --- | --- |
${row("bare server, PostgreSQL", bare)}
${row("partner API, PostgreSQL", api)}
`;
}
