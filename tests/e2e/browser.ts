import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import packagedChromium from "@sparticuz/chromium";
import { type BrowserServer, chromium } from "playwright-core";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A headless Chromium: an installed one, else the one inside its npm package, else Playwright's own. */
export async function launchBrowser(env: NodeJS.ProcessEnv = {}): Promise<BrowserServer> {
  const executablePath = await findChromium();
  return chromium.launchServer({ executablePath, args: quiet, env: { ...process.env, ...env } });
}

async function findChromium(): Promise<string> {
  const installed = [process.env.CHROMIUM_PATH, onPath("chromium"), onPath("google-chrome")];
  const packaged = () => packagedChromium.executablePath().catch(() => undefined);
  for (const candidate of [...installed, await packaged(), chromium.executablePath()]) {
    if (candidate && existsSync(candidate)) return candidate;
  }
  throw new Error(
    "The journeys need a Chromium and found none. Install chromium or google-chrome, name one in CHROMIUM_PATH, or run `npx pnpm@10 --filter tests exec playwright install chromium`.",
  );
}

function onPath(name: string): string | undefined {
  try {
    return execFileSync("which", [name], { encoding: "utf8" }).trim();
  } catch {
    return undefined;
  }
}
