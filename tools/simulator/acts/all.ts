import type { Random } from "../random.ts";
import type { World } from "../world.ts";
import type { Act, Step } from "./act.ts";
import { answers } from "./answers.ts";
import { hosts } from "./hosts.ts";
import { persons } from "./persons.ts";
import { surroundings } from "./surroundings.ts";

const acts: Readonly<Record<string, Act>> = { ...answers, ...persons, ...surroundings, ...hosts };
const names = Object.keys(acts);

/** Where each act's share ends among all. */
const ends: number[] = [];
for (const name of names) ends.push((ends.at(-1) ?? 0) + (acts[name] as Act).weight);
const total = ends.at(-1) ?? 0;

/** What every schedule begins with. */
export function arrival(world: World, random: Random): Step {
  const { arrive } = surroundings;
  const [tab] = world.tabs as [World["tabs"][number]];
  return { act: "arrive", tab: 0, details: arrive.choose(world, tab, random) ?? [] };
}

/** Something that can happen now; null where nothing was found after a while. */
export function stepFrom(world: World, random: Random): Step | null {
  const { tabs } = world;
  for (let tries = 0; tries < 60; tries++) {
    const point = random.next() * total;
    const act = names[ends.findIndex((end) => point < end)] as string;
    // The first tab is used most.
    const tab = random.chance(0.6) ? 0 : random.below(tabs.length);
    const details = acts[act]?.choose(world, tabs[tab] as (typeof tabs)[number], random);
    if (details) return { act, tab, details };
  }
  return null;
}

export async function perform(world: World, { act, tab, details }: Step): Promise<void> {
  const known = acts[act];
  if (!known) throw new Error(`There is no act ${act}.`);
  for (const each of world.tabs) each.givenToken = null;
  await known.perform(world, world.tabs[tab] as World["tabs"][number], ...(details as never[]));
  await world.settle();
}
