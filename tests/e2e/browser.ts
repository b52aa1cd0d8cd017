import { execFileSync } from "node:child_process";
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

/**
 * A headless Chromium: the one that is named, the one inside its npm package, an installed one, else Playwright's own.
 * An installed one has a window even so, for which it loads pages of its own: the journeys take twice as long in it.
 */
export async function launchBrowser(env: NodeJS.ProcessEnv = {}): Promise<BrowserServer> {
  const executablePath = await findChromium();
  return chromium.launchServer({ executablePath, args: quiet, env: { ...process.env, ...env } });
}

async function findChromium(): Promise<string> {
  const packaged = await packagedChromium.executablePath().catch(() => undefined);
  const installed = [onPath("chromium"), onPath("google-chrome")];
  const inOrder = [process.env.CHROMIUM_PATH, packaged, ...installed, chromium.executablePath()];
  const found = inOrder.find((path) => path && runs(path, "--version"));
  if (found) return found;
  throw new Error(
    "The journeys need a Chromium and found none that starts. Install chromium or google-chrome, name one in CHROMIUM_PATH, or run `npx pnpm@10 --filter tests exec playwright install chromium`.",
  );
}

const onPath = (name: string) => runs("which", name)?.trim();

/** What it says, if it can be run. */
function runs(command: string, argument: string): string | undefined {
  try {
    return execFileSync(command, [argument], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return undefined;
  }
}
