import type { Page } from "playwright-core";
import { signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { journey } from "./journey.ts";
import { isMoving } from "./moving.ts";
import { holds, mainScripts, scripts } from "./requests.ts";

/** Eight times as fast as 2G, so that the test is short. */
const slow = { latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };

const inMotion = { reducedMotion: "no-preference" } as const;

const moves = (page: Page) => expect.poll(() => page.evaluate(isMoving)).toBe(true);
const isStill = (page: Page) => expect.poll(() => page.evaluate(isMoving)).toBe(false);

journey(
  "something moves while a sign-in waits for the scripts of a slow connection",
  inMotion,
  async ({ page }) => {
    const failed: string[] = [];
    page.on("requestfailed", (request) => failed.push(request.url()));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", { offline: false, ...slow });
    const main = await holds(page, mainScripts);

    await page.goto("/login", { waitUntil: "commit" });
    await expect(page.getByLabel("User name")).toBeFocused();
    await isStill(page);
    await signIn(page, "demo");
    await moves(page);
    main();
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
    await isStill(page);
    expect(failed).toEqual([]);
  },
);

journey(
  "something moves while Home waits for the script of its day",
  { user: "demo", hasChosen: true, ...inMotion },
  async ({ page }) => {
    const day = await holds(page, scripts("day"));
    // Asked for once no request is in flight, which would move something too.
    const quiet = page.waitForRequest(scripts("overlays"));
    await page.goto("/");
    await quiet;
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
    expect(await page.evaluate(isMoving)).toBe(true);
    day();
    await isStill(page);
  },
);

journey(
  "something moves while a page with a token has nothing to show yet",
  { user: "demo", hasChosen: true, ...inMotion },
  async ({ page }) => {
    const main = await holds(page, mainScripts);
    await page.goto("/", { waitUntil: "commit" });
    await moves(page);
    main();
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
    await isStill(page);
  },
);
