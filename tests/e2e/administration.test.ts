import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { tabTo } from "./in-app.ts";
import { journey } from "./journey.ts";
import { type OwnHost, openOwnHost } from "./own-host.ts";
import { violations } from "./violations.ts";

const own = "a phrase of her own";
const chosen = "a phrase that is newer";

let running: OwnHost;
beforeAll(async () => {
  running = await openOwnHost();
  await running.addUser("farhana", { password: own, isAdministrator: true });
  await running.addUser("nasrin", { password: own, companies: [11, 12] });
  await running.addUser("karim", { password: own, companies: [12] });
});
afterAll(() => running.stop());

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page) => page.getByRole("textbox", { name: "Link" });
const invitations = (page: Page) => page.getByRole("region", { name: "Open invitations" });
const row = (page: Page, name: string) =>
  page.getByRole("table", { name: "Who Has Access" }).getByRole("row", { name });

/** Another person, at another machine. */
async function somebodyElse(context: BrowserContext): Promise<Page> {
  const elsewhere = await context.browser()?.newContext({ reducedMotion: "reduce" });
  if (!elsewhere) throw new Error("There is no other browser.");
  return elsewhere.newPage();
}

async function openAccess(page: Page) {
  await page.goto(`${running.url}/intracity/access?company=11`);
  await signIn(page, "farhana", own);
  await expect(invitations(page)).toBeVisible();
}

/** The link of a new invitation. */
async function invite(page: Page, name: string): Promise<string> {
  await button(page, "Invite").click();
  await page.getByLabel("Who it is for").fill(name);
  await button(page, "Make the link").click();
  const made = await link(page).inputValue();
  await button(page, "Done").click();
  await expect(invitations(page)).toContainText(name);
  return made;
}

/** What a browser keeps, and what the server said. */
const kept = async (...pages: Page[]) => {
  const stored = pages.map((page) =>
    page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
  );
  return JSON.stringify([await Promise.all(stored), running.logged]);
};

journey(
  "somebody is invited, accepts in another browser, is signed out and loses the access again, by keyboard alone [B1, B5, V14.2.1]",
  async ({ page, context }) => {
    await openAccess(page);
    expect(await violations(page, "who has access")).toEqual([]);
    await tabTo(page, button(page, "Invite"));
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Who it is for")).toBeFocused();
    expect(await violations(page, "the dialog that invites")).toEqual([]);
    await page.keyboard.type("Selim, night shift");
    await page.keyboard.press("Enter");
    await expect(button(page, "Copy the link")).toBeFocused();
    expect(await violations(page, "the link of an invitation")).toEqual([]);
    const address = await link(page).inputValue();
    const token = address.replace(/^.*#/, "");
    expect(address).toBe(`${running.url}/invitation#${token}`);
    await tabTo(page, button(page, "Done"));
    await page.keyboard.press("Enter");
    await expect(button(page, "Invite")).toBeFocused();
    await expect(invitations(page)).toContainText("Selim, night shift");

    const guest = await somebodyElse(context);
    await guest.goto(address);
    await expect(heading(guest)).toHaveText("Invitation to Eleven");
    await expect(guest).toHaveURL(`${running.url}/invitation`);
    expect(await violations(guest, "an invitation")).toEqual([]);
    await tabTo(guest, guest.getByLabel("Your name"));
    await guest.keyboard.type("Selim Reza");
    await guest.keyboard.press("Tab");
    await guest.keyboard.type("selim");
    await guest.keyboard.press("Tab");
    await guest.keyboard.type("selim selim");
    await guest.keyboard.press("Enter");
    await expect(guest.getByText("Use at least 12 characters.")).toBeVisible();
    await expect(guest.getByRole("textbox", { name: "Password" })).toBeFocused();
    await guest.keyboard.press("Control+A");
    await guest.keyboard.type(chosen);
    await guest.keyboard.press("Enter");
    await expect(heading(guest)).toHaveText("Sign in to the partner portal");
    await expect(guest.getByLabel("User name")).toHaveValue("selim");
    await expect(guest.getByRole("textbox", { name: "Password" })).toBeFocused();
    await guest.keyboard.type(chosen);
    await guest.keyboard.press("Enter");
    await expect(heading(guest)).toHaveText("Home");
    await expect(guest.getByRole("link", { name: /^Intracity / })).toBeVisible();

    await page.reload();
    await expect(row(page, "Selim Reza")).toContainText("Reader");
    await expect(invitations(page)).toContainText("No invitation is open.");
    await tabTo(page, button(page, "Sign out everywhere: Selim Reza"));
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: "Sign out everywhere?" });
    await expect(question).toBeVisible();
    expect(await violations(page, "the question before an end")).toEqual([]);
    await tabTo(page, button(page, "Sign out everywhere"));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Selim Reza is signed out everywhere.")).toBeVisible();
    await expect(row(page, "Selim Reza")).toContainText("Not signed in");
    await guest.reload();
    await expect(guest.getByRole("alert")).toHaveText(
      "Your session ended. Sign in again to go on.",
    );
    await signIn(guest, "selim", chosen);
    await expect(guest.getByRole("link", { name: /^Intracity / })).toBeVisible();

    await tabTo(page, button(page, "End access of Selim Reza"));
    await page.keyboard.press("Enter");
    await tabTo(page, button(page, "End access"));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Selim Reza has no access any more.")).toBeVisible();
    await expect(row(page, "Selim Reza")).toHaveCount(0);
    await expect(row(page, "farhana Rahman")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
    await guest.reload();
    await expect(guest.getByText("No company is linked to this user name yet.")).toBeVisible();

    const text = await kept(page, guest);
    expect([token, chosen, "selim selim"].filter((secret) => text.includes(secret))).toEqual([]);
    await guest.context().close();
  },
);

