import { afterAll, beforeAll } from "vitest";
import { signIn } from "./accounts.ts";
import { type DevProcess, startDevProcess } from "./dev-process.ts";
import { expect } from "./expect.ts";
import { goTo } from "./in-app.ts";
import { journey } from "./journey.ts";

let dev: DevProcess;
beforeAll(async () => {
  dev = await startDevProcess();
}, 300_000);
afterAll(() => dev?.stop());

journey("dev shows the portal over an API with demo data", async ({ page }) => {
  await page.goto(dev.url, { waitUntil: "commit" });
  await expect(page).toHaveURL(`${dev.url}/login`);
  await expect(page).toHaveTitle("Sign in to the partner portal · Partner portal");
  await signIn(page, "demo", dev.password);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home");
  // As a change of a source does.
  await page.reload();
  await page.getByRole("link", { name: /^Water / }).click();
  await page.getByRole("button", { name: "Payra Navigation" }).click();
  await page.getByRole("link", { name: "Ship Wise Report" }).click();
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("dialog", { name: "Filter" }).getByLabel("From date").click();
  await expect(page.getByRole("grid")).toBeVisible();
});

for (const [path, title] of [
  ["/gallery", "Vehicle Wise Report"],
  ["/machines", "loading"],
  ["/reference", "Partner API"],
] as const) {
  journey(`dev shows ${path}`, async ({ page }) => {
    await page.goto(`${dev.url}${path}`, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
}

journey(
  "dev shows in the viewer what the portal does in another tab, and no secret of it",
  { errors: [/status of 401/] },
  async ({ page: viewer, openTab }) => {
    await viewer.goto(`${dev.url}/machines#/live`, { waitUntil: "commit" });
    await expect(viewer.getByText("Open the portal in another tab")).toBeVisible();
    const page = await openTab();
    await page.goto(`${dev.url}/login`, { waitUntil: "commit" });
    await signIn(page, "demo", dev.password);
    const actors = viewer.getByRole("navigation", { name: "Actors" });
    await expect(actors.getByRole("button", { name: "portal signedIn" })).toBeVisible();
    await actors.getByRole("button", { name: /^authentication / }).click();
    await expect(
      viewer.locator("[data-state='authentication.authenticated.idle'][data-lit]"),
    ).toBeVisible();
    await page.getByRole("link", { name: /^Water / }).click();
    await page.getByRole("button", { name: "Payra Navigation" }).click();
    await page.getByRole("link", { name: "Ship Wise Report" }).click();
    await expect(page.getByRole("heading", { name: "Ship Wise Report" })).toBeVisible();
    await page.route("**/api/**", (route) => route.fulfill({ status: 401, json: {} }));
    await goTo(page, "/water/deckmanwise/report/");
    await expect(page).toHaveURL(/\/login$/);
    await expect(
      viewer.locator("[data-state='authentication.unauthenticated'][data-lit]"),
    ).toBeVisible();
    await viewer.getByRole("slider", { name: "Moment" }).press("Home");
    await expect(viewer.getByText(/^Step 1 of/)).toBeVisible();
    const sequence = viewer.getByRole("region", { name: "Who told whom" });
    await expect(sequence.getByRole("button", { name: /signIn\.submitted.*•••/ })).toHaveCount(1);
    expect(await viewer.content()).not.toContain(dev.password);
    await page.close();
    await expect(viewer.getByText("Open the portal in another tab")).toBeVisible();
  },
);

journey(
  "dev opens the inspector with the portal",
  { timeout: 120_000 },
  async ({ page, context }) => {
    await context.route(/stately\.ai/, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
    );
    const inspector = context.waitForEvent("page", { timeout: 60_000 });
    await page.goto(`${dev.url}/login?inspect`, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Sign in to the partner portal",
    );
    await expect(await inspector).toHaveURL(/^https:\/\/([^/]+\.)?stately\.ai\//);
    await (await inspector).waitForLoadState();
  },
);

journey(
  "a change of a source arrives by itself, in script, style and page",
  { timeout: 120_000 },
  async ({ page }) => {
    // The page is told of changes from then on.
    const following = page.waitForResponse("**/esbuild", { timeout: 60_000 });
    await page.goto(`${dev.url}/login`, { waitUntil: "commit" });
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Sign in to the partner portal");
    await following;
    dev.change(
      "packages/web/src/i18n/words/en/sign-in.ts",
      "Sign in to the",
      "Changed: sign in to the",
    );
    dev.change("packages/web/src/ui/fields/field.css.ts", "space[4]", "space[8]");
    // Two languages are built anew, beside whatever else is tested.
    await expect(heading).toHaveText("Changed: sign in to the partner portal", { timeout: 90_000 });
    await expect(page.locator("form")).toHaveCSS("row-gap", "32px");
    const html = await (await fetch(`${dev.url}/login`)).text();
    expect(html).toContain(">Changed: sign in to the partner portal</h1>");
  },
);
