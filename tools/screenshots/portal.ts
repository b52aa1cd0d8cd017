import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { launchBrowser } from "tests/e2e/browser.ts";
import { expectArrived, goTo } from "tests/e2e/in-app.ts";
import { startPortalProcess } from "tests/e2e/portal-process.ts";
import { detailScreens, firstCompanies, screens, withRange } from "tests/e2e/screens.ts";
import { lastWeek } from "tests/e2e/service-days.ts";
import type { Language } from "web/i18n/languages/languages.ts";
import { catalogues } from "web/i18n/words/all/catalogues.ts";

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
  "bn-intracity-vehiclewise-report-1280-light": "report-bangla",
  "bn-home-360-light": "home-phone-bangla",
  "bn-calendar-360-dark": "calendar-phone-bangla",
};

const locales: Record<Language, string> = { en: "en-GB", bn: "bn-BD" };
const widths: Record<Language, readonly number[]> = { en: [360, 768, 1280], bn: [360, 1280] };

const portal = await startPortalProcess({});
const server = await launchBrowser();
const browser = await chromium.connect(server.wsEndpoint());
try {
  for (const language of ["en", "bn"] as const) {
    for (const width of widths[language]) {
      for (const colorScheme of ["light", "dark"] as const) {
        await takeAll(language, width, colorScheme);
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
  await portal.stop();
}

type Words = (typeof catalogues)[Language];
type Take = (name: string, of?: Page) => Promise<void>;

async function takeAll(language: Language, width: number, colorScheme: "light" | "dark") {
  const words = catalogues[language];
  const options: BrowserContextOptions = {
    baseURL: portal.url,
    viewport: { width, height: 720 },
    colorScheme,
    locale: locales[language],
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
    const picture = `${language === "en" ? "" : `${language}-`}${name}-${width}-${colorScheme}`;
    await of.mouse.move(0, 0);
    await of.screenshot({ path: fileURLToPath(new URL(`${picture}.png`, all)) });
    const file = shown[picture];
    if (file) await of.screenshot({ path: fileURLToPath(new URL(`${file}.png`, folder)) });
  };
  await page.goto("/login");
  await page.getByRole("button", { name: words.signIn.signIn, exact: true }).waitFor();
  await take("login");
  await signIn(page, words);
  for (const screen of [...screens, ...detailScreens]) {
    await goTo(page, withRange(screen));
    await expectArrived(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await take(nameOf(screen));
  }
  const secret = await takeInviting(page, words, take);
  await takeInvitation(secret, options, words, take);
  await goTo(page, `/offline-counter/report${lastWeek()}`);
  await page.getByRole("button", { name: words.report.filter, exact: true }).click();
  await page.getByRole("combobox", { name: words.modules.deviceIds }).waitFor();
  await take("filter");
  await page.getByLabel(words.overlays.fromDate).click();
  await page.getByRole("grid").waitFor();
  await take("calendar");
  await page.goto("/reference#getIntracityVehiclewiseReport");
  await page.getByRole("searchbox").waitFor();
  await take("reference");
  await context.close();
  console.info(
    `${screens.length + detailScreens.length + 8} screens in ${language} at ${width} px, ${colorScheme}`,
  );
}

/** The dialogs of administrators, and the link of an invitation as far as it is behind the `#`. */
async function takeInviting(page: Page, words: Words, take: Take): Promise<string> {
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await goTo(page, "/water/access");
  await press(words.invitations.endAccessOf("Tariq Hossain"));
  await page.getByRole("dialog").waitFor();
  await take("end-access");
  await press(words.account.cancel);
  await press(words.invitations.invite);
  const name = page.getByLabel(words.invitations.whoItIsFor);
  await name.waitFor();
  await take("invite");
  await name.fill("Night cashier");
  await press(words.invitations.makeLink);
  const link = page.getByRole("textbox", { name: words.invitations.link, exact: true });
  await link.waitFor();
  await take("invited");
  const { hash } = new URL(await link.inputValue());
  await press(words.invitations.done);
  return hash;
}

/** What somebody finds who opens the link. */
async function takeInvitation(
  secret: string,
  options: BrowserContextOptions,
  words: Words,
  take: Take,
) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(`/invitation${secret}`);
  await page.getByLabel(words.invitations.yourName).waitFor();
  await take("invitation", page);
  await context.close();
}

async function signIn(page: Page, words: Words) {
  await page.getByLabel(words.signIn.userName).fill("demo");
  await page.getByLabel(words.signIn.password, { exact: true }).fill(portal.password);
  await page.getByRole("button", { name: words.signIn.signIn, exact: true }).click();
  await page.getByRole("heading", { name: words.frame.home }).waitFor();
}

function nameOf(screen: string): string {
  const path = screen.replace(/[?].*$/, "").replace(/^\/|\/$/g, "");
  return path.replaceAll("/", "-") || "home";
}
