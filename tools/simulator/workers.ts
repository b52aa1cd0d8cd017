import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { pageCode } from "./page-code.ts";
import type { PageCode } from "./run-code.ts";
import type { Done, Failed, Order } from "./worker.ts";

/** How many schedules a worker plays before it reports. */
const atOnce = 250;

/**
 * A young generation that holds a few worlds, as they are garbage soon. What they are made of looks to the engine as if it
 * stayed, as actors live through a whole schedule: it is not to be put where only a great collection finds it.
 */
const flags = [
  "--min-semi-space-size=32",
  "--max-semi-space-size=32",
  "--no-allocation-site-pretenuring",
  "--stack-trace-limit=0",
];
const root = fileURLToPath(new URL("../..", import.meta.url));
const script = ".cache/simulator/worker.mjs";

export type Wanted = { from: number; schedules: number };
export type Result = { played: number; failures: readonly Failed[] };

/** Plays a range of seeds in as many processes as there are cores, until all are played or one has failed. */
export async function inWorkers(
  { from, schedules }: Wanted,
  onProgress: (played: number) => void = () => {},
): Promise<Result> {
  let next = from;
  let played = 0;
  const failures: Failed[] = [];
  const end = from + schedules;
  const code = await pageCode();
  await inEach(availableParallelism(), async (ask) => {
    while (next < end && failures.length === 0) {
      const wanted = { from: next, schedules: Math.min(atOnce, end - next) };
      next += wanted.schedules;
      const done = await ask(wanted, code);
      played += done.played;
      if (done.failed) failures.push(done.failed);
      onProgress(played);
    }
  });
  return { played, failures };
}

/** Plays one seed after another of a portal with a fault, until one fails; null where none of so many does. */
export async function firstFailure(ask: Ask, code: PageCode, most: number): Promise<Failed | null> {
  for (let from = 1; from <= most; from += atOnce) {
    const { failed } = await ask({ from, schedules: Math.min(atOnce, most + 1 - from) }, code);
    if (failed) return failed;
  }
  return null;
}

export type Ask = (wanted: Wanted, code: PageCode) => Promise<Done>;

export async function inEach(count: number, work: (ask: Ask) => Promise<void>): Promise<void> {
  await buildWorker();
  const one = async () => {
    const worker = fork(script, { execArgv: flags, cwd: root });
    let known: PageCode | null = null;
    try {
      await work((wanted, code) => {
        const isKnown = known === code;
        known = code;
        return answerOf(worker, { ...wanted, code: isKnown ? null : code });
      });
    } finally {
      worker.kill();
    }
  };
  await Promise.all(Array.from({ length: count }, one));
}

/** As one script, which starts at once, and in which nothing stands between one function and the next. */
async function buildWorker(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ["tools/simulator/worker.ts"],
    outfile: script,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
  });
}

function answerOf(worker: ChildProcess, order: Order): Promise<Done> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`A worker ended with ${code}.`));
    worker.once("exit", onExit);
    worker.once("message", (done) => {
      worker.off("exit", onExit);
      resolve(done as Done);
    });
    worker.send(order);
  });
}
