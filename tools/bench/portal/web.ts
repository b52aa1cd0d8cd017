import { cpus, loadavg } from "node:os";
import { type BrowserContext, chromium } from "playwright-core";
import { launchBrowser } from "tests/e2e/browser.ts";
import { phoneFonts } from "tests/e2e/installed-fonts.ts";
import { homeKept, shellsKept } from "tests/e2e/kept-shells.ts";
import { startPortalProcess, tokenFrom } from "tests/e2e/portal-process.ts";
import { firstCompanies } from "tests/e2e/screens.ts";
import { lastWeek } from "tests/e2e/service-days.ts";
import { writeSection } from "../performance-page.ts";
import { startFloorHost } from "./floor-host.ts";
import { onSlowest } from "./slowest.ts";

const rounds = Number(process.argv[2] ?? 15);
type Figures = { paint: number; shown: number; blocked: number };
type Visit = {
  title: string;
  url: string;
  /** What it is visited for, in small letters; on a sign-in page, the form. */
  words: string;
  /** Where it has been open before, with the network and the processor as they are. */
  isReload?: boolean;
  /** Where somebody has signed in before, so that the shell is kept on the device. */
  isKept?: boolean;
};

const portal = await startPortalProcess({});
const floor = await startFloorHost(portal.url);
const token = await tokenFrom(portal, "demo");
// As the portal writes it, and as a reload or a link has it.
const report = `/intracity/vehiclewise/report/${lastWeek()}&company=101`;
const bare = `bare page of the same libraries (${floor.scriptKilobytes.toFixed(1)} kB of script)`;
const visits: Visit[] = [
  { title: `Sign-in, ${bare}`, url: `${floor.url}/login`, words: "password" },
  { title: "Sign-in screen", url: `${portal.url}/login`, words: "password" },
  {
    title: "Home after a reload, signed in, files cached, bare page",
    url: `${floor.url}/`,
    words: "intracity",
    isReload: true,
  },
  {
    title: "Home after a reload, signed in, files cached",
    url: `${portal.url}/`,
    words: "intracity",
    isReload: true,
  },
  {
    title: "Sign-in screen, second visit",
    url: `${portal.url}/login`,
    words: "password",
    isKept: true,
  },
  {
    title: "Home, second visit, signed in",
    url: `${portal.url}/`,
    words: "intracity",
    isKept: true,
  },
  { title: "First report, signed in, bare page", url: `${floor.url}${report}`, words: "dhk-" },
  { title: "First report, signed in", url: `${portal.url}${report}`, words: "dhk-" },
];
const fonts = phoneFonts();
const server = await launchBrowser(fonts.env);
const browser = await chromium.connect(server.wsEndpoint());
let slowest = "";
const taken = new Map<Visit, Figures[]>(visits.map((visit) => [visit, []]));
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const [visit, figures] of taken) figures.push(await measure(visit));
  }
  slowest = await onSlowest(browser, portal);
} finally {
  await browser.close();
  await server.close();
  fonts.remove();
  await floor.stop();
  await portal.stop();
}

const table = [
  "| page | largest paint | main content painted | blocking time |",
  "| --- | --- | --- | --- |",
  ...[...taken].map(([{ title }, figures]) => line(title, median(figures))),
].join("\n");
const [bareForm, form, , , , , bareReport, firstReport] = visits.map((visit) =>
  median(taken.get(visit) ?? []),
);
const ratio = (key: keyof Figures, of?: Figures, to?: Figures) =>
  ((of?.[key] ?? 0) / (to?.[key] || 1)).toFixed(2);
const formLine = `The sign-in form is painted and can be typed in within ${ratio("shown", form, bareForm)} times of what the bare page takes (the target is 0.5). The rows of a first report are painted after ${ratio("shown", firstReport, bareReport)} times (1.15), and the sign-in screen blocks for ${ratio("blocked", form, bareForm)} times as long (1.2).`;
console.info(`${table}\n\n${formLine}\n\n${slowest}`);
write(`${formLine}\n\n${table}\n\n${slowest}`);

function line(title: string, { paint, shown, blocked }: Figures) {
  const inSeconds = (time: number) => `${(time / 1000).toFixed(2)} s`;
  return `| ${title} | ${inSeconds(paint)} | ${inSeconds(shown)} | ${Math.round(blocked)} ms |`;
}

/** A page of its own, on slow 4G with the processor slowed four times, until nothing moves any more. */
async function measure({ url, words, isReload, isKept }: Visit): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  if (isKept) await keepShell(context);
  const page = await context.newPage();
  if (!url.endsWith("/login")) {
    await page.addInitScript(arrive, { token, companies: firstCompanies });
  }
  if (isReload) {
    await page.goto(url);
    await page.waitForLoadState("networkidle");
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1600 * 1000) / 8,
    uploadThroughput: (750 * 1000) / 8,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(watch, words);
  await (isReload ? page.reload() : page.goto(url));
  // The browser tells of its largest paint later than a message comes. Asked in every frame, the page would draw every frame.
  await page.waitForFunction(() => window.figures.shown > 0 && window.figures.paint > 0, null, {
    polling: 100,
  });
  await page.waitForLoadState("networkidle");
  const figures = await page.evaluate(() => window.figures);
  await context.close();
  return figures;
}

/** Signs in once, with the network and the processor as they are, and leaves when all is kept. */
async function keepShell(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(portal.url);
  await page.evaluate((value) => localStorage.setItem("accessToken", value), token);
  await page.reload();
  await shellsKept(page, 1);
  await homeKept(page);
  await page.evaluate(() => localStorage.clear());
  await page.close();
}

function arrive({ token, companies }: { token: string; companies: string }) {
  localStorage.setItem("accessToken", token);
  sessionStorage.setItem("activeCompanies", companies);
}

function watch(words: string) {
  window.figures = { paint: 0, shown: 0, blocked: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.figures.paint = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.figures.blocked += entry.duration - 50;
  }).observe({ type: "longtask", buffered: true });
  new MutationObserver((_, observer) => {
    const root = document.getElementById("root");
    if (!root?.checkVisibility() || !root.textContent.toLowerCase().includes(words)) return;
    if (words === "password" && !root.querySelector("input[name=password]")) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // After that frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.figures.shown = performance.now();
      };
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

function median(all: Figures[]): Figures {
  const middle = (key: keyof Figures) =>
    all.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  return { paint: middle("paint"), shown: middle("shown"), blocked: middle("blocked") };
}

function write(table: string) {
  const words = `\`npx pnpm@10 bench web\`: headless Chromium ${browser.version()} at 360 px, fonts of Android, slow 4G (150 ms, 1.6 Mbit/s), the processor slowed down four times. Bare pages set the floor: the same libraries and API in one script, with a plain list and table. The first report is a week of buses, opened by its address with an empty cache. On a second visit, the device keeps the shell and Home. Main content is the form, the modules or the rows. Median of ${rounds} rounds in turn, on ${cpus().length} processors with a load of ${loadavg()[0]?.toFixed(1)}.`;
  writeSection("The portal in a browser", `${words}\n\n${table}`);
}

declare global {
  interface Window {
    figures: Figures;
  }
}
