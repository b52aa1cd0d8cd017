import { inMachines } from "./let-live/machines.ts";
import { inPartnerSdk } from "./let-live/partner-sdk.ts";
import { inWeb } from "./let-live/web.ts";

/** By file, the lines on which mutants are let live, as they stand there, and why. */
export type Lines = Readonly<Record<string, readonly (readonly [line: string, why: string])[]>>;

export type Survivor = { file: string; line: string; why: string };

export const letLive: readonly Survivor[] = Object.entries({
  ...inMachines,
  ...inPartnerSdk,
  ...inWeb,
}).flatMap(([file, survivors]) => survivors.map(([line, why]) => ({ file, line, why })));
