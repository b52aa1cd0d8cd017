import type { BrowserContext, Page } from "playwright-core";
import { inject } from "vitest";
import { signIn } from "./accounts.ts";
import type { DemoUser } from "./demo-users.ts";
import { expect } from "./expect.ts";
import { at, goTo } from "./in-app.ts";
import { journey } from "./journey.ts";
import { standsIn } from "./requests.ts";
import { violations } from "./violations.ts";

const title = "Are you still there?";
const warning = (page: Page) => page.getByRole("alertdialog", { name: title });
const atLogin = (page: Page) => expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
const isSignedIn = (page: Page, name = "Rahima") =>
  expect(page.getByRole("link", { name, exact: true })).toBeVisible();

const nothing = {
  ...{ device: {}, tab: {}, cookies: [], databases: [], caches: [], cookie: "" },
  named: "",
  workers: 0,
};

/** All that a page can keep, wherever a browser keeps it. */
async function kept(page: Page, context: BrowserContext) {
  const inPage = await page.evaluate(async () => ({
    device: { ...localStorage },
    tab: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    cookie: document.cookie,
    named: window.name,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { ...inPage, cookies: await context.cookies() };
}

/** Signs in with the tick, and says with which token. */
async function signInShared(page: Page, user: DemoUser = "demo") {
  const answered = page.waitForResponse("**/api/auth/login");
  await page.getByRole("checkbox", { name: "This is a shared computer" }).check();
  await signIn(page, user);
  const { data } = (await (await answered).json()) as { data: { token: string } };
  return data.token;
}

const statusOf = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${inject("portal").url}/api/auth/user`, { headers })).status;
};

async function leaveTraces(page: Page) {
  await goTo(page, "/toll-plaza");
  await page.getByRole("main").getByRole("button").first().click();
  await expect(page).toHaveURL(at("/toll-plaza/service-preview"));
  await goTo(page, "/toll-plaza/check-vehicles?registration_number=DHA-1234");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check Vehicles");
  await goTo(page, "/toll-plaza/report");
  await page.getByRole("button", { name: "Yesterday" }).click();
  await page.getByRole("button", { name: "Pin to Home" }).click();
  await goTo(page, "/profile");
  await page.getByRole("button", { name: "Dark" }).click();
  await page.getByRole("switch", { name: "Keyboard shortcuts" }).click();
}

journey(
  "a shared machine keeps nothing anywhere, neither during the session nor after a sign-out [V14.3.1]",
  { serviceWorkers: "allow" },
  async ({ page, context }) => {
    await page.goto("/login");
    const token = await signInShared(page);
    await isSignedIn(page);
    await leaveTraces(page);
    expect(await kept(page, context)).toEqual(nothing);
    await expect(page.getByRole("button", { name: "Dark" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );

    await page.getByRole("button", { name: "Sign out" }).click();
    await atLogin(page);
    expect([await kept(page, context), await statusOf(token)]).toEqual([nothing, 401]);
    expect(
      await page.evaluate(() => [history.state, document.documentElement.dataset.theme]),
    ).toEqual([null, undefined]);
    await page.reload();
    await atLogin(page);
    expect(await kept(page, context)).toEqual(nothing);
  },
);

journey(
  "a session on a shared machine goes on over a reload, and in no other tab nor in a copy of its own [V14.3.1]",
  async ({ page, context, openTab }) => {
    await page.goto("/login");
    await signInShared(page);
    await isSignedIn(page);
    await page.reload();
    await isSignedIn(page);
    expect(await kept(page, context)).toEqual(nothing);

    const other = await openTab();
    await other.goto("/");
    await atLogin(other);
    const [copy] = await Promise.all([
      context.waitForEvent("page"),
      page.evaluate(() => void window.open("/")),
    ]);
    await atLogin(copy);
    await isSignedIn(page);
  },
);

journey(
  "a session on a shared machine and an ordinary one beside it leave each other alone",
  async ({ page, openTab }) => {
    await page.goto("/login");
    await signInShared(page);
    await isSignedIn(page);
    const other = await openTab();
    await other.goto("/login");
    await signIn(other, "solo");
    await isSignedIn(other, "Tariq");
    await isSignedIn(page);
    await goTo(page, "/profile");
    await page.getByRole("button", { name: "Sign out" }).click();
    await atLogin(page);

    await signInShared(page);
    await isSignedIn(page);
    await other.reload();
    await isSignedIn(other, "Tariq");
    await goTo(other, "/profile");
    await other.getByRole("button", { name: "Sign out" }).click();
    await atLogin(other);
    await isSignedIn(page);
  },
);

journey(
  "after 14 minutes without use a dialog asks, and any key answers it and does no more",
  async ({ page }) => {
    await page.clock.install();
    await page.goto("/login");
    await signInShared(page);
    await isSignedIn(page);
    await page.goto("/company-preview?module=intracity");
    const place = page.getByRole("main").getByRole("button").first();
    await place.focus();
    await page.clock.fastForward("14:00");
    await expect(warning(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Stay signed in" })).toBeFocused();
    await expect(warning(page)).toHaveAccessibleDescription(
      "Nobody has used the portal for 14 minutes. On a shared computer, you are signed out after 15. Press any key, tap or move the pointer to stay.",
    );
    await expect(warning(page).getByRole("status")).toHaveText("");
    expect(await violations(page, "warning")).toEqual([]);
    await page.clock.fastForward(30_000);
    await expect(warning(page).getByRole("status")).toHaveText("30 seconds left.");
    await page.clock.fastForward(20_000);
    await expect(warning(page).getByRole("status")).toHaveText("10 seconds left.");

    await page.keyboard.press("Enter");
    await expect(warning(page)).toHaveCount(0);
    await expect(place).toBeFocused();
    await expect(page).toHaveURL("/company-preview?module=intracity");
    await page.clock.fastForward("13:59");
    await expect(warning(page)).toHaveCount(0);
    await page.clock.fastForward(1000);
    await expect(warning(page)).toBeVisible();
    await page.mouse.move(20, 20);
    await expect(warning(page)).toHaveCount(0);
    await isSignedIn(page);
  },
);

journey("the warning stands over another dialog, and leaves that as it was", async ({ page }) => {
  await page.clock.install();
  await page.goto("/login");
  await signInShared(page);
  await isSignedIn(page);
  await goTo(page, "/supervisor/supervisorwise/report");
  await page.getByRole("main").getByRole("button").first().click();
  await page.getByRole("button", { name: "Filter" }).click();
  const filter = page.getByRole("dialog", { name: "Filter" });
  const apply = filter.getByRole("button", { name: "Apply" });
  await apply.focus();
  await page.clock.fastForward("14:00");
  await expect(page.getByRole("button", { name: "Stay signed in" })).toBeFocused();
  expect(await warning(page).evaluate((one) => one.closest("[inert], [aria-hidden]"))).toBe(null);
  await page.keyboard.press("Escape");
  await expect(warning(page)).toHaveCount(0);
  await expect(apply).toBeFocused();
  await expect(filter).toBeVisible();
});

journey(
  "after 15 minutes without use the session ends here and at the host, and nothing stays behind [V7.1.1]",
  async ({ page, context }) => {
    await page.clock.install();
    await page.goto("/login");
    const token = await signInShared(page);
    await isSignedIn(page);
    await leaveTraces(page);
    await page.clock.fastForward("14:30");
    await expect(warning(page)).toBeVisible();
    await page.clock.fastForward(30_000);
    await atLogin(page);
    await expect(page.getByLabel("User name")).toBeFocused();
    await expect(page.getByText("Your session ended. Sign in again to go on.")).toBeVisible();
    await expect(warning(page)).toHaveCount(0);
    await expect.poll(() => statusOf(token)).toBe(401);
    expect(await kept(page, context)).toEqual(nothing);
  },
);

journey(
  "the session ends here though the host does not answer, which is asked again until it does [V7.1.1]",
  { errors: [/ERR_FAILED/] },
  async ({ page, context }) => {
    await page.clock.install();
    await page.goto("/login");
    const token = await signInShared(page);
    await isSignedIn(page);
    const hostAnswers = await standsIn(page, "**/api/auth/logout", (route) => route.abort());
    const refused = page.waitForEvent("requestfailed");
    await page.clock.fastForward("08:00:00");
    await atLogin(page);
    await refused;
    expect([await kept(page, context), await statusOf(token)]).toEqual([nothing, 200]);
    hostAnswers();
    await page.clock.runFor(15_000);
    await expect.poll(() => statusOf(token)).toBe(401);
  },
);

journey(
  "a tab of a shared machine that comes back after 15 minutes is not signed in, and the host is asked until it hears of it [V14.3.1]",
  { errors: [/ERR_FAILED/] },
  async ({ page, context }) => {
    await page.goto("/login");
    const token = await signInShared(page);
    await isSignedIn(page);
    await page.goto("about:blank");
    await page.clock.install({ time: Date.now() + 16 * 60_000 });
    await page.route("**/api/auth/logout", (route) => route.abort(), { times: 1 });
    const refused = page.waitForEvent("requestfailed");
    await page.goto("/");
    await atLogin(page);
    // The page has its sign-in screen before its script, which takes away what is left.
    await expect.poll(() => kept(page, context)).toEqual(nothing);
    await refused;
    expect(await statusOf(token)).toBe(200);
    await page.clock.runFor(15_000);
    await expect.poll(() => statusOf(token)).toBe(401);
  },
);

journey(
  "on a shared machine every screen has the sign-out in its header, which says when it failed [V7.4.4]",
  { viewport: { width: 360, height: 740 }, errors: [/ERR_FAILED/] },
  async ({ page, context }) => {
    await page.goto("/login");
    await signInShared(page);
    await isSignedIn(page);
    await goTo(page, "/profile");
    await expect(page.getByRole("button", { name: "Sign out" })).toHaveCount(1);
    await goTo(page, "/intracity/vehicle/report/");
    await page.getByRole("main").getByRole("button").first().click();
    const signOut = page.getByRole("banner").getByRole("button", { name: "Sign out" });
    const hostAnswers = await standsIn(page, "**/api/auth/logout", (route) => route.abort());
    await signOut.click();
    await expect(page.getByRole("alert")).toHaveText(
      "Signing out failed. You are still signed in.",
    );
    expect(await violations(page, "header")).toEqual([]);
    hostAnswers();
    await signOut.click();
    await atLogin(page);
    expect(await kept(page, context)).toEqual(nothing);
  },
);
