import type { Patch } from "../page-code.ts";

/** A fault that somebody could make, as a change of one place in one file. */
export type Planted = Patch & { fault: string };

type Change = readonly [fault: string, from: string, to: string];

export const inFile = (file: string, changes: readonly Change[]): Planted[] =>
  changes.map(([fault, from, to]) => ({ file, fault, from, to }));
