import type { Random } from "../random.ts";
import type { Tab } from "../tab.ts";
import type { World } from "../world.ts";

/** Numbers and words: what a seed has chosen once can be written down and done again. */
export type Detail = string | number | boolean | null;

export type Step = { act: string; tab: number; details: readonly Detail[] };

/** Something that happens: a person does it, the host, the browser or time. */
export type Act = {
  /** How often it is chosen beside others. */
  weight: number;
  /** What it would be in this tab now; null where it cannot happen. */
  choose: (world: World, tab: Tab, random: Random) => readonly Detail[] | null;
  /** Does it. Where it cannot happen any more, as other steps before it were left out, it does nothing. */
  perform: (world: World, tab: Tab, ...details: never[]) => void | Promise<void>;
};

export const isThere = ({ portal, isBackground }: Tab) => portal !== null && !isBackground;
