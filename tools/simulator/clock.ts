/** In milliseconds since 1970; 09:00 in the zone of the tests. */
const beginning = Date.UTC(2026, 10, 23, 9);

type Timer = { at: number; run: () => void; owner: object; every: number | null };

export type SimulatedClock = ReturnType<typeof createClock>;

/** Time that passes only when it is told to. */
export function createClock() {
  let now = beginning;
  let count = 0;
  const timers = new Map<number, Timer>();

  const set = (owner: object, run: () => void, after: number, every: number | null) => {
    timers.set(++count, { at: now + Math.max(0, after || 0), run, owner, every });
    return count;
  };
  const due = (until: number, owner: (owner: object) => boolean, repeated: boolean) => {
    let first: [number, Timer] | undefined;
    for (const entry of timers) {
      const [, timer] = entry;
      if (timer.at > until || (timer.every !== null) !== repeated || !owner(timer.owner)) continue;
      if (!first || timer.at < first[1].at) first = entry;
    }
    return first;
  };
  return {
    now: () => now,
    setTimeout: (owner: object, run: () => void, after = 0) => set(owner, run, after, null),
    setInterval: (owner: object, run: () => void, every = 0) => set(owner, run, every, every),
    clear: (id: unknown) => void timers.delete(id as number),
    /** What a page that is gone has set never comes. */
    forget(owner: object) {
      for (const [id, timer] of timers) if (timer.owner === owner) timers.delete(id);
    },
    /** Runs what was set for no time at all. */
    runDue(): boolean {
      const timeout = due(now, () => true, false);
      if (!timeout) return false;
      const [id, { run }] = timeout;
      timers.delete(id);
      run();
      return true;
    },
    /**
     * Timeouts come in their order, each at its time. What repeats comes once, at the end, as after a sleep of the
     * machine or in a tab that is behind others.
     */
    async pass(
      milliseconds: number,
      isAwake: (owner: object) => boolean,
      settle: () => Promise<void>,
    ): Promise<void> {
      const until = now + milliseconds;
      for (;;) {
        const timeout = due(until, isAwake, false);
        if (!timeout) break;
        const [id, { at, run }] = timeout;
        timers.delete(id);
        now = Math.max(now, at);
        run();
        await settle();
      }
      now = until;
      const ticks = [...timers].filter(
        ([, { at, every, owner }]) => every !== null && at <= until && isAwake(owner),
      );
      for (const [id, timer] of ticks) {
        if (!timers.has(id)) continue;
        timer.at = now + (timer.every ?? 0);
        timer.run();
        await settle();
      }
    },
  };
}
