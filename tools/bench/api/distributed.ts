import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import {
  beginSession,
  createUser,
  type Db,
  distribute,
  grantCompanies,
  makeDemo,
  openDatabase,
} from "partner-api";
import { createClusterDatabase, dropClusterDatabase, nodesOf } from "tests/partner-api/cluster.ts";
import { asOwner, urlOf } from "tests/partner-api/real-postgres.ts";
import { writeSectionOf } from "../../page-section.ts";
import { type Measured, measureInTurns, startAnswering } from "./answering.ts";
import { addMadeCompanies, measured, measuredReport, writeMadeSales } from "./made-sales.ts";
import { timeImport } from "./measures.ts";

const api = new URL("../../../tests/partner-api/faults/serving.ts", import.meta.url);
const volume = { sales: 200_000, companies: 10, days: 92 };
const shards = 32;
const { DATABASE_URL: url = "" } = process.env;
const nodes = await nodesOf(url);
const [coordinator = "", first = ""] = nodes;
const folder = mkdtempSync(join(tmpdir(), "partner-api-bench-"));
const file = join(folder, "sales.csv");

/** The nodes of each database; the one without a worker is a PostgreSQL alone. */
const layouts = {
  "bench alone": [coordinator],
  "bench one": [coordinator, first],
  "bench two": nodes,
};
type Layout = keyof typeof layouts;
const names = Object.keys(layouts) as Layout[];
const nameOf = (layout: Layout) => layout.replace(" ", "_");
const addressOf = (layout: Layout) => urlOf(coordinator, nameOf(layout));

type Made = { importing: number; demo: number; questions: { path: string; token: string }[] };
try {
  await writeMadeSales(file, volume);
  const made: Partial<Record<Layout, Made>> = {};
  for (const layout of names) made[layout] = await makeOn(layout);
  const servers = {
    "bench alone": await startOn("bench alone"),
    "bench one": await startOn("bench one"),
    "bench two": await startOn("bench two"),
  };
  const answered = await measureInTurns(servers);
  for (const { stop } of Object.values(servers)) await stop();
  const text = sectionOf(answered, made as Record<Layout, Made>);
  writeSectionOf("scaling.md", "Rates on Citus", text);
  process.stdout.write(text);

  function startOn(layout: Layout) {
    return startAnswering(
      api,
      { DATABASE_URL: addressOf(layout), DATABASE_CONNECTIONS: "10" },
      ...(made[layout]?.questions ?? []),
    );
  }
} finally {
  for (const layout of names) {
    await dropClusterDatabase(layouts[layout], nameOf(layout)).catch(() => {});
  }
  rmSync(folder, { recursive: true, force: true });
}

async function makeOn(layout: Layout): Promise<Made> {
  const isCluster = layouts[layout].length > 1;
  if (isCluster) await createClusterDatabase(layouts[layout], nameOf(layout));
  else await asOwner(coordinator, `create database ${nameOf(layout)}`);
  if (isCluster) {
    await within(layout, (db) => db.tx((tx) => distribute(tx, shards), { statementTimeout: 0 }));
  }
  return within(layout, async (db) => {
    await addMadeCompanies(db, volume);
    const { seconds } = await timeImport(file, { DATABASE_URL: addressOf(layout) });
    const start = performance.now();
    await makeDemo(db, { seed: 7, days: 90, passwordHash: "none", say: () => {} });
    const demo = (performance.now() - start) / 1000;
    await db.query("vacuum analyze");
    return { importing: volume.sales / seconds, demo, questions: await questionsTo(db) };
  });
}

async function within<T>(layout: Layout, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase({
    databaseUrl: addressOf(layout),
    dataDirectory: "",
    reportingTimeZone: "Asia/Dhaka",
    statementTimeout: 0,
    connections: 1,
    onIdleError: () => {},
  });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** The same report of every company, in turn. */
async function questionsTo(db: Db) {
  const user = await createUser(db, { username: "bench", name: "Bench", passwordHash: "none" });
  const companies = Array.from({ length: volume.companies }, (_, at) => 5001 + at);
  const { module, path } = measuredReport;
  await grantCompanies(
    db,
    user,
    companies.map((company_id) => ({ company_id, module })),
  );
  const token = await beginSession(db, user);
  const range = `from_date=${measured.from_date}&to_date=${measured.until}`;
  return companies.map((company) => ({ path: `${path}/${company}?${range}`, token }));
}

function sectionOf(answered: Record<Layout, Measured>, made: Record<Layout, Made>): string {
  const row = (what: string, layout: Layout) => {
    const { rate, p50, p99, processor } = answered[layout];
    const { importing, demo } = made[layout];
    return `| ${[
      what,
      rate.toFixed(),
      `${p50.toFixed(1)} ms`,
      `${p99.toFixed(1)} ms`,
      `${processor.toFixed(2)} ms`,
      Math.round(importing).toLocaleString("en"),
      `${demo.toFixed(1)} s`,
    ].join(" | ")} |`;
  };
  return `\`npx pnpm@10 bench distributed\`, with \`DATABASE_URL\` at a coordinator, writes this section: \`getIntracityCounterwiseReport\` over 31 days of ten companies, from 16 callers over HTTP; an import of ${volume.sales.toLocaleString("en")} sales; a demo of 90 days. Everything shares ${cpus().length} cores (${cpus()[0]?.model.trim()}), with a load of ${loadavg()[2]?.toFixed(1)} in the last 15 minutes, so a second worker adds no processor here. The three take turns; the last two have ${shards} shards.

| database | answers per second | median | 99th percentile | processor time, server | imported sales per second | demo |
| --- | --- | --- | --- | --- | --- | --- |
${row("one PostgreSQL", "bench alone")}
${row("Citus, one worker", "bench one")}
${row("Citus, two workers", "bench two")}
`;
}
