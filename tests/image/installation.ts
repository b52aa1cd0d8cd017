import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { setTimeout as after } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import { asOwner, urlOf } from "../partner-api/real-postgres.ts";
import type { Host } from "../partner-api/rehearsal/host.ts";
import type { Image } from "./built-image.ts";

/** Commands are processes of the image; without the address of a PostgreSQL, its database is embedded. */
export async function installed(image: Image, postgresUrl?: string): Promise<Host> {
  const name = `rehearsal_${randomBytes(6).toString("hex")}`;
  const { DATABASE_URL, ...inherited } = process.env;
  const env = {
    ...inherited,
    ...image.env,
    PORT: "0",
    ...(postgresUrl && { DATABASE_URL: urlOf(postgresUrl, name) }),
  };
  const options = { cwd: image.folder, env } as const;
  const words = (...more: string[]) => [...image.entry, ...more];
  const host: Host = {
    async typed(...more) {
      const { status, stdout, stderr } = spawnSync(process.execPath, words(...more), {
        ...options,
        encoding: "utf8",
      });
      return { code: status ?? -1, said: `${stdout}${stderr}`.trim() };
    },
    async serve() {
      const server = spawn(process.execPath, words(...image.command), {
        ...options,
        stdio: ["ignore", "pipe", "inherit"],
      });
      onTestFinished(() => void server.kill("SIGKILL"));
      const address = await addressOf(server);
      return {
        async signIn(username, password) {
          const answer = await answered(`${address}/api/auth/login`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ username, password }),
          });
          return (await answer.json()).data.token;
        },
        async get(url, token) {
          const answer = await answered(`${address}${url}`, {
            headers: { authorization: `Bearer ${token}` },
          });
          return { status: answer.status, data: (await answer.json()).data };
        },
        async stop() {
          server.kill("SIGTERM");
          expect(await once(server, "exit")).toEqual([0, null]);
        },
      };
    },
    async lose() {
      if (postgresUrl) await asOwner(postgresUrl, `drop database if exists ${name} with (force)`);
      else rmSync(image.env.DATA_DIR ?? "", { recursive: true, force: true });
    },
    async makeRoom() {
      if (postgresUrl) await asOwner(postgresUrl, `create database ${name}`);
    },
  };
  await host.makeRoom();
  return host;
}

/** A machine that does other work makes a server too busy for a moment. */
async function answered(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  if (answer.status !== 503) return answer;
  await after(500);
  return answered(url, init);
}

/** Once the server listens. */
export function addressOf(server: ChildProcess): Promise<string> {
  let said = "";
  return new Promise((resolve, reject) => {
    server.stdout?.on("data", (text) => {
      said += text;
      const found = /"Partner portal: (http:[^"]+)"/.exec(said)?.[1];
      if (found) resolve(found.replace("0.0.0.0", "127.0.0.1"));
    });
    server.once("exit", (code) => reject(new Error(`It ended with ${code}: ${said}`)));
  });
}
