import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startRealPostgres } from "tests/partner-api/real-postgres.ts";
import { writeSection } from "../performance-page.ts";
import { type Measured, measureInTurns, startAnswering } from "./answering.ts";
import { madeIn, placeOf } from "./measured-report.ts";

const api = new URL("../../../tests/partner-api/faults/serving.ts", import.meta.url);
const portal = new URL("../../../packages/portal-server/src/main.ts", import.meta.url);
const name = "partner_bench_portal_server";

const postgres = await startRealPostgres();
const owner = new pg.Client({ connectionString: postgres.url });
const folder = mkdtempSync(join(tmpdir(), "portal-server-bench-"));
await owner.connect();
try {
  await owner.query(`drop database if exists ${name}`);
  await owner.query(`create database ${name}`);
  const { DATABASE_URL } = placeOf(postgres.url, name);
  const dataDirectory = join(folder, "data");
  const onPostgres = await measure({ DATABASE_URL }, DATABASE_URL, "");
  const embedded = await measure({ DATABASE_URL: "", DATA_DIR: dataDirectory }, "", dataDirectory);
  const text = section(onPostgres, embedded);
  writeSection("Through the portal's server", text);
  process.stdout.write(text);
} finally {
  await owner.query(`drop database if exists ${name} with (force)`);
  await owner.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(place: Record<string, string>, databaseUrl: string, dataDirectory: string) {
  const question = await madeIn({ databaseUrl: databaseUrl || undefined, dataDirectory });
  const direct = await startAnswering(api, place, question);
  const through = await startAnswering(portal, { PARTNER_HOST: direct.url }, question);
  try {
    return await measureInTurns({ direct, through });
  } finally {
    await through.stop();
    await direct.stop();
  }
}

type Both = Record<"direct" | "through", Measured>;

function section(onPostgres: Both, embedded: Both): string {
  const row = (what: string, { rate, p50, p99, processor }: Measured, direct?: Measured) =>
    `| ${[
      what,
      rate.toFixed(),
      direct ? (rate / direct.rate).toFixed(2) : "",
      `${p50.toFixed(1)} ms`,
      `${p99.toFixed(1)} ms`,
      `${processor.toFixed(2)} ms`,
    ].join(" | ")} |`;
  return `\`npx pnpm@10 bench portal-server\`, as for [whole answers](#whole-answers-of-the-partner-api), with everything on ${cpus().length} cores. The processor time is that of the process that the callers ask.

| way to the report | answers per second | of the direct rate | median | 99th percentile | processor time |
| --- | --- | --- | --- | --- | --- |
${row("direct, PostgreSQL", onPostgres.direct)}
${row("through the portal's server", onPostgres.through, onPostgres.direct)}
${row("direct, embedded", embedded.direct)}
${row("through the portal's server", embedded.through, embedded.direct)}
`;
}
