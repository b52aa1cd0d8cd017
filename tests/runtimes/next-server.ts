import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { run } from "../partner-sdk/installed-package.ts";
import { frameworkRecipes, strictest } from "../partner-sdk/recipes.ts";
import { installed, project } from "./installation.ts";

const next = () => installed("next/dist/bin/next");
const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } as const;

/** Builds an app of the page's route handler, which Next.js checks by its own types. */
export async function buildApp(): Promise<string> {
  const handler = frameworkRecipes["A route handler of Next.js"] ?? "";
  const [, file = ""] = /^\/\/ (\S+)$/m.exec(handler) ?? [];
  const { types, ...compilerOptions } = strictest;
  const app = await project("next", {
    "package.json": { private: true },
    "next.config.mjs": `export default { turbopack: { root: "${installed("..")}" } };`,
    [file]: handler.replace('"https://partner.example"', 'process.env.PARTNER_HOST ?? ""'),
    "tsconfig.json": {
      compilerOptions: {
        ...compilerOptions,
        lib: ["ES2022", "DOM"],
        module: "esnext",
        moduleResolution: "bundler",
      },
    },
  });
  await run(process.execPath, [next(), "build"], { cwd: app, env });
  return app;
}

/** Serves the app, which asks the host at an address. */
export async function serveApp(app: string, host: string) {
  const words = [next(), "start", "--hostname", "127.0.0.1", "--port", "0"];
  const server = spawn(process.execPath, words, {
    cwd: app,
    env: { ...env, PARTNER_HOST: host },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await addressOf(server);
  return {
    url,
    async [Symbol.asyncDispose]() {
      server.kill();
      await once(server, "exit");
    },
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  let said = "";
  return new Promise((resolve, reject) => {
    server.stdout?.on("data", (text) => {
      said += text;
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (address) resolve(address);
    });
    server.once("exit", (code) => reject(new Error(`Next.js ended with ${code}: ${said}`)));
  });
}
