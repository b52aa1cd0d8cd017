import type { Answer } from "./wire.ts";

/** What became of the requests of one stretch of time, or of several. */
export class Tally {
  #seconds = 0;
  readonly answered: number[] = [];
  readonly refused: number[] = [];
  readonly wrong: string[] = [];

  /** The answers a second while this was done. */
  async during(work: () => Promise<unknown>): Promise<number> {
    const answeredBefore = this.answered.length;
    const start = performance.now();
    await work();
    const seconds = (performance.now() - start) / 1000;
    this.#seconds += seconds;
    return (this.answered.length - answeredBefore) / seconds;
  }

  get rate() {
    return this.answered.length / this.#seconds;
  }

  /** Whether it was answered; a refusal has to say so whole, and when to come again. */
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

/** The time within which the part of the times lies, in whole milliseconds. */
export function within(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * part)] ?? Number.NaN);
}
