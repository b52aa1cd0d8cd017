import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, vi } from "vitest";

export type Process = {
  child: ChildProcess;
  /** The first matching line of standard output, earlier lines included. */
  said(pattern: RegExp): Promise<string>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; complaint: string }>;
};

type Env = Record<string, string | undefined>;
const program = new URL("../../../packages/partner-api/bin/partner-api.mjs", import.meta.url);
/** As the tests' own processes: see `vitest.config.ts`. */
const node = [process.execPath, "--liftoff-only"];

export const commandLine = (words: string[], env: Env, mostBlocks?: string) =>
  run([fileURLToPath(program), ...words], env, mostBlocks);

/** `mostBlocks` limits the size of written files, as `ulimit -f` takes it. */
export const script = (name: string, words: string[], env: Env, mostBlocks?: string) =>
  run(
    ["--import", "tsx/esm", fileURLToPath(new URL(name, import.meta.url)), ...words],
    env,
    mostBlocks,
  );

function run(words: string[], env: Env, mostBlocks = "unlimited"): Process {
  const { DATABASE_URL, ...inherited } = process.env;
  const child = spawn(
    "bash",
    ["-c", `ulimit -f ${mostBlocks} && exec "$@"`, "bash", ...node, ...words],
    {
      env: { ...inherited, LOG_LEVEL: "silent", ANSWERS_PER_CHECK: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const lines: string[] = [];
  const awaited = new Set<() => void>();
  let rest = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    const parts = `${rest}${text}`.split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts);
    for (const look of awaited) look();
  });
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
  });
  const ended = once(child, "close").then(([code, signal]) => ({
    code,
    signal,
    complaint: complaint.trim(),
  }));
  return {
    child,
    ended,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const line = lines.find((each) => pattern.test(each));
          if (line === undefined) return;
          awaited.delete(look);
          resolve(line);
        };
        awaited.add(look);
        look();
        ended.then(() => reject(new Error(`It ended without saying ${pattern}: ${complaint}`)));
      }),
  };
}

export type Server = Process & { url: string; port: number; password: string };

export async function startServer(env: Env): Promise<Server> {
  const server = script("serving.ts", [], { PORT: "0", ...env });
  const address = await server.said(/^Partner API: /);
  const url = address.replace("Partner API: ", "").replace("localhost", "127.0.0.1");
  const password = env.DATABASE_URL
    ? ""
    : (await server.said(/^Sign in: demo \/ /)).replace("Sign in: demo / ", "");
  // On a busy machine a server that has just started is late, and refuses at first.
  const isReady = async () => expect((await fetch(`${url}/api/auth/user`)).status).toBe(401);
  await vi.waitFor(isReady, { timeout: 30_000, interval: 100 });
  return { ...server, url, port: Number(new URL(url).port), password };
}

export async function stopServer({ child, ended }: Server) {
  child.kill("SIGTERM");
  return ended;
}

export const signIn = (url: string, username: string, password: string) =>
  fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
