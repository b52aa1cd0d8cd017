import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startRealPostgres } from "tests/partner-api/real-postgres.ts";
import { writeSection } from "../performance-page.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const laterStarts = 5;
const settled = 3000;

type Line = { words: string; at: number };
type Started = { lines: Line[]; megabytes: number; processes: number; processorTime: number };

/** Until it has said where the portal is, and is quiet. */
async function start(env: Record<string, string>): Promise<Started> {
  const began = performance.now();
  const server = spawn(process.execPath, ["--import", "tsx/esm", "scripts/start.ts"], {
    cwd: repository,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      LOG_LEVEL: "silent",
      LOG_FORMAT: "people",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  const lines: Line[] = [];
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (chunk) => {
      const at = (performance.now() - began) / 1000;
      lines.push(
        ...String(chunk)
          .trim()
          .split("\n")
          .map((words) => ({ words, at })),
      );
      if (lines.some(({ words }) => words.startsWith("Partner portal: "))) resolve();
    });
    ended.then(([code]) => reject(new Error(`The server ended with ${code}.`)));
  });
  const processorTime = processorTimeOf(server.pid);
  await setTimeout(settled);
  const megabytes = residentOf(server.pid);
  const children = execFileSync("ps", ["-A", "-o", "ppid="], { encoding: "utf8" });
  const processes = children.split("\n").filter((pid) => Number(pid) === server.pid).length;
  server.kill("SIGTERM");
  await ended;
  return { lines, megabytes, processes, processorTime };
}

/** In seconds: its own, and that of the processes that it has waited for. */
function processorTimeOf(pid: number | undefined): number {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const ticks = fields.split(" ").slice(11, 15).map(Number);
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}

const residentOf = (pid: number | undefined) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** Of a process that has only loaded what its arguments say. */
function residentAfter(args: string[]): number {
  const words =
    "process.stdout.write(require('node:fs').readFileSync('/proc/self/status', 'utf8'))";
  const status = execFileSync(process.execPath, [...args, "--eval", words], {
    cwd: repository,
    encoding: "utf8",
  });
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

const saidAt = (lines: Line[], beginning: string) =>
  lines.find(({ words }) => words.startsWith(beginning))?.at ?? Number.NaN;
const portal = "Partner portal: ";
const median = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
const seconds = (time: number) => `${time.toFixed(1)} s`;
const mb = (size: number) => `${size.toFixed()} MB`;

const folder = mkdtempSync(join(tmpdir(), "bench-start-"));
const temporary = join(folder, "temporary");
mkdirSync(temporary);
const embedded = { DATABASE_URL: "", DATA_DIR: join(folder, "data"), TMPDIR: temporary };
const postgres = await startRealPostgres();
try {
  rmSync(join(repository, "packages", "web", "dist"), { recursive: true, force: true });
  const first = await start(embedded);
  const later: Started[] = [];
  for (let count = 0; count < laterStarts; count += 1) later.push(await start(embedded));
  const onPostgres = await start({ DATABASE_URL: postgres.url, TMPDIR: temporary });
  const node = residentAfter([]);
  const tsx = residentAfter(["--import", "tsx/esm"]);
  const withPostgres = onPostgres.megabytes;
  const all = median(later.map(({ megabytes }) => megabytes));
  const text = `\`npx pnpm@10 bench start\`: first without build, database and tsx cache, then ${laterStarts} times with them. Memory is measured ${settled / 1000} seconds after the start. On ${cpus().length} processors (${cpus()[0]?.model.trim()}) with a load of ${loadavg()[0]?.toFixed(1)}.

| start | measured | target, at most |
| --- | --- | --- |
| first, with the build of the portal next to the demo data | ${seconds(saidAt(first.lines, portal))} | 8 s |
| of which until the demo data are being made | ${seconds(saidAt(first.lines, "Filling"))} |  |
| of processor time, that of the build included | ${seconds(first.processorTime)} |  |
| later, median | ${seconds(median(later.map(({ lines }) => saidAt(lines, portal))))} | 1.5 s |
| of processor time | ${seconds(median(later.map(({ processorTime }) => processorTime)))} |  |
| other processes left behind, after the first | ${first.processes} | 0 |

| memory, after a later start | resident |
| --- | --- |
| Node alone | ${mb(node)} |
| tsx, in a separate thread | ${mb(tsx - node)} |
| the server: Fastify, argon2, contract, files of the portal | ${mb(withPostgres - tsx)} |
| the embedded database: its WebAssembly, 16 MB of buffers, its thread | ${mb(all - withPostgres)} |
| together | ${mb(all)} |`;
  process.stdout.write(`${text}\n`);
  writeSection("Starting", text);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
