import { type Patch, pageCode } from "./page-code.ts";
import { type Played, play } from "./run.ts";
import { placesOf } from "./world.ts";

export type Order = { from: number; schedules: number; patch?: Patch | undefined };
export type Failed = { seed: number } & Played;
/** What a worker has done of an order; it ends with the first failure. */
export type Done = { played: number; failed: Failed | null };

/** A process that plays what it is told to. */
async function work(): Promise<void> {
  const codes = new Map<string, Promise<ReturnType<typeof placesOf>>>();
  process.on("message", async ({ from, schedules, patch }: Order) => {
    const key = JSON.stringify(patch ?? null);
    if (!codes.has(key)) codes.clear();
    const places = codes.get(key) ?? pageCode(patch).then(placesOf);
    codes.set(key, places);
    let failed: Failed | null = null;
    let seed = from;
    for (; seed < from + schedules && !failed; seed++) {
      const played = await play(await places, seed);
      if (played.failure) failed = { seed, ...played };
    }
    process.send?.({ played: seed - from, failed } satisfies Done);
  });
}

void work();
