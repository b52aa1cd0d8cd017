import type { Money } from "./records.ts";

/** Takes one of several, by chance or in turn. */
export type Choose = <T>(...options: readonly T[]) => T;

export const anyMoney = (choose: Choose): Money =>
  choose(0n, 1n, 2500n, 2500n, 2500n, 5050n, 5050n, 7525n, 7525n, 9999n, 999_999_999_999n);

export function oneOf<T>(options: readonly T[], at: number): T {
  const chosen = options[at];
  if (chosen === undefined) throw new Error("There is nothing to choose from.");
  return chosen;
}

/** In the order of a wheel of its own, so that every run has the same records. */
export function inTurn(): Choose {
  let wheel = 1;
  return (...options) => {
    wheel = (wheel * 48_271) % 2_147_483_647;
    return oneOf(options, Math.floor((wheel / 2_147_483_647) * options.length));
  };
}
