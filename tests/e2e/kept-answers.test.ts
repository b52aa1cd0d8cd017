import { expect } from "./expect.ts";
import { goTo } from "./in-app.ts";
import { journey } from "./journey.ts";
import { answersFrom } from "./requests.ts";
import { serviceDay } from "./service-days.ts";

const yesterday = () => `from_date=${serviceDay(1)}&to_date=${serviceDay(0)}`;

journey(
  "a reload of yesterday's report costs the whole of it by default, as the browser has kept nothing",
  { user: "demo" },
  async ({ page }) => {
    await goTo(page, `/toll-plaza/report?company=401&${yesterday()}`);
    await expect(page.getByRole("rowheader").first()).toBeVisible();
    const reloaded = await answersFrom(page, "/api/tollplaza/reports/collection/");
    await page.reload();
    await expect.poll(() => reloaded().at(-1)).toBe(200);
  },
);
