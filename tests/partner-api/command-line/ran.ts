import { Readable } from "node:stream";
import { runCommandLine } from "partner-api";
import { vi } from "vitest";

export type Environment = Record<"DATABASE_URL" | "DATA_DIR", string | undefined> & {
  PORTAL_ORIGIN?: string;
};

/** What the program does, without a process of its own. */
export async function ran(words: string[], environment: Environment, input = "", isTTY = false) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const stdin = vi.spyOn(process, "stdin", "get");
  const entered = Object.assign(Readable.from([input]), { isTTY });
  stdin.mockReturnValue(entered as typeof process.stdin);
  const answer = await typed(...words);
  stdin.mockRestore();
  vi.unstubAllEnvs();
  return answer;
}

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
