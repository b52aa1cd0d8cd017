import type { Browser, Page } from "playwright-core";
import { isMoving } from "tests/e2e/moving.ts";
import type { PortalProcess } from "tests/e2e/portal-process.ts";
import { ways } from "tests/e2e/ways.ts";

const link = { latency: 1000, downloadThroughput: 50_000 / 8, uploadThroughput: 50_000 / 8 };
/** Longer than anything takes, so that a wait that never ends says so. */
const patience = 180_000;

/** From nothing to the first report's rows on 2G, in words; fails where a request does. */
export async function onSlowest(browser: Browser, { url, password }: PortalProcess) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 740 },
    reducedMotion: "no-preference",
  });
  context.setDefaultTimeout(patience);
  context.setDefaultNavigationTimeout(patience);
  const page = await context.newPage();
  const failed: string[] = [];
  page.on("requestfailed", (request) => failed.push(request.url()));
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...link });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });

  const began = performance.now();
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("User name").waitFor();
  // Its stylesheet holds every frame back.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const form = performance.now() - began;
  await page.getByLabel("User name").fill("demo");
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const tap = ways[0]?.taps[0]?.(page);
  if (!tap) throw new Error("There is no way from Home to a report.");
  const home = await waited(page, tap.waitFor());
  const shown = page.locator("main section h2").first();
  const rows = await waited(
    page,
    tap.click().then(() => shown.waitFor()),
  );
  const all = performance.now() - began;
  await context.close();
  if (failed.length > 0) throw new Error(`On 2G there was no answer for ${failed.join(", ")}.`);
  const still = Math.max(home.still, rows.still);
  return `On 2G (50 kbit/s, 1 s, the same processor, an empty cache), the form is painted after ${seconds(form)}. Signed in as soon as it is filled, Home names yesterday's reports after ${seconds(home.time)}, and a tap on one shows its rows after ${seconds(rows.time)}: ${seconds(all)} from the address to the first report, in one round. No request fails or runs into a time-out. Something moves all the while: while one waits for Home and for the rows, nothing did for at most ${seconds(still)} at a time.`;
}

/** How long something takes, and the longest that nothing moves meanwhile. */
async function waited(page: Page, coming: Promise<void>) {
  const began = performance.now();
  let isComing = true;
  const ended = coming.finally(() => {
    isComing = false;
  });
  let still = 0;
  let moved = began;
  while (isComing) {
    const moves = await page.evaluate(isMoving);
    const now = performance.now();
    if (!moves && isComing) still = Math.max(still, now - moved);
    if (moves) moved = now;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await ended;
  return { time: performance.now() - began, still };
}

const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`;
