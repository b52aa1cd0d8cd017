import { cpus, loadavg } from "node:os";
import { type Browser, type CDPSession, chromium, type Locator, type Page } from "playwright-core";
import { launchBrowser } from "tests/e2e/browser.ts";
import { rangeButton } from "tests/e2e/in-app.ts";
import { startPortalProcess, tokenFrom } from "tests/e2e/portal-process.ts";
import { lastWeek } from "tests/e2e/service-days.ts";
import { ways as everyWay } from "tests/e2e/ways.ts";
import { writeSection } from "../performance-page.ts";
import { firstChange } from "./first-change.ts";

const rounds = Number(process.argv[2] ?? 5);
const slow = { latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Pressed on a first report as soon as its rows are there, before what they open has been fetched. */
const actions: readonly { title: string; target: (page: Page) => Locator }[] = [
  { title: "Filter", target: (page) => button(page, "Filter") },
  { title: "Actions", target: (page) => button(page, "Actions") },
  { title: "the companies of the header", target: (page) => button(page, /, change company$/) },
  { title: "the range", target: rangeButton },
  { title: "the other reports", target: (page) => button(page, "Counter Wise Report") },
];

const ways = everyWay.map(({ taps, tapsOnPhone = taps, ...way }) => ({
  ...way,
  taps: tapsOnPhone,
}));

const portal = await startPortalProcess({});
const token = await tokenFrom(portal, "demo");
const server = await launchBrowser();
const browser = await chromium.connect(server.wsEndpoint());
const times = { local: ways.map((): number[] => []), slow: ways.map((): number[] => []) };
const changes = ways.map((): number[] => []);
const pressed = actions.map((): number[] => []);
try {
  for (let round = 0; round < rounds; round += 1) {
    await walk("local");
    await walk("slow");
    await press();
  }
} finally {
  await browser.close();
  await server.close();
  await portal.stop();
}
const line = (...cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
const table = [
  line("way", "taps", "here", "slow", "slow, first change"),
  line("---", "---", "---", "---", "---"),
  ...ways.map(({ title, taps }, way) =>
    line(
      title,
      taps.length,
      middle(times.local[way]),
      middle(times.slow[way]),
      middle(changes[way]),
    ),
  ),
  "",
  line("pressed on a first report", "slow, first change"),
  line("---", "---"),
  ...actions.map(({ title }, action) => line(title, middle(pressed[action]))),
].join("\n");
console.info(table);
const words = `\`npx pnpm@10 bench journeys\`, at 360 px, from the first tap to the rows. 'Slow' is 400 kbit/s with 400 ms and the processor slowed down four times, with cached scripts. 'First change' is the first frame after a tap that looks different. \`ways.test.ts\` asserts the taps. Median of ${rounds} rounds, on ${cpus().length} processors with a load of ${loadavg()[0]?.toFixed(1)}.`;
writeSection("From tap to figures", `${words}\n\n${table}`);

type Phone = { page: Page; devtools: CDPSession };

async function onPhone(of: Browser, run: (phone: Phone) => Promise<void>) {
  const context = await of.newContext({
    baseURL: portal.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript((token) => localStorage.setItem("accessToken", token), token);
  try {
    await run({ page, devtools: await context.newCDPSession(page) });
  } finally {
    await context.close();
  }
}

async function slowDown(devtools: CDPSession) {
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...slow });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

async function arrived(page: Page) {
  await page.getByRole("progressbar").waitFor({ state: "detached" });
  await page.locator("main section h2").first().waitFor();
}

async function walk(speed: keyof typeof times) {
  await onPhone(browser, async ({ page, devtools }) => {
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    if (speed === "slow") await slowDown(devtools);
    for (const [way, { from, taps, end }] of ways.entries()) {
      if (from) {
        await page.goto(from);
        await arrived(page);
        await page.waitForLoadState("networkidle");
      }
      const began = performance.now();
      for (const tap of taps) await tap(page).tap();
      await page.waitForURL(end);
      await arrived(page);
      times[speed][way]?.push(performance.now() - began);
      await page.waitForLoadState("networkidle");
      if (speed === "local") continue;
      await page.goBack();
      await arrived(page);
      await page.waitForLoadState("networkidle");
      const [first] = taps;
      if (first) changes[way]?.push(await firstChange(devtools, first(page)));
      for (const tap of taps.slice(1)) await tap(page).tap();
      await page.waitForURL(end);
      await arrived(page);
      await page.waitForLoadState("networkidle");
    }
  });
}

async function press() {
  for (const [action, { target }] of actions.entries()) {
    await onPhone(browser, async ({ page, devtools }) => {
      await slowDown(devtools);
      await page.goto(`/intracity/counterwise/report/${lastWeek()}&company=101`);
      await arrived(page);
      pressed[action]?.push(await firstChange(devtools, target(page)));
    });
  }
}

function middle(all: readonly number[] = []): string {
  const [time = 0] = all.toSorted((a, b) => a - b).slice(Math.floor(all.length / 2));
  return `${Math.round(time)} ms`;
}
