import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../../", import.meta.url));

export type PortalProcess = {
  url: string;
  /** Of the users `demo` and `solo`. */
  password: string;
  pid: number | undefined;
  stop(): Promise<void>;
};

/** What `pnpm start` runs, with nothing transformed yet; on its first start, unless the folder is filled before. */
export async function startPortalProcess(
  env: Record<string, string>,
  fill: (folder: string) => Promise<void> = async () => {},
): Promise<PortalProcess> {
  const folder = mkdtempSync(join(tmpdir(), "partner-portal-"));
  const temporary = join(folder, "temporary");
  mkdirSync(temporary);
  await fill(folder);
  const server = spawn(process.execPath, ["--import", "tsx/esm", "scripts/start.ts"], {
    cwd: repository,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: folder,
      TMPDIR: temporary,
      LOG_LEVEL: "error",
      LOG_FORMAT: "people",
      REQUESTS_PER_MINUTE: "1000000",
      ANSWERS_PER_CHECK: "1",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(server, "exit");
  // A run that is broken off leaves no server behind.
  const endToo = () => server.kill("SIGTERM");
  process.once("exit", endToo);
  const said: string[] = [];
  server.stderr.on("data", (chunk) => said.push(String(chunk)));
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on("data", (chunk) => {
      said.push(String(chunk));
      const found = /Partner portal: (http:\S+)/.exec(said.join(""))?.[1];
      if (found) resolve(found.replace("localhost", "127.0.0.1"));
    });
    ended.then(([code]) => reject(new Error(`The server ended with ${code}.\n${said.join("")}`)));
  });
  return {
    url,
    password: readFileSync(join(folder, "demo-password"), "utf8"),
    pid: server.pid,
    async stop() {
      process.off("exit", endToo);
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A new session of a demo user. */
export async function tokenFrom(
  { url, password }: Pick<PortalProcess, "url" | "password">,
  username: string,
): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`${username} could not sign in: ${answer.status}`);
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}
