import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { wireTo } from "tests/soak/wire.ts";

const callers = 16;
const rounds = 7;
const secondsEach = 2;

export type Answering = { pid: number; url: string; ask(): Promise<void>; stop(): Promise<void> };
/** Processor times are of one answer. */
export type Measured = {
  rate: number;
  p50: number;
  p99: number;
  processor: number;
  ofDatabase: number;
};
/** Of the processes of its database. */
export type Pids = () => Promise<number[]>;

type Question = { path: string; token: string; acceptEncoding?: string };

/** A server as a process of its own, and the questions that it is asked in turn. */
export async function startAnswering(
  program: URL,
  env: Record<string, string>,
  ...questions: Question[]
): Promise<Answering> {
  const child = spawn(process.execPath, ["--import", "tsx/esm", fileURLToPath(program)], {
    env: { ...process.env, PORT: "0", REQUESTS_PER_MINUTE: "10000000", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await addressOf(child);
  const wire = wireTo(url, callers);
  const whole = new Map<Question, string>();
  let asked = 0;
  return {
    pid: child.pid ?? 0,
    url,
    async ask() {
      const question = questions[asked % questions.length];
      if (!question) throw new Error("There is no question.");
      asked += 1;
      const { status, body } = await wire.ask(question);
      if (!whole.has(question)) whole.set(question, body);
      if (status !== 200 || body !== whole.get(question))
        throw new Error(`It answered ${status}: ${body}`);
    },
    async stop() {
      wire.close();
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("The server says nothing.");
  const lines = createInterface(child.stdout);
  for await (const line of lines) {
    const found = /http:\/\/[\w.:]+/.exec(line)?.[0];
    if (!found) continue;
    // What it says from now on is its log.
    child.stdout.resume();
    return found.replace("localhost", "127.0.0.1");
  }
  throw new Error("The server ended.");
}

/** In turns, so that all meet the same load of the machine. */
export async function measureInTurns<Name extends string>(
  servers: Record<Name, Answering>,
  database: Pids = async () => [],
): Promise<Record<Name, Measured>> {
  const names = Object.keys(servers) as Name[];
  const runs = new Map(names.map((name) => [name, [] as Run[]]));
  for (let round = -1; round < rounds; round += 1) {
    for (const name of names) {
      const ran = await run(servers[name], database);
      if (round >= 0) runs.get(name)?.push(ran);
    }
  }
  const measured = names.map((name) => [name, summed(runs.get(name) ?? [])]);
  return Object.fromEntries(measured) as Record<Name, Measured>;
}

const secondsTogether = 15;

/** At the same time, each caller one after the other, so that all meet whatever else the machine does. Processor times of an answer. */
export async function measureTogether<Name extends string>(
  servers: Record<Name, Answering>,
  databases: Record<Name, Pids>,
): Promise<Record<Name, number>> {
  const names = Object.keys(servers) as Name[];
  const answers = async (seconds: number) => {
    let count = 0;
    const until = performance.now() + seconds * 1000;
    const call = async () => {
      while (performance.now() < until) {
        for (const name of names) await servers[name].ask();
        count += 1;
      }
    };
    await Promise.all(Array.from({ length: callers }, call));
    return count;
  };
  const times = () =>
    Promise.all(
      names.map(async (name) =>
        sum([servers[name].pid, ...(await databases[name]())].map(processorTime)),
      ),
    );
  await answers(secondsTogether);
  const before = await times();
  const count = await answers(secondsTogether);
  const after = await times();
  return Object.fromEntries(
    names.map((name, at) => [name, ((after[at] ?? 0) - (before[at] ?? 0)) / count]),
  ) as Record<Name, number>;
}

type Run = { rate: number; times: number[]; processor: number; ofDatabase: number };

async function run({ pid, ask }: Answering, database: Pids): Promise<Run> {
  const times: number[] = [];
  const backends = await database();
  const before = { processor: processorTime(pid), ofDatabase: sum(backends.map(processorTime)) };
  const start = performance.now();
  const until = start + secondsEach * 1000;
  const call = async () => {
    while (performance.now() < until) {
      const asked = performance.now();
      await ask();
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  const seconds = (performance.now() - start) / 1000;
  return {
    rate: times.length / seconds,
    times,
    processor: (processorTime(pid) - before.processor) / times.length,
    ofDatabase: (sum(backends.map(processorTime)) - before.ofDatabase) / times.length,
  };
}

function summed(runs: Run[]): Measured {
  return {
    rate: median(runs.map(({ rate }) => rate)),
    ...percentiles(runs.flatMap(({ times }) => times)),
    processor: median(runs.map(({ processor }) => processor)),
    ofDatabase: median(runs.map(({ ofDatabase }) => ofDatabase)),
  };
}

export function percentiles(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);

/** Of all threads, in milliseconds; Linux counts hundredths of a second. */
function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}
