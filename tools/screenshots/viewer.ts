import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { signIn } from "tests/e2e/accounts.ts";
import { launchBrowser } from "tests/e2e/browser.ts";
import { type DevProcess, startDevProcess } from "tests/e2e/dev-process.ts";
import { failingTrace } from "tests/e2e/failing-trace.ts";
import { goTo } from "tests/e2e/in-app.ts";

const folder = new URL("../../docs/screenshots/", import.meta.url);
const dev = await startDevProcess();
const server = await launchBrowser();
const browser = await chromium.connect(server.wsEndpoint());
try {
  await takeMachine(browser, dev);
  await takeTrace(browser, dev);
  await takeExpiry(browser, dev);
} finally {
  await browser.close();
  await server.close();
  await dev.stop();
}

/** The rows of a report, refused with a time to wait. */
async function takeMachine(browser: Browser, { url }: DevProcess) {
  const page = await openPage(browser, `${url}/machines#/machine/rows`);
  const waiting = page.getByRole("complementary", { name: "What can happen" });
  await waiting.getByRole("button", { name: /^filter\.accepted/ }).click();
  await waiting.getByRole("button", { name: "429", exact: true }).click();
  await page.locator("[data-state='rows.failed.tooEarly'][data-lit]").waitFor();
  await take(page, "viewer-machine");
}

async function takeTrace(browser: Browser, { url }: DevProcess) {
  const page = await openPage(browser, `${url}/machines#/trace`, { colorScheme: "dark" });
  const file = { name: "trace.json", mimeType: "application/json", buffer: failingTrace() };
  await page.getByLabel("Or a file").setInputFiles(file);
  await page.locator("[data-state='rows.empty'][data-lit]").waitFor();
  await take(page, "viewer-trace");
}

/** Two tabs with the portal: the session expires in one, and the other hears of it. */
async function takeExpiry(browser: Browser, { url, password }: DevProcess) {
  const page = await openPage(browser, `${url}/machines#/live`);
  const [first, second] = [await page.context().newPage(), await page.context().newPage()];
  await first.goto(`${url}/login`);
  await signIn(first, "demo", password);
  await second.goto(`${url}/profile`);
  await second.getByRole("heading", { level: 1 }).waitFor();
  await first.getByRole("link", { name: /^Water / }).click();
  await first.getByRole("button", { name: "Payra Navigation" }).click();
  await first.getByRole("link", { name: "Ship Wise Report" }).click();
  await first.getByRole("heading", { name: "Ship Wise Report" }).waitFor();
  await first.route("**/api/**", (route) => route.fulfill({ status: 401, json: {} }));
  await goTo(first, "/water/deckmanwise/report/");
  await second.waitForURL("**/login");
  const actors = page.getByRole("navigation", { name: "Actors" });
  await actors.getByRole("button", { name: /^portal/ }).click();
  await page.locator("[data-state='portal.signedOut'][data-lit]").waitFor();
  await take(page, "viewer-live");
}

async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}) {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

async function take(page: Page, name: string) {
  await page.mouse.move(0, 0);
  await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, folder)) });
}
