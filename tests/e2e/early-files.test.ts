import type { Page } from "playwright-core";
import { signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { journey } from "./journey.ts";
import { holds, mainScripts, scripts, stylesheet } from "./requests.ts";
import { lastWeek } from "./service-days.ts";

const signedIn = expect.stringMatching(scripts("signed-in"));

/** The scripts and the stylesheet that a page has asked for. */
function filesOf(page: Page) {
  const files: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/[\w-]+\.(js|css)$/.test(request.url())) files.push(request.url());
  });
  return () => files;
}

/** Those of them that are neither the stylesheet nor one of these scripts. */
const othersThan = (files: readonly string[], expected: RegExp) =>
  files.filter((file) => !stylesheet.test(file) && !expected.test(file));

journey("what comes after the sign-in is fetched while it is answered", async ({ page }) => {
  const files = filesOf(page);
  const letGo = await holds(page, "**/api/auth/login");
  await page.goto("/login");
  await expect(page.getByLabel("User name")).toBeVisible();
  expect(othersThan(files(), scripts("chunk", "main"))).toEqual([]);
  await signIn(page, "demo");
  await expect.poll(files).toContainEqual(signedIn);
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
    await expect.poll(files).toContainEqual(signedIn);
    expect(othersThan(files(), scripts("chunk", "main", "signed-in"))).toEqual([]);
    letGo();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ships");
    expect(new Set(files()).size).toBe(files().length);
  },
);

journey(
  "what a session needs comes after the stylesheet, and does not wait for the scripts before it",
  { user: "demo", hasChosen: true },
  async ({ page }) => {
    const files = filesOf(page);
    const html = await (await page.request.get("/")).text();
    const [, shared = ""] = /<link rel="modulepreload" href="([^"]+)"/.exec(html) ?? [];
    const letOpen = await holds(page, `**${shared}`);
    const letLooksGo = await holds(page, stylesheet);
    const main = page.waitForResponse(mainScripts);
    await page.goto("/water/vehicles", { waitUntil: "commit" });
    await (await main).finished();
    await expect.poll(files).toContainEqual(expect.stringMatching(stylesheet));
    // All that does not wait for the stylesheet has been asked for by then.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(files()).not.toContainEqual(signedIn);
    letLooksGo();
    await expect.poll(files).toContainEqual(signedIn);
    letOpen();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ships");
  },
);

journey(
  "a report is asked by its address before any script has come, and once",
  { user: "demo", hasChosen: true },
  async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) asked.push(pathname);
    });
    const letGo = await holds(page, mainScripts);
    await page.goto(`/intracity/vehiclewise/report/${lastWeek()}`, { waitUntil: "commit" });
    const report = expect.stringMatching(/^\/api\/intracity\/reports\/vehiclewise\/\w+$/);
    await expect.poll(() => asked).toEqual(["/api/auth/user", report]);
    letGo();
    await expect(page.getByText(/^DHK-/).first()).toBeVisible();
    expect(asked.filter((path) => path.includes("/reports/"))).toEqual([report]);
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
    expect(files()).not.toContainEqual(expect.stringMatching(scripts("overlays")));
    const letOverlaysGo = await holds(page, scripts("overlays"));
    const deferred = page.waitForResponse(scripts("deferred"));
    const overlays = page.waitForResponse(scripts("overlays"));
    letGo();
    // Neither waits for the other.
    await (await deferred).finished();
    letOverlaysGo();
    await (await overlays).finished();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByRole("dialog", { name: "Filter" }).getByLabel("From date").click();
    await expect(page.getByRole("grid")).toBeVisible();
  },
);

journey(
  "a report whose answer is there is drawn with its rows, and nothing before them",
  { user: "demo", hasChosen: true },
  async ({ page }) => {
    const answered = page.waitForResponse(/\/reports\/vehiclewise\//);
    const letGo = await holds(page, mainScripts);
    await page.addInitScript(() => {
      const note = () => {
        // The page has the sign-in screen, which is hidden from whoever has a token.
        const isHidden = "waiting" in document.documentElement.dataset;
        const main = (!isHidden && document.querySelector("main")?.textContent) || "";
        if (main && !window.drawn?.includes(main)) window.drawn = [...(window.drawn ?? []), main];
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await page.goto(`/intracity/vehiclewise/report/${lastWeek()}`, { waitUntil: "commit" });
    await answered;
    letGo();
    await expect(page.getByText(/^DHK-/).first()).toBeVisible();
    const [first] = (await page.evaluate(() => window.drawn)) ?? [];
    expect(first).toMatch(/Vehicle Wise Report.*DHK-/s);
  },
);

declare global {
  interface Window {
    /** What was in the page at the frames so far, without what was there before. */
    drawn?: string[];
  }
}
