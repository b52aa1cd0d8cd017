import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const leftOut = ["dist", ".data"];

export type DevProcess = {
  url: string;
  password: string;
  /** Replaces words in one of the files that it follows. */
  change(file: string, words: string, others: string): void;
  stop(): Promise<void>;
};

/** What `pnpm dev` runs, over a copy of the sources and a database of its own. */
export async function startDevProcess(): Promise<DevProcess> {
  const copy = mkdtempSync(join(tmpdir(), "partner-portal-dev-"));
  for (const name of [
    "openapi",
    "packages",
    "tools",
    "scripts",
    "package.json",
    "tsconfig.base.json",
  ]) {
    cpSync(join(repository, name), join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !leftOut.includes(basename(path)),
    });
  }
  symlinkSync(join(repository, "node_modules"), join(copy, "node_modules"));
  const port = await freePort();
  const data = join(copy, ".data");
  const dev = spawn(process.execPath, ["--import", "tsx", "scripts/dev.ts"], {
    cwd: copy,
    env: {
      ...process.env,
      WEB_PORT: `${port}`,
      PORT: `${await freePort()}`,
      DATA_DIR: data,
      DEMO_DAYS: "2",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(dev, "exit");
  const endToo = () => dev.kill("SIGTERM");
  process.once("exit", endToo);
  const said: string[] = [];
  dev.stderr.on("data", (chunk) => said.push(String(chunk)));
  const url = await new Promise<string>((resolve, reject) => {
    dev.stdout.on("data", (chunk) => {
      said.push(String(chunk));
      const found = /^Portal.*: (http:\S+)/m.exec(said.join(""))?.[1];
      if (found) resolve(found);
    });
    ended.then(([code]) => reject(new Error(`It ended with ${code}.\n${said.join("")}`)));
  });
  return {
    url,
    password: readFileSync(join(data, "demo-password"), "utf8"),
    change(file, words, others) {
      const path = join(copy, file);
      writeFileSync(path, readFileSync(path, "utf8").replaceAll(words, others));
    },
    async stop() {
      process.off("exit", endToo);
      dev.kill("SIGTERM");
      await ended;
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
