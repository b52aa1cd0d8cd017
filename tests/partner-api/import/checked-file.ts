/** A file, and what its import answers: how many lines are new, changed and the same, or what is bad. */
export type CheckedFile = {
  name: string;
  kind: string;
  lines: string;
  expected: string[] | { new: number; changed: number; same: number };
};

const nothingImported = "Nothing was imported. Correct the lines, or skip them with --skip-bad.";

export const refused = (...reasons: string[]) => [...reasons, nothingImported];
