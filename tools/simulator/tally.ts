import type { EventObject } from "xstate";

/** What the portal was told of requests, counted apart from its own machine. */
export class Tally {
  started = 0;
  settled = 0;
  /** Whether a request started after any was settled. */
  flag = false;
  /** Since when no answer has come while one is awaited. */
  since = 0;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get inFlight(): number {
    return this.started - this.settled;
  }

  note({ type }: EventObject): void {
    if (type === "request.started") {
      this.started++;
      if (!this.flag) this.since = this.#now();
      this.flag = true;
    } else if (type === "request.answered" || type === "request.failed") {
      this.settled++;
      this.since = this.#now();
      this.flag = false;
    }
  }
}
