import { inDay } from "./let-live/day.ts";
import { inMachines } from "./let-live/machines.ts";
import { inPartnerSdk } from "./let-live/partner-sdk.ts";
import { inWeb } from "./let-live/web.ts";

/** Lines on which a mutant or so many are let live, as they stand in any file of the package, and why. */
export type Lines = readonly (readonly [line: string, why: string, mutants?: number])[];

/** A line is known by its package and its text, so that it may move. */
export type Line = { of: string; line: string };
export type Survivor = Line & { why: string; mutants: number };

export const letLive: readonly Survivor[] = Object.entries({
  machines: inMachines,
  "partner-sdk": inPartnerSdk,
  web: [...inWeb, ...inDay],
}).flatMap(([of, lines]) => lines.map(([line, why, mutants = 1]) => ({ of, line, why, mutants })));

export const isSame = (line: Line) => (other: Line) =>
  other.of === line.of && other.line === line.line;
