/** The same numbers for the same seed, on every machine. */
export type Random = {
  /** At least 0, and below 1. */
  next: () => number;
  /** A whole number below another. */
  below: (end: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
};

/** Mulberry32, whose state is one number. */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
  };
}
