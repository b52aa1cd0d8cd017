import { type Answering, percentiles } from "./answering.ts";

const rounds = 7;
const secondsEach = 3;

export type Arrived = ReturnType<typeof percentiles>;

/** Requests that arrive at random, as often at each server, whether or not those before are answered; in turns. */
export async function measureArriving<Name extends string>(
  servers: Record<Name, Answering>,
  perSecond: number,
): Promise<Record<Name, Arrived>> {
  const names = Object.keys(servers) as Name[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = -1; round < rounds; round += 1) {
    for (const name of names) {
      const arrived = await arriving(servers[name], perSecond);
      if (round >= 0) times.get(name)?.push(...arrived);
    }
  }
  const measured = names.map((name) => [name, percentiles(times.get(name) ?? [])]);
  return Object.fromEntries(measured) as Record<Name, Arrived>;
}

/** Counted from when a request was due. */
async function arriving({ ask }: Answering, perSecond: number): Promise<number[]> {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  const start = performance.now();
  const end = start + secondsEach * 1000;
  for (let due = start; due < end; due += (-Math.log(1 - Math.random()) * 1000) / perSecond) {
    while (performance.now() < due) await new Promise((soon) => setTimeout(soon, 1));
    const at = due;
    asked.push(ask().then(() => void times.push(performance.now() - at)));
  }
  await Promise.all(asked);
  return times;
}
