import { expect } from "@playwright/test";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, inject, it } from "vitest";
import { signIn } from "./accounts.ts";
import { onStage } from "./journey.ts";
import { type PortalProcess, startPortalProcess } from "./portal-process.ts";

const report = "/api/tollplaza/reports/collection/";

/** What the server has answered to the requests for the report since, whatever the browser made of it. */
async function answersFrom(page: Page): Promise<() => (number | undefined)[]> {
  const asked = new Set<string>();
  const statuses = new Map<string, number>();
  const network = await page.context().newCDPSession(page);
  network.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (new URL(request.url).pathname.startsWith(report)) asked.add(requestId);
  });
  network.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => {
    statuses.set(requestId, statusCode);
  });
  await network.send("Network.enable");
  return () => [...asked].map((requestId) => statuses.get(requestId));
}

const rows = (page: Page) => expect(page.getByRole("rowheader").first()).toBeVisible();

/** Yesterday's collection at the first toll plaza. */
async function openYesterday(page: Page) {
  await page.goto("/toll-plaza");
  await page.getByRole("button", { name: "Rupsha Crossing Toll", exact: true }).click();
  await page.getByRole("link", { name: "Collection Report" }).click();
  await page.getByRole("button", { name: "Yesterday" }).click();
  await rows(page);
}

async function signOut(page: Page) {
  await page.goto("/profile");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
}

describe("a reload of yesterday's report", () => {
  let portal: PortalProcess;
  beforeAll(async () => {
    portal = await startPortalProcess({ BROWSER_CACHE: "true", DEMO_DAYS: "2" });
  });
  afterAll(() => portal.stop());

  it("costs a 304 where browsers may keep it, until the session ends", () =>
    onStage({ baseURL: portal.url, viewport: { width: 1280, height: 800 } }, async ({ page }) => {
      await page.goto("/login");
      await signIn(page, "demo", portal.password);
      await expect(page).toHaveURL(`${portal.url}/`);
      await openYesterday(page);
      const reloaded = await answersFrom(page);
      await page.reload();
      await expect.poll(() => reloaded().at(-1)).toBe(304);
      await rows(page);
      await signOut(page);

      await signIn(page, "demo", portal.password);
      await expect(page).toHaveURL(`${portal.url}/`);
      const later = await answersFrom(page);
      await openYesterday(page);
      await expect.poll(() => later().at(-1)).toBe(200);
      expect(new Set(later())).toEqual(new Set([200]));
    }));

  it("costs the whole of it by default, as the browser has kept nothing", () =>
    onStage({ viewport: { width: 1280, height: 800 } }, async ({ page }) => {
      await page.goto("/login");
      await signIn(page, "demo");
      await expect(page).toHaveURL(`${inject("portal").url}/`);
      await openYesterday(page);
      const reloaded = await answersFrom(page);
      await page.reload();
      await expect.poll(() => reloaded().at(-1)).toBe(200);
    }));
});
