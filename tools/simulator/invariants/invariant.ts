import type { Tab } from "../tab.ts";
import type { World } from "../world.ts";

/** Says what is wrong in a tab after a step, or nothing. */
export type Invariant = (tab: Tab, world: World) => string | undefined;

/** What a row of the simulated host says of itself. */
export type StampedRow = {
  serial: number;
  company: string;
  user: string;
  from: string | null;
  stoppage: string | null;
  page?: number;
};
