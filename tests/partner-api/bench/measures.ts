import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import {
  buildServer,
  createUser,
  type Db,
  grantCompanies,
  passwords,
  readReport,
  readSettings,
  reportFile,
} from "partner-api";
import { measured } from "./made-sales.ts";

const program = fileURLToPath(
  new URL("../../../packages/partner-api/bin/partner-api.mjs", import.meta.url),
);
const module = "intracity";
const password = "a phrase for the benchmark";
const companyId = measured.companyId;

export async function addViewer(db: Db): Promise<number> {
  const passwordHash = await passwords().hash(password);
  const userId = await createUser(db, { username: "bench", name: "Bench", passwordHash });
  await grantCompanies(db, userId, [{ company_id: companyId, module }]);
  return userId;
}

export type Times = { median: number; p95: number };

export function timeReport(db: Db, userId: number): Promise<Times> {
  const file = reportFile("getIntracityCounterwiseReport");
  const values = { from_date: measured.from_date, until: measured.until };
  return timed(async () => {
    const rows = await readReport(db, file, { userId, companyId, module }, values);
    if (!Array.isArray(rows) || rows.length !== 40) throw new Error("The report is not whole.");
  });
}

/** Of a user who may see the first 24 companies, as many as the demo has; they all have sales on both days. */
export async function timeRunningDay(db: Db): Promise<Times> {
  const userId = await createUser(db, { username: "day", name: "Day", passwordHash: "none" });
  const companies = await db.query<{ company_id: number }>(
    "select company_id from companies order by company_id limit 24",
  );
  await grantCompanies(
    db,
    userId,
    companies.map(({ company_id }) => ({ company_id, module })),
  );
  const file = reportFile("getToday");
  const viewer = { userId, companyId: undefined, module: "home" };
  return timed(async () => {
    const day = await readReport(db, file, viewer, { now: measured.now });
    const { companies: shown } = day as { companies: unknown[] };
    if (shown.length !== companies.length) throw new Error("The running day is not whole.");
  });
}

async function timed(ask: () => Promise<void>): Promise<Times> {
  const times: number[] = [];
  for (let run = -30; run < 300; run += 1) {
    const start = performance.now();
    await ask();
    if (run >= 0) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}

export type Imported = { seconds: number; peakMegabytes: number };

/** Measured as a process of its own, with the most memory that it used. */
export async function timeImport(path: string, env: Record<string, string>): Promise<Imported> {
  const start = performance.now();
  const child = spawn(process.execPath, [program, "import", "ticket-sales", path], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let peak = Number.NaN;
  const looking = setInterval(() => {
    peak = peakOf(child.pid) ?? peak;
  }, 100);
  const code = await new Promise((resolve) => child.once("exit", resolve));
  clearInterval(looking);
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
  return { seconds: (performance.now() - start) / 1000, peakMegabytes: peak };
}

/** Undefined where the system does not report it. */
function peakOf(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] =
      /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

/** The 99th percentile of how late the server's event loop is under load. */
export async function eventLoopDelay(db: Db): Promise<{ p99: number; answers: number }> {
  const settings = readSettings({ LOG_LEVEL: "silent", REQUESTS_PER_MINUTE: "10000000" });
  const app = await buildServer({ db, settings });
  const signIn = await app.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: { username: "bench", password },
  });
  const headers = { authorization: `Bearer ${signIn.json().data.token}` };
  const range = `from_date=${measured.from_date}&to_date=${measured.until}`;
  const report = `/api/intracity/reports/counterwise/${companyId}?${range}`;
  await app.inject({ url: report, headers });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const until = performance.now() + 5000;
  let answers = 0;
  const ask = async (url: string) => {
    while (performance.now() < until) {
      const { statusCode } = await app.inject({ url, headers });
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}.`);
      answers += 1;
    }
  };
  delay.enable();
  await Promise.all([...Array(4).fill(report), ...Array(4).fill("/api/auth/user")].map(ask));
  delay.disable();
  await app.close();
  return { p99: delay.percentile(99) / 1e6, answers };
}
