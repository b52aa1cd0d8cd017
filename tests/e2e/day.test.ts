import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { importFile, kinds } from "partner-api";
import { afterAll, beforeAll } from "vitest";
import { signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { goTo, rangeButton } from "./in-app.ts";
import { journey } from "./journey.ts";
import { type OwnHost, openOwnHost } from "./own-host.ts";
import { answersFrom } from "./requests.ts";

const password = "a phrase for the day";
/** A Tuesday in Dhaka. */
const now = () => new Date("2026-06-09T14:32:00+06:00");
const columns = "company_id,module,sale_id,sold_at,tickets,fares,counter_id";

let running: OwnHost;

async function take(name: string, lines: string) {
  const [kind, path] = [kinds[name], join(running.folder, `${name}.csv`)];
  if (!kind) throw new Error(`no kind ${name}`);
  writeFileSync(path, lines);
  await importFile(running.db, {
    kind,
    path,
    rejects: undefined,
    isDryRun: false,
    now: now(),
    onStep: () => {},
    onRead: () => {},
  });
}

const sell = (...sales: string[]) => take("ticket-sales", [columns, ...sales, ""].join("\n"));

beforeAll(async () => {
  // Its clock stands still, and the tests import its records.
  running = await openOwnHost({ BROWSER_CACHE: "true" }, { now });
  await running.addUser("nadia", { password, companies: [11, 12] });
  await take(
    "counters",
    "company_id,module,counter_id,name\n11,intracity,1,Gabtoli\n12,intracity,1,Uttara\n",
  );
});
afterAll(() => running.stop());

journey(
  "Home has the figures of a company's report, leads to it, and has what is sold meanwhile [S2.2]",
  async ({ page }) => {
    await sell(
      "11,intracity,1,2026-06-09T09:10:00,2,50.00,1",
      "11,intracity,2,2026-06-09T14:20:00,1,25.50,",
      "11,intracity,3,2026-06-02T09:05:00,2,40.00,1",
      "11,intracity,4,2026-06-08T09:05:00,4,81.25,1",
      "12,intracity,1,2026-06-02T12:10:00,5,60.00,1",
    );
    await page.goto(running.url);
    await signIn(page, "nadia", password);

    await expect(page.getByText("Tuesday, June 9 · until 3:00 AM")).toBeVisible();
    await expect(page.getByText("Compared with last Tuesday until 2:00 PM")).toBeVisible();
    const rows = page.getByRole("region", { name: "Intracity" }).getByRole("listitem");
    const change = "▲ 10.00 25.0% compared with last Tuesday";
    await expect(rows).toHaveText([
      `Eleven75.503 tickets${change}12 min agoTodayYesterday`,
      "Twelve0.000 tickets▼ 60.00 100.0% compared with last Tuesdayno record since June 2TodayYesterday",
    ]);

    const total = page.getByRole("table").getByRole("row", { name: /^Total/ });
    await page.getByRole("link", { name: "Yesterday, Eleven" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Counter Wise Report");
    await expect(total).toContainText("81.25");
    await page.goBack();
    await page.getByRole("link", { name: "Today, Eleven" }).click();
    await expect(total).toContainText("75.50");
    const noCounter = page.getByRole("row", { name: /^N\/A/ });
    await expect(noCounter).toContainText("25.50");
    await expect(noCounter.getByRole("link")).toHaveCount(0);
    await expect(page.getByRole("banner")).toContainText("Eleven");
    await page.goBack();

    await expect(rows.first()).toContainText("75.50");
    await sell("11,intracity,5,2026-06-09T14:31:00,2,30.00,1");
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(rows.first()).toHaveText(`Eleven105.505 tickets${change}1 min agoTodayYesterday`);
    await page.getByRole("link", { name: "Today, Eleven" }).click();
    await expect(total).toContainText("105.50");
  },
);

journey("a report of the running day says until which hour it is compared", async ({ page }) => {
  await sell(
    "12,intracity,2,2026-06-02T15:30:00,2,20.00,1",
    "12,intracity,3,2026-06-09T10:00:00,4,50.00,1",
    "12,intracity,4,2026-06-09T14:10:00,3,30.00,1",
    "12,intracity,5,2026-06-08T10:00:00,1,10.00,1",
  );
  const range = "from_date=2026-06-09&to_date=2026-06-10";
  await page.clock.setFixedTime(now());
  await page.goto(`${running.url}/intracity/counterwise/report/?company=12&${range}&compare=week`);
  await signIn(page, "nadia", password);
  const sums = page.getByRole("table").locator("tfoot tr");
  await expect(sums).toHaveText(["Total45▼ 1▼ 20.0%50.0060.00▼ 10.00▼ 16.7%"]);
  const until = page.getByText(
    "This range counts until 2:00 PM on June 9, 2026, and the other until the same hour.",
  );
  await expect(until).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await rangeButton(page).click();
  await expect(page.getByRole("dialog").locator(until)).toBeInViewport();
  await page.goto(`${running.url}/intracity/summary?company=12&${range}`);
  const fares = page.locator("main dl div", { hasText: "Fares" });
  const hour = fares.getByText("until 2:00 PM");
  await expect.poll(async () => (await hour.boundingBox())?.height).toBeGreaterThan(10);
  await page.goto(
    `${running.url}/intracity/summary?company=12&from_date=2026-06-03&to_date=2026-06-10`,
  );
  await expect(
    page.getByRole("figure").getByText("vs. the 7 days before until 2:00 PM"),
  ).toBeVisible();
});

journey(
  "a reload of yesterday's report costs a 304 where browsers may keep it, until the session ends [V14.3.2]",
  async ({ page }) => {
    const yesterday =
      "/intracity/counterwise/report/?company=11&from_date=2026-06-08&to_date=2026-06-09";
    const rows = page.getByRole("rowheader");
    const answers = () => answersFrom(page, "/api/intracity/reports/counterwise/");
    await sell("11,intracity,6,2026-06-08T10:00:00,1,10.00,1");
    await page.goto(`${running.url}${yesterday}`);
    await signIn(page, "nadia", password);
    await expect(rows.first()).toBeVisible();
    const reloaded = await answers();
    await page.reload();
    await expect.poll(() => reloaded().at(-1)).toBe(304);
    await expect(rows.first()).toBeVisible();

    await goTo(page, "/profile");
    await page.getByRole("button", { name: "Sign out" }).click();
    await signIn(page, "nadia", password);
    await expect(page).toHaveURL(`${running.url}/`);
    const later = await answers();
    await goTo(page, yesterday);
    await expect(rows.first()).toBeVisible();
    await expect.poll(() => later().at(-1)).toBe(200);
    expect(new Set(later())).toEqual(new Set([200]));
  },
);
