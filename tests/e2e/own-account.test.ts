import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { journey } from "./journey.ts";
import { type OwnHost, openOwnHost } from "./own-host.ts";
import { tokenFrom } from "./portal-process.ts";
import { violations } from "./violations.ts";

const given = "a phrase that was given";
const own = "a phrase of her own";
const chosen = "a phrase that is newer";

let running: OwnHost;
beforeAll(async () => {
  running = await openOwnHost();
  await running.addUser("nasrin", { password: given, mustChangePassword: true });
  await running.addUser("nadia", { password: own });
});
afterAll(() => running.stop());

const field = (page: Page, name: string) => page.getByRole("textbox", { name });

async function change(page: Page, from: string, to: string) {
  await field(page, "Current password").fill(from);
  await field(page, "New password").fill(to);
  await page.keyboard.press("Enter");
}

/** What the browser keeps, and what the server said. */
const kept = async (page: Page) =>
  JSON.stringify([
    await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, location.href]),
    running.logged,
  ]);

journey(
  "a password that was given is changed before the portal opens, where the way led, in every tab [V6.2.2, V6.4.1]",
  { errors: [/status of 403/] },
  async ({ page, openTab }) => {
    await page.goto(`${running.url}/intracity/vehicle/report/?company=11`);
    await signIn(page, "nasrin", given);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Change your password");
    await change(page, "not the one given", chosen);
    await expect(page.getByText("This is not the password that you have now.")).toBeVisible();
    await expect(field(page, "Current password")).toBeFocused();
    expect(await violations(page, "a password that has to be changed")).toEqual([]);
    const other = await openTab();
    await other.goto(running.url);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Change your password");
    await change(page, given, chosen);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Buses");
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Home");
    const text = await kept(page);
    expect([given, chosen, "not the one given"].filter((it) => text.includes(it))).toEqual([]);
  },
);

journey(
  "a session that is ended from another browser leads to Login, and a change of the password ends the rest [V7.5.1]",
  async ({ page, context }) => {
    await page.goto(running.url);
    await signIn(page, "nadia", own);
    await page.getByRole("link", { name: "nadia", exact: true }).click();
    const sessions = page.getByRole("region", { name: "Where you are signed in" });
    await expect(sessions.getByText("You are signed in nowhere else.")).toBeVisible();

    const elsewhere = await context.browser()?.newContext();
    const other = await elsewhere?.newPage();
    if (!elsewhere || !other) throw new Error("There is no other browser.");
    await other.goto(`${running.url}/profile`);
    await signIn(other, "nadia", own);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Profile");

    await page.reload();
    await sessions.getByRole("button", { name: /^End the session of / }).click();
    await expect(sessions.getByText("The session is ended.")).toBeVisible();
    await other.getByRole("button", { name: "Sign out" }).click();
    // The host answers 401, which is what a sign-out asks for.
    await expect(other).toHaveURL(/login$/);
    await expect(other.getByLabel("User name")).toBeVisible();
    await expect(other.getByRole("alert")).toHaveCount(0);
    await elsewhere.close();

    const token = await tokenFrom({ url: running.url, password: own }, "nadia");
    await page.getByRole("button", { name: "Change password" }).click();
    expect(await violations(page, "the own account")).toEqual([]);
    await change(page, own, chosen);
    await expect(page.getByText("You are signed out everywhere else.")).toBeVisible();
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${running.url}/api/auth/user`, { headers })).status).toBe(401);
    const text = await kept(page);
    expect([own, chosen, token].filter((it) => text.includes(it))).toEqual([]);
  },
);
