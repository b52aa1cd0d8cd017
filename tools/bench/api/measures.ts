import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import {
  beginSession,
  buildServer,
  createUser,
  type Db,
  grantCompanies,
  makeDemo,
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

async function addViewer(db: Db): Promise<number> {
  const passwordHash = await passwords().hash(password);
  const userId = await createUser(db, { username: "bench", name: "Bench", passwordHash });
  await grantCompanies(db, userId, [{ company_id: companyId, module }]);
  return userId;
}

/** The demo's 24 companies, with 90 days until the measured moment, beside the made sales. */
export const addDemo = (db: Db): Promise<void> =>
  makeDemo(db, {
    seed: 3,
    days: 90,
    until: new Date(measured.now),
    passwordHash: "none",
    say: () => {},
  });

export type Times = { median: number; p95: number };

/** A report of one company, and the running day of the demo's companies: in turn, so that both meet the same load. */
export async function timeReading(db: Db): Promise<{ report: Times; today: Times }> {
  const reader = await beginSession(db, await addViewer(db));
  const [demo] = await db.query<{ user_id: number }>(
    "select user_id from users where username = 'demo'",
  );
  const ofDemo = await beginSession(db, demo?.user_id ?? 0);
  const settings = readSettings({});
  const report = reportFile("getIntracityCounterwiseReport");
  const today = reportFile("getToday");
  const { from_date, until, now } = measured;
  return timed({
    report: async () => {
      const claim = { token: reader, module, ofCompany: true, companyId };
      const { data } = await readReport(db, settings, report, claim, { from_date, until });
      if (JSON.parse(data ?? "[]").length !== 40) throw new Error("The report is not whole.");
    },
    today: async () => {
      const claim = { token: ofDemo, module: "home", ofCompany: false, companyId: undefined };
      const { data } = await readReport(db, settings, today, claim, { now });
      const day: { companies: CompanyToday[] } = JSON.parse(data ?? "");
      const withRecords = day.companies.filter((each) => each.today.total_count > 0);
      if (withRecords.length !== 24) throw new Error("The running day is not whole.");
    },
  });
}

type CompanyToday = { today: { total_count: number } };

async function timed<Name extends string>(
  asks: Record<Name, () => Promise<void>>,
): Promise<Record<Name, Times>> {
  const names = Object.keys(asks) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]]));
  for (let run = -30; run < 300; run += 1) {
    for (const name of names) {
      const start = performance.now();
      await asks[name]();
      if (run >= 0) times[name]?.push(performance.now() - start);
    }
  }
  const each = names.map((name) => [name, spread(times[name] ?? [])]);
  return Object.fromEntries(each) as Record<Name, Times>;
}

function spread(times: number[]): Times {
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
