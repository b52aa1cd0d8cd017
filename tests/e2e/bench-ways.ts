import { cpus, loadavg } from "node:os";
import { chromium } from "playwright-core";
import { writeSection } from "../performance-page.ts";
import { launchBrowser } from "./browser.ts";
import { startPortalProcess, tokenFrom } from "./portal-process.ts";
import { ways } from "./ways.ts";

const rounds = Number(process.argv[2] ?? 5);
const slow = { latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };

const portal = await startPortalProcess({});
const token = await tokenFrom(portal, "demo");
const server = await launchBrowser();
const browser = await chromium.connect(server.wsEndpoint());
const times = { local: ways.map((): number[] => []), slow: ways.map((): number[] => []) };
try {
  for (let round = 0; round < rounds; round += 1) {
    await walk("local");
    await walk("slow");
  }
} finally {
  await browser.close();
  await server.close();
  await portal.stop();
}
const table = [
  "| way | taps | here | slow |",
  "| --- | --- | --- | --- |",
  ...ways.map(({ title, taps }, way) =>
    [`| ${title}`, taps.length, middle(times.local[way]), `${middle(times.slow[way])} |`].join(
      " | ",
    ),
  ),
].join("\n");
console.info(table);
const words = `\`npx pnpm@10 bench:ways\` walks what staff do most, at 360 px, and measures from the first tap until the rows are on the screen, whatever was fetched before included. 'Slow' is 400 kbit/s with 400 ms and a processor slowed down four times, with the scripts cached. \`ways.test.ts\` asserts the taps. The median of ${rounds} rounds, on ${cpus().length} processors with a load of ${loadavg()[0]?.toFixed(1)}.`;
writeSection("From tap to figures", `${words}\n\n${table}`);

async function walk(speed: keyof typeof times) {
  const context = await browser.newContext({
    baseURL: portal.url,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.addInitScript((token) => localStorage.setItem("accessToken", token), token);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  if (speed === "slow") {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", { offline: false, ...slow });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  }
  for (const [way, { taps, end }] of ways.entries()) {
    const began = performance.now();
    for (const tap of taps) await tap(page).click();
    await page.waitForURL(end);
    await page.getByRole("progressbar").waitFor({ state: "detached" });
    await page.locator("main section h2").first().waitFor();
    times[speed][way]?.push(performance.now() - began);
    await page.waitForLoadState("networkidle");
  }
  await context.close();
}

function middle(all: readonly number[] = []): string {
  const [time = 0] = all.toSorted((a, b) => a - b).slice(Math.floor(all.length / 2));
  return `${Math.round(time)} ms`;
}
