/** A line on which a mutant is let live, as it stands in the file, and why. */
export type Survivor = { file: string; line: string; why: string };

export const letLive: readonly Survivor[] = [];
