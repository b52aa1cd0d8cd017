import type { Step } from "./acts/act.ts";
import type { Played } from "./run.ts";

/** A schedule as a list of its steps, and what does not hold after the last. */
export function inWords(seed: number, { steps, failure }: Played): string {
  const lines = steps.map(stepInWords);
  if (!failure) return [`Seed ${seed} breaks nothing.`, ...lines].join("\n");
  const { invariant, message, tab } = failure;
  const where = tab === null ? "" : ` in tab ${tab + 1}`;
  return [`Seed ${seed} breaks "${invariant}"${where}: ${message}`, ...lines].join("\n");
}

function stepInWords({ act, tab, details }: Step, at: number): string {
  const words = act.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const said = details.length > 0 ? `: ${details.map(String).join(", ")}` : "";
  return `${String(at + 1).padStart(3)}. tab ${tab + 1}, ${words}${said}`;
}
