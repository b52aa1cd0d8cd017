/** A clock that stands still until somebody has time pass. */
export class HandClock {
  #now = 0;
  #last = 0;
  readonly #timers = new Map<number, { due: number; ring: () => void }>();

  readonly setTimeout = (ring: () => void, delay: number): number => {
    this.#last += 1;
    this.#timers.set(this.#last, { due: this.#now + delay, ring });
    return this.#last;
  };

  readonly clearTimeout = (id: number) => {
    this.#timers.delete(id);
  };

  get now(): number {
    return this.#now;
  }

  /** When each timer rings, in the order in which they were set. */
  get dues(): number[] {
    return [...this.#timers.values()].map(({ due }) => due);
  }

  /** What rings meanwhile does so at its own time, one after another. */
  pass(milliseconds: number) {
    const end = this.#now + milliseconds;
    for (;;) {
      const [next] = [...this.#timers]
        .filter(([, { due }]) => due <= end)
        .sort(([, one], [, other]) => one.due - other.due);
      if (!next) break;
      const [id, { due, ring }] = next;
      this.#timers.delete(id);
      this.#now = due;
      ring();
    }
    this.#now = end;
  }
}
