/** `text` is the whole file with one thing changed; `from` and `to` show which. */
export type Mutant = { kind: string; line: number; from: string; to: string; text: string };

/** A name that is the same wherever the change is made, and one for this place. */
export function namesOf(path: string, { line, from, to }: Mutant): [string, string] {
  const change = `${from.trim()} → ${to || "nothing"}`;
  return [`${path}: ${change}`, `${path}: line ${line}: ${change}`];
}

/** A mutant that is no statement at all is invalid, and does not count. */
export type Verdict = "killed" | "invalid" | "survived";

/** In milliseconds. A right statement takes a few of them, on a busy machine as well. */
export const statementTimeout = 600_000;

/** Slow is not wrong: what a limit of time has ended is killed only if that happens again. */
export function judgedTwiceIfSlow(judge: () => Promise<Verdict>): Promise<Verdict> {
  const throwUnlessSlow = (error: unknown) => {
    if (!isSlow(error)) throw error;
  };
  return judge().catch((error) => {
    throwUnlessSlow(error);
    return judge().catch((again) => {
      throwUnlessSlow(again);
      return "killed";
    });
  });
}

/** That time or room ran out says nothing about a mutant: these are no verdicts. */
export function throwIfNoFault(error: unknown): void {
  const { code = "" } = error as { code?: string };
  if (isSlow(error) || /^(?:5[378]|E[A-Z]+$)/.test(code)) throw error;
}

const isSlow = (error: unknown) => (error as { name?: string }).name === "DatabaseUnavailable";
