import { type Played, play } from "./run.ts";
import type { PageCode } from "./run-code.ts";
import { type Place, placesOf } from "./world.ts";

/** The portal's code comes with the first order, and where it is other code than before. */
export type Order = { from: number; schedules: number; code: PageCode | null };
export type Failed = { seed: number } & Played;
/** What a worker has done of an order; it ends with the first failure. */
export type Done = { played: number; failed: Failed | null };

let places: readonly Place[] = [];

/** A process that plays what it is told to. */
process.on("message", async ({ from, schedules, code }: Order) => {
  if (code) places = placesOf(code);
  let failed: Failed | null = null;
  let seed = from;
  for (; seed < from + schedules && !failed; seed++) {
    const played = await play(places, seed);
    if (played.failure) failed = { seed, ...played };
  }
  process.send?.({ played: seed - from, failed } satisfies Done);
});
