import { runCommandLine } from "partner-api";

/** What somebody sees who types this. */
export async function typed(...words: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommandLine(words, {
    say: (text) => out.push(text),
    complain: (text) => err.push(text),
  });
  return { out: out.join("\n"), err: err.join("\n"), code };
}
