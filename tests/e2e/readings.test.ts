import { inject } from "vitest";
import { signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { journey } from "./journey.ts";
import { lastWeek } from "./service-days.ts";

journey(
  "what one reads, saves and prints, an administrator of the company finds, and saves as a file [B4]",
  { user: "solo", hasChosen: false },
  async ({ page, context }) => {
    await page.goto(`/water/shipwise/report/${lastWeek()}&company=601`);
    await page.getByRole("table", { name: "Ship Wise Report" }).waitFor();
    const noted = (act: string) =>
      page.waitForResponse(
        (answer) =>
          answer.url().endsWith("/api/readings") &&
          answer.request().postDataJSON().act === act &&
          answer.ok(),
      );
    const save = async (item: string) => {
      await page.getByRole("button", { name: "Export" }).click();
      await page.getByRole("menuitem", { name: item, exact: true }).click();
    };
    await Promise.all([page.waitForEvent("download"), noted("exported"), save("CSV")]);
    await page.evaluate(() => {
      window.print = () => void dispatchEvent(new Event("afterprint"));
    });
    await Promise.all([noted("printed"), save("Print")]);
    await page.goto("/water/readings?company=601");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");

    const elsewhere = await context.browser()?.newContext({ baseURL: inject("portal").url });
    const other = await elsewhere?.newPage();
    if (!elsewhere || !other) throw new Error("There is no other browser.");
    await other.goto("/water/service-preview?company=601");
    await signIn(other, "demo");
    await other.getByRole("link", { name: "Who Read What" }).click();
    const table = other.getByRole("table", { name: "Who Read What" });
    for (const act of ["Read", "Exported", "Printed"]) {
      const row = table.getByRole("row", { name: `Tariq Hossain ${act} Ship Wise Report` });
      await expect(row.first()).toContainText("127.0.0.1");
    }
    await other.getByRole("searchbox").fill("exported");
    await expect(table.getByRole("row", { name: "Read Ship Wise Report" })).toHaveCount(0);
    await other.getByRole("button", { name: "Export", exact: true }).click();
    const [file] = await Promise.all([
      other.waitForEvent("download"),
      other.getByRole("menuitem", { name: "CSV", exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(
      /^water-readings_search-exported_kirtonkhola-launch_.*\.csv$/,
    );
    await elsewhere.close();
  },
);
