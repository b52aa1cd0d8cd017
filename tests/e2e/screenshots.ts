import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import { expectArrived, goTo } from "./in-app.ts";
import { startPortalProcess } from "./portal-process.ts";
import { detailScreens, firstCompanies, screens, withRange } from "./screens.ts";
import { lastWeek } from "./service-days.ts";

const folder = new URL("../../docs/screenshots/", import.meta.url);
const all = new URL("all/", folder);
mkdirSync(all, { recursive: true });

/** The few that README and docs show. */
const shown: Record<string, string> = {
  "home-1280-light": "home",
  "intracity-vehiclewise-report-1280-light": "report",
  "toll-plaza-service-preview-1280-dark": "toll-plaza",
  "offline-counter-report-360-light": "offline-counter-phone",
  "calendar-360-dark": "calendar-phone",
  "reference-1280-light": "reference",
};

const portal = await startPortalProcess({});
const server = await launchBrowser();
const browser = await chromium.connect(server.wsEndpoint());
try {
  for (const width of [360, 768, 1280]) {
    for (const colorScheme of ["light", "dark"] as const) await takeAll(width, colorScheme);
  }
} finally {
  await browser.close();
  await server.close();
  await portal.stop();
}

type Take = (name: string, of?: Page) => Promise<void>;

async function takeAll(width: number, colorScheme: "light" | "dark") {
  const options: BrowserContextOptions = {
    baseURL: portal.url,
    viewport: { width, height: 720 },
    colorScheme,
    locale: "en-GB",
    timezoneId: "Asia/Dhaka",
    reducedMotion: "reduce",
  };
  const context = await browser.newContext(options);
  await context.addInitScript(
    (companies) => sessionStorage.setItem("activeCompanies", companies),
    firstCompanies,
  );
  const page = await context.newPage();
  const take: Take = async (name, of = page) => {
    const picture = `${name}-${width}-${colorScheme}`;
    await of.mouse.move(0, 0);
    await of.screenshot({ path: fileURLToPath(new URL(`${picture}.png`, all)) });
    const file = shown[picture];
    if (file) await of.screenshot({ path: fileURLToPath(new URL(`${file}.png`, folder)) });
  };
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in" }).waitFor();
  await take("login");
  await signIn(page);
  for (const screen of [...screens, ...detailScreens]) {
    await goTo(page, withRange(screen));
    await expectArrived(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await take(nameOf(screen));
  }
  const secret = await takeInviting(page, take);
  await takeInvitation(secret, options, take);
  await goTo(page, `/offline-counter/report${lastWeek()}`);
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("combobox", { name: "Device IDs" }).waitFor();
  await take("filter");
  await page.getByLabel("From date").click();
  await page.getByRole("grid").waitFor();
  await take("calendar");
  await page.goto("/reference#getIntracityVehiclewiseReport");
  await page.getByRole("searchbox").waitFor();
  await take("reference");
  await context.close();
  console.info(
    `${screens.length + detailScreens.length + 8} screens at ${width} px, ${colorScheme}`,
  );
}

/** The dialogs of administrators, and the link of an invitation as far as it is behind the `#`. */
async function takeInviting(page: Page, take: Take): Promise<string> {
  await goTo(page, "/water/access");
  await page
    .getByRole("button", { name: /^End access of / })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
  await take("end-access");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Invite" }).click();
  const name = page.getByLabel("Who it is for");
  await name.waitFor();
  await take("invite");
  await name.fill("Night cashier");
  await page.getByRole("button", { name: "Make the link" }).click();
  const link = page.getByRole("textbox", { name: "Link" });
  await link.waitFor();
  await take("invited");
  const { hash } = new URL(await link.inputValue());
  await page.getByRole("button", { name: "Done" }).click();
  return hash;
}

/** What somebody finds who opens the link. */
async function takeInvitation(secret: string, options: BrowserContextOptions, take: Take) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(`/invitation${secret}`);
  await page.getByLabel("Your name").waitFor();
  await take("invitation", page);
  await context.close();
}

async function signIn(page: Page) {
  await page.getByLabel("User name").fill("demo");
  await page.getByLabel("Password", { exact: true }).fill(portal.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Home" }).waitFor();
}

function nameOf(screen: string): string {
  const path = screen.replace(/[?].*$/, "").replace(/^\/|\/$/g, "");
  return path.replaceAll("/", "-") || "home";
}
