import type { Page, Route } from "playwright-core";
import { expect } from "./expect.ts";
import { at, expectArrived, goTo } from "./in-app.ts";
import { journeysOf } from "./journey.ts";
import { holds, scripts, standsIn } from "./requests.ts";
import { lastWeek } from "./service-days.ts";

const vehicles = "/intracity/vehicle/report/";
const vehiclesCall = "**/api/intracity/vehicles/**";
const script = scripts("overlays");
const signedIn = journeysOf({ user: "demo", hasChosen: true });
const broken = /React error #31/;
const offline = "You are offline. What is shown stays as it is.";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** How often the page itself has been asked for. */
function loadsOf(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

signedIn(
  "a screen that throws leaves the header, tells the console once and can be tried again or left",
  { errors: [broken] },
  async ({ page }) => {
    const told: string[] = [];
    page.on("console", (message) => {
      if (broken.test(message.text())) told.push(message.type());
    });
    await page.route("**/assets/*.js", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(?<=\/supervisor\/vehiclewise\/report.,title:)[^,]+/,
        // React refuses to show an object.
        "{}",
      );
      await route.fulfill({ response, body });
    });
    await page.goto("/");
    await expect(heading(page)).toHaveText("Home");
    await goTo(page, `/supervisor/vehiclewise/report${lastWeek()}`);
    await expect(heading(page)).toHaveText("This screen has failed");
    await expect(heading(page)).toBeFocused();
    expect(told).toEqual(["error"]);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => told).toEqual(["error", "error"]);
    await expect(heading(page)).toHaveText("This screen has failed");
    await page.getByRole("navigation").getByRole("link", { name: "Water" }).click();
    await expect(heading(page)).toHaveText("Water");
    await page.goBack();
    await expect(heading(page)).toHaveText("This screen has failed");
    await page.getByRole("link", { name: "Go home" }).click();
    await expect(heading(page)).toHaveText("Home");
  },
);

const notFound = (route: Route) => route.fulfill({ status: 404, body: "" });

const goneAs: [string, (route: Route) => Promise<void>][] = [
  ["is not found", notFound],
  ["is a page", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" })],
];

const filter = (page: Page) => page.getByRole("button", { name: "Filter" });
const report = `/intracity/vehiclewise/report/${lastWeek()}`;

for (const [how, answer] of goneAs) {
  signedIn(
    `a script that ${how} after a deployment loads the page again, and is there`,
    { errors: [/ScriptMissing/], foreseen: [/404|MIME/] },
    async ({ page }) => {
      const isDeployed = await standsIn(page, script, answer);
      await page.goto(report);
      await expect(heading(page)).toHaveText("Vehicle Wise Report");
      const loads = loadsOf(page);
      page.on("request", (request) => {
        if (request.isNavigationRequest()) isDeployed();
      });
      await filter(page).click();
      await expect.poll(loads).toBe(1);
      await filter(page).click();
      await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
      expect(loads()).toBe(1);
      expect(await page.evaluate(() => sessionStorage.getItem("reloadedFor"))).toBe(null);
    },
  );
}

signedIn(
  "a script that stays away loads the page again once, and then the screen says so",
  { errors: [/ScriptMissing/], foreseen: [/status of 404/] },
  async ({ page }) => {
    const scriptIsBack = await standsIn(page, script, notFound);
    await page.goto(report);
    await expect(heading(page)).toHaveText("Vehicle Wise Report");
    const loads = loadsOf(page);
    await filter(page).click();
    await expect.poll(loads).toBe(1);
    await filter(page).click();
    await expect(heading(page)).toHaveText("A new version could not be loaded");
    await page.getByRole("navigation").getByRole("link", { name: "Water" }).click();
    await expect(heading(page)).toHaveText("Water");
    await page.goBack();
    await expect(heading(page)).toHaveText("Vehicle Wise Report");
    await filter(page).click();
    await expect(heading(page)).toHaveText("A new version could not be loaded");
    expect(loads()).toBe(1);
    scriptIsBack();
    await page.getByRole("button", { name: "Reload" }).click();
    await filter(page).click();
    await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
  },
);

signedIn(
  "a script that is wanted offline is no new version, and comes with the connection",
  { errors: [/ScriptMissing/], foreseen: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] },
  async ({ page, context }) => {
    const scriptIsBack = await standsIn(page, script, (route) => route.abort());
    await page.goto(report);
    await expectArrived(page);
    await context.setOffline(true);
    await filter(page).click();
    await expect(heading(page)).toHaveText("This screen could not be loaded");
    await expect(page.getByRole("status")).toHaveText(offline);
    scriptIsBack();
    await context.setOffline(false);
    await expect(heading(page)).toHaveText("Vehicle Wise Report");
    await filter(page).click();
    await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
  },
);

signedIn(
  "a report that takes long says so, can be stopped, and asked again",
  { foreseen: [/aborted/] },
  async ({ page }) => {
    const release = await holds(page, vehiclesCall);
    await goTo(page, vehicles);
    await expect(page.getByRole("status")).toHaveText(
      "Still loading. This is taking longer than usual.",
    );
    // Who wants less motion sees none, however long it takes.
    const moving = () =>
      document.getAnimations().filter(({ playState }) => playState === "running").length;
    expect(await page.evaluate(moving)).toBe(0);
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page.getByText("Stopped", { exact: true })).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    release();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page).toHaveURL(at(vehicles));
  },
);

signedIn(
  "offline is said on every screen, no report is asked, and it comes with the connection",
  async ({ page, context }) => {
    await goTo(page, vehicles);
    await expectArrived(page);
    // What Filter needs comes last: the console would tell of it if it were cut off.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await expect(page.getByRole("status").filter({ hasText: offline })).toBeVisible();
    await expect(page.getByRole("table")).toBeVisible();
    await goTo(page, report);
    await expect(heading(page)).toHaveText("Vehicle Wise Report");
    await expect(page.getByText("Nothing was requested", { exact: true })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: offline })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.getByText(offline)).toHaveCount(0);
    await expect(heading(page)).toHaveText("Vehicle Wise Report");
    await expect(page).toHaveURL(at(report));
  },
);

signedIn(
  "a start without the API is tried again when the connection is back, and shows what was opened",
  { errors: [/ERR_CONNECTION_REFUSED/] },
  async ({ page, context }) => {
    const refuse = (route: Route) => route.abort("connectionrefused");
    const apiIsBack = await standsIn(page, "**/api/**", refuse);
    await page.goto(vehicles);
    await expect(page).toHaveURL("/error");
    await expect(heading(page)).toHaveText("Oops! Something Went Wrong");
    await context.setOffline(true);
    await expect(heading(page)).toHaveText("You are offline");
    apiIsBack();
    await context.setOffline(false);
    await expect(heading(page)).toHaveText("Buses");
    await expect(page).toHaveURL(at(vehicles));
    await expect(page.getByRole("status").filter({ hasText: offline })).toHaveCount(0);
  },
);
