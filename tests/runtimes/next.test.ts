import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { beforeAll, expect, it } from "vitest";
import { exampleHost, slowHost } from "../partner-sdk/framework-recipes/hosts.ts";
import { run } from "../partner-sdk/installed-package.ts";
import { frameworkRecipes, strictest } from "../partner-sdk/recipes.ts";
import { installed, project } from "./installation.ts";

let app: string;
beforeAll(async () => {
  app = await buildApp();
});

const headers = { cookie: "other=1; partner_token=an-opaque-access-token" };

it("Next.js answers every request with rows of its own, and never with the token", async () => {
  await using host = await exampleHost();
  await using server = await serveApp(app, host.url);
  for (const _ of ["first", "second"]) {
    const response = await fetch(`${server.url}/waybills/501?month=2026-06`, { headers });
    const text = await response.text();
    expect([response.status, JSON.parse(text)[0].net_amount]).toEqual([200, 12129.25]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(JSON.stringify([...response.headers]) + text).not.toContain("an-opaque-access-token");
  }
  const asked = [
    "/api/waybill/reports/501?from_date=2026-06-01&to_date=2026-07-01",
    "Bearer an-opaque-access-token",
  ];
  expect(host.requests.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    asked,
    asked,
  ]);
});

it("Next.js refuses who is not signed in, and a month that is none", async () => {
  await using host = await exampleHost();
  await using server = await serveApp(app, host.url);
  const statusOf = async (...words: Parameters<typeof fetch>) => (await fetch(...words)).status;
  const address = `${server.url}/waybills/501`;
  expect(await statusOf(`${address}?month=2026-06`)).toBe(401);
  expect(await statusOf(`${address}?month=June`, { headers })).toBe(400);
  expect(host.requests).toEqual([]);
});

it("Next.js tells the handler that the browser has gone", async () => {
  await using host = await slowHost();
  await using server = await serveApp(app, host.url);
  const browser = new AbortController();
  const { signal } = browser;
  const answer = fetch(`${server.url}/waybills/501?month=2026-06`, { headers, signal });
  await expect.poll(() => host.isLeft(), { timeout: 10_000 }).toBe(false);
  browser.abort();
  await expect(answer).rejects.toThrow("aborted");
  await expect.poll(() => host.isLeft(), { timeout: 10_000 }).toBe(true);
});

const next = () => installed("next/dist/bin/next");
const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } as const;

/** Builds an app of the page's route handler, which Next.js checks by its own types. */
async function buildApp(): Promise<string> {
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
async function serveApp(app: string, host: string) {
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
