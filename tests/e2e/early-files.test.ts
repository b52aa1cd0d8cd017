import type { Page } from "playwright-core";
import { signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { holds } from "./held.ts";
import { journey } from "./journey.ts";
import { lastWeek } from "./service-days.ts";

/** The names of the files that a page has asked for, without their hashes. */
function filesOf(page: Page) {
  const names: string[] = [];
  page.on("request", (request) => {
    const [, name, kind] = /\/assets\/([\w-]+)-[0-9A-Z]{8}\.(js|css)$/.exec(request.url()) ?? [];
    if (name && !name.endsWith("-shared")) names.push(`${name}.${kind}`);
  });
  return () => names;
}

journey("what comes after the sign-in is fetched while it is answered", async ({ page }) => {
  const files = filesOf(page);
  const letGo = await holds(page, "**/api/auth/login");
  await page.goto("/login");
  await expect(page.getByLabel("User name")).toBeVisible();
  expect(files().filter((name) => !/^(boot|main|portal)\./.test(name))).toEqual([]);
  await signIn(page, "demo");
  await expect.poll(files).toContain("signed-in.js");
  letGo();
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
});

journey(
  "someone with a token gets the frame while the user is loaded, and needs no more for a list",
  { user: "demo", hasChosen: true },
  async ({ page }) => {
    const files = filesOf(page);
    const letGo = await holds(page, "**/api/auth/user");
    await page.goto("/water/vehicles");
    await expect.poll(files).toContain("signed-in.js");
    expect(files().filter((name) => !/^(boot|main|portal|signed-in)\./.test(name))).toEqual([]);
    letGo();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ships");
    expect(new Set(files()).size).toBe(files().length);
  },
);

journey(
  "what Filter needs is fetched when the report is there, so that it opens without the network",
  { user: "demo", hasChosen: true, foreseen: [/ERR_INTERNET_DISCONNECTED/] },
  async ({ page, context }) => {
    const files = filesOf(page);
    const letGo = await holds(page, "**/api/intracity/**");
    await page.goto(`/intracity/vehiclewise/report/${lastWeek()}`);
    await expect(page.getByRole("progressbar")).toBeVisible();
    expect(files()).not.toContain("overlays.js");
    const fetched = page.waitForResponse("**/assets/overlays-*.js");
    letGo();
    await (await fetched).finished();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByRole("dialog", { name: "Filter" }).getByLabel("From date").click();
    await expect(page.getByRole("grid")).toBeVisible();
  },
);
