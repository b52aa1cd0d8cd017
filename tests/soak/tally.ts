import { availableParallelism } from "node:os";
import type { Answer } from "./wire.ts";

export class Tally {
  #seconds = 0;
  /** Of processor time, that the callers took. */
  #ownSeconds = 0;
  readonly answered: number[] = [];
  readonly refused: number[] = [];
  readonly wrong: string[] = [];

  /** Returns the answers per second while the work ran. */
  async during(work: () => Promise<unknown>): Promise<number> {
    const answeredBefore = this.answered.length;
    const ownBefore = process.cpuUsage();
    const start = performance.now();
    await work();
    const seconds = (performance.now() - start) / 1000;
    const own = process.cpuUsage(ownBefore);
    this.#seconds += seconds;
    this.#ownSeconds += (own.user + own.system) / 1e6;
    return (this.answered.length - answeredBefore) / seconds;
  }

  get rate() {
    return this.answered.length / this.#seconds;
  }

  /** Which part of the processors the callers took from the server. */
  get callers() {
    return this.#ownSeconds / this.#seconds / availableParallelism();
  }

  /** A refusal must be complete and say when to try again. */
  note(what: string, answer: Answer, isRight: boolean): boolean {
    if (answer.status === 200 && isRight) {
      this.answered.push(answer.ms);
      return true;
    }
    if (isRefusal(answer)) this.refused.push(answer.ms);
    else this.wrong.push(`${what}: ${answer.status} ${answer.body.slice(0, 200)}`);
    return false;
  }
}

const isRefusal = ({ status, head, body }: Answer) =>
  status === 503 &&
  /^retry-after: \d+$/im.test(head) &&
  JSON.parse(body).success === false &&
  JSON.parse(body).code === "unavailable";

export function within(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * part)] ?? Number.NaN);
}
