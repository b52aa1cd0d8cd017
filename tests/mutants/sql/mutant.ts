/** `text` is the whole file with one thing changed; `from` and `to` show which. */
export type Mutant = { kind: string; line: number; from: string; to: string; text: string };