journey(
  "whoever has a user name signs in and adds an invitation to it, which is then of no more use",
  async ({ page, context }) => {
    await openAccess(page);
    const address = await invite(page, "Karim");
    const guest = await somebodyElse(context);
    await guest.goto(address);
    await guest.getByRole("link", { name: "Sign in" }).click();
    await signIn(guest, "karim", own);
    await expect(guest.getByText("You are signed in as karim Rahman.")).toBeVisible();
    expect(await violations(guest, "an invitation for a user")).toEqual([]);
    await button(guest, "Add to my account").click();
    await expect(heading(guest)).toHaveText("intracity Companies");
    await expect(button(guest, "Eleven")).toBeVisible();
    await page.reload();
    await expect(row(page, "karim Rahman")).toBeVisible();

    const another = await somebodyElse(context);
    await another.goto(address);
    await expect(heading(another)).toHaveText("This invitation is no longer good");
    expect(await violations(another, "an invitation that is gone")).toEqual([]);
    for (const one of [guest, another]) await one.context().close();
  },
);

journey(
  "an invitation that is withdrawn while its form is open is gone with the next press",
  async ({ page, context }) => {
    await openAccess(page);
    const address = await invite(page, "Auditor");
    const guest = await somebodyElse(context);
    await guest.goto(address);
    await guest.getByLabel("Your name").fill("Abdul");
    await guest.getByLabel("User name").fill("abdul");
    await guest.getByRole("textbox", { name: "Password" }).fill(chosen);
    await button(page, "Withdraw the invitation for Auditor").click();
    await expect(page.getByText("The invitation for Auditor is withdrawn.")).toBeVisible();
    await button(guest, "Make my account").click();
    await expect(heading(guest)).toHaveText("This invitation is no longer good");
    await expect(heading(guest)).toBeFocused();
    await guest.context().close();
  },
);

journey(
  "nobody is signed out who sees more than the administrator does, and the dialog says why [V7.4.5]",
  { errors: [/status of 403/], viewport: { width: 360, height: 740 } },
  async ({ page }) => {
    await openAccess(page);
    expect(await violations(page, "who has access, on a phone")).toEqual([]);
    await button(page, "Sign out everywhere: nasrin Rahman").click();
    await button(page, "Sign out everywhere").click();
    await expect(page.getByRole("alert")).toContainText("Nobody is signed out");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("list", { name: "Who Has Access" })).toContainText("nasrin Rahman");
  },
);
