import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Patch } from "./page-code.ts";
import type { Done, Failed, Order } from "./worker.ts";

/** How many schedules a worker plays before it reports. */
const atOnce = 250;

/** A young generation that holds a few worlds: they are garbage soon. */
const flags = ["--import", "tsx", "--min-semi-space-size=32", "--max-semi-space-size=32"];
const script = fileURLToPath(new URL("worker.ts", import.meta.url));
const root = fileURLToPath(new URL("../..", import.meta.url));

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
  await inEach(availableParallelism(), async (ask) => {
    while (next < end && failures.length === 0) {
      const order = { from: next, schedules: Math.min(atOnce, end - next) };
      next += order.schedules;
      const done = await ask(order);
      played += done.played;
      if (done.failed) failures.push(done.failed);
      onProgress(played);
    }
  });
  return { played, failures };
}

/** Plays one seed after another of a portal with a fault, until one fails; null where none of so many does. */
export async function firstFailure(ask: Ask, patch: Patch, most: number): Promise<Failed | null> {
  for (let from = 1; from <= most; from += atOnce) {
    const { failed } = await ask({ from, schedules: Math.min(atOnce, most + 1 - from), patch });
    if (failed) return failed;
  }
  return null;
}

export type Ask = (order: Order) => Promise<Done>;

export async function inEach(count: number, work: (ask: Ask) => Promise<void>): Promise<void> {
  const one = async () => {
    const worker = fork(script, { execArgv: flags, cwd: root });
    try {
      await work((order) => answerOf(worker, order));
    } finally {
      worker.kill();
    }
  };
  await Promise.all(Array.from({ length: count }, one));
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
