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
  const typed = Object.assign(Readable.from([input]), { isTTY });
  stdin.mockReturnValue(typed as typeof process.stdin);
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommandLine(words, {
    say: (text) => out.push(text),
    complain: (text) => err.push(text),
  });
  stdin.mockRestore();
  vi.unstubAllEnvs();
  return { out: out.join("\n"), err: err.join("\n"), code };
}
