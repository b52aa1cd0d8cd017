import { expect } from "./expect.ts";
import { at, goTo } from "./in-app.ts";
import { journey, journeysOf } from "./journey.ts";

const signedIn = journeysOf({ user: "demo" });
const hasChosen = journeysOf({ user: "demo", hasChosen: true });

const previewed = [
  ["/intracity", "intracity Companies"],
  ["/supervisor", "supervisor Companies"],
  ["/toll-plaza", "toll plaza Companies"],
  ["/waybill", "waybill Companies"],
  ["/water", "water Companies"],
  ["/intercity", "intercity Companies"],
  ["/counterwise-ticketing", "counterwise ticketing Companies"],
] as const;

signedIn(
  "a preview without an active company leads to its module's company list [S2.4, S2.11, S2.14]",
  async ({ page }) => {
    for (const [path, heading] of previewed) {
      await goTo(page, `${path}/service-preview`);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    }
  },
);

signedIn(
  "a report without an active company leads to its module's company list",
  async ({ page }) => {
    await goTo(page, "/offline-counter/report");
    await expect(page).toHaveURL("/offline-counter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("offline counter Companies");
  },
);

signedIn(
  "a company that is clicked becomes the active one, and the picker marks it [S2.4, S2.14, S2.15, S4.7]",
  async ({ page }) => {
    await goTo(page, "/supervisor");
    const companies = page.getByRole("main").getByRole("button");
    await expect(companies).toHaveText([
      "Balaka Bus Service",
      "Doyel Paribahan",
      "Turag Transport",
    ]);
    await companies.getByText("Turag Transport").click();
    await expect(page).toHaveURL(at("/supervisor/service-preview"));
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL("/supervisor");
    await expect(page.locator("[aria-current=true]")).toHaveText("Turag Transport");
  },
);

signedIn(
  "choosing an offline counter company goes straight to the report [S2.4, S2.6]",
  async ({ page }) => {
    await goTo(page, "/offline-counter");
    await page.getByRole("button", { name: "Kingfisher Express" }).click();
    await expect(page).toHaveURL(/\/offline-counter\/report/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Offline Counter Report");
  },
);

signedIn("the company preview takes the module's name [S2.3]", async ({ page }) => {
  await goTo(page, "/company-preview?module=toll_plaza");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("toll plaza Companies");
  await page.getByRole("button", { name: "Gorai Link Toll" }).click();
  await expect(page).toHaveURL(at("/toll-plaza/service-preview"));
});

journey(
  "who has one company never picks: the preview opens, and its back link leads Home [S2.12]",
  { user: "solo" },
  async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: /^Water / }).click();
    await expect(page).toHaveURL(at("/water/service-preview"));
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL("/");
    await page.getByRole("link", { name: /^Offline Counter / }).click();
    await expect(page).toHaveURL(/\/offline-counter\/report/);
    await page.goto("/intercity/service-preview");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Intercity");
  },
);

const tiles = {
  intracity: ["Counter Wise Report", "Vehicle Wise Report", "Buses", "Summary"],
  supervisor: ["Supervisor Wise Report", "Vehicle Wise Report", "Buses"],
  "toll-plaza": ["Collection Report", "Non Exited", "Check Vehicles"],
  waybill: ["Report", "Vehicles"],
  water: [
    "Ship Wise Report",
    "Counter Man Wise Report",
    "Deck Man Wise",
    "Cabin Man Wise",
    "Ships",
  ],
  intercity: ["Coach Wise Report", "Counter Wise Report", "Buses"],
  "counterwise-ticketing": ["Counter Wise Report", "Vehicle Wise Report", "Buses", "Summary"],
};

const more: Partial<Record<keyof typeof tiles, readonly string[]>> = {
  "toll-plaza": ["Fares", "Dashboard", "Collection Details"],
  water: ["Agent Wise Report"],
  intercity: ["Agent Wise Report", "Reservation Report"],
};

hasChosen(
  "every preview shows the specification's tiles, and each leads to a screen of its own [S2.5]",
  async ({ page }) => {
    for (const [module, titles] of Object.entries(tiles)) {
      await goTo(page, `/${module}/service-preview`);
      // The toll plaza's panel has a link of its own.
      const links = page.locator("main a:not(nav a, section a)");
      await expect(links).toHaveText(["Back", ...titles]);
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(new Set(paths).size).toBe(titles.length + 1);
      expect(paths.slice(1).filter((path) => !path?.startsWith(`/${module}/`))).toEqual([]);
    }
  },
);

hasChosen(
  "the screens that no tile leads to open from 'More', below the tiles",
  async ({ page }) => {
    for (const [module, titles] of Object.entries(more)) {
      for (const title of titles) {
        await goTo(page, `/${module}/service-preview`);
        const links = page.getByRole("navigation", { name: "More" }).getByRole("link");
        await expect(links).toHaveText([...titles, "Who Read What", "Who Has Access"]);
        await links.getByText(title, { exact: true }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(page).toHaveURL(new RegExp(`/${module}/`));
      }
    }
  },
);
