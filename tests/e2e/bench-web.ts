import { cpus, loadavg } from "node:os";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { writeSection } from "../performance-page.ts";
import { launchBrowser } from "./browser.ts";
import { startFloorHost } from "./floor-host.ts";
import { startPortalProcess } from "./portal-process.ts";

const rounds = Number(process.argv[2] ?? 7);
type Figures = { paint: number; blocked: number };

const portal = await startPortalProcess({});
const floor = await startFloorHost();
const server = await launchBrowser();
const browser = await chromium.connect(server.wsEndpoint());
const taken: Record<"floor" | "signIn" | "reload", Figures[]> = {
  floor: [],
  signIn: [],
  reload: [],
};
try {
  for (let round = 0; round < rounds; round += 1) {
    taken.floor.push(await measure((page) => page.goto(`${floor.url}/login`)));
    taken.signIn.push(await measure((page) => page.goto(`${portal.url}/login`)));
    taken.reload.push(await measure((page) => page.reload(), visitHome));
  }
} finally {
  await browser.close();
  await server.close();
  await floor.stop();
  await portal.stop();
}

const line = (what: string, { paint, blocked }: Figures) =>
  `| ${what} | ${(paint / 1000).toFixed(2)} s | ${Math.round(blocked)} ms |`;
const table = [
  "| page | largest paint | blocking time |",
  "| --- | --- | --- |",
  line(
    `bare page of the same libraries (${floor.scriptKilobytes.toFixed(1)} kB of script)`,
    median(taken.floor),
  ),
  line("sign-in screen", median(taken.signIn)),
  line("Home after a reload, signed in, files cached", median(taken.reload)),
].join("\n");
console.info(table);
write(table);

/** A page of its own, on slow 4G with the processor slowed four times, until nothing moves any more. */
async function measure(
  open: (page: Page) => Promise<unknown>,
  before?: (context: BrowserContext, page: Page) => Promise<void>,
): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await before?.(context, page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1600 * 1000) / 8,
    uploadThroughput: (750 * 1000) / 8,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    window.figures = { paint: 0, blocked: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.figures.paint = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.figures.blocked += entry.duration - 50;
    }).observe({ type: "longtask", buffered: true });
  });
  await open(page);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  const figures = await page.evaluate(() => window.figures);
  await context.close();
  return figures;
}

async function visitHome(_: BrowserContext, page: Page) {
  await page.goto(`${portal.url}/login`);
  await page.getByLabel("User name").fill("demo");
  await page.getByLabel("Password", { exact: true }).fill(portal.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Home" }).waitFor();
  await page.waitForLoadState("networkidle");
}

function median(all: Figures[]): Figures {
  const middle = (key: keyof Figures) =>
    all.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  return { paint: middle("paint"), blocked: middle("blocked") };
}

function write(table: string) {
  const words = `\`npx pnpm@10 bench:web\` measures the built portal on its own server with an empty cache, in headless Chromium at 360 px: slow 4G (150 ms, 1.6 Mbit/s) and the processor slowed four times. The bare page is the floor: react-dom, xstate, wouter and openapi-fetch with React Aria's button and fields, and no style. The median of ${rounds} rounds; each page in turn, on ${cpus().length} processors with a load of ${loadavg()[0]?.toFixed(1)}: under load the figures only compare with each other.`;
  writeSection("The portal in a browser", `${words}\n\n${table}`);
}

declare global {
  interface Window {
    figures: Figures;
  }
}
