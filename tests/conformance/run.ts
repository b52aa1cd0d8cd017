import { runConformance } from "conformance/command-line.ts";

/** Runs the command for a user, and says what it prints and its exit code. */
export async function run(words: string[], env: Record<string, string> = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const output = {
    say: (text: string) => out.push(text),
    complain: (text: string) => err.push(text),
  };
  const code = await runConformance(words, output, env);
  return { out: out.join("\n"), err: err.join("\n"), code };
}

/** How many findings break the portal, break a screen and are advice. */
export const counted = (out: string): number[] => {
  const [, ...counts] =
    /(\d+) findings? breaks? the portal, (\d+) breaks? a screen, (\d+) (?:is|are) advice/.exec(
      out,
    ) ?? [];
  return counts.map(Number);
};
