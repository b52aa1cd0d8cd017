import { inDay } from "./let-live/day.ts";
import { inMachines } from "./let-live/machines.ts";
import { inPartnerSdk } from "./let-live/partner-sdk.ts";
import { inWeb } from "./let-live/web.ts";

/** By file, the lines on which a mutant or so many are let live, as they stand there, and why. */
export type Lines = Readonly<
  Record<string, readonly (readonly [line: string, why: string, mutants?: number])[]>
>;

export type Survivor = { file: string; line: string; why: string; mutants: number };

export const letLive: readonly Survivor[] = Object.entries({
  ...inMachines,
  ...inPartnerSdk,
  ...inWeb,
  ...inDay,
}).flatMap(([file, survivors]) =>
  survivors.map(([line, why, mutants = 1]) => ({ file, line, why, mutants })),
);
