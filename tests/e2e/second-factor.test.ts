import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { codeOf } from "../partner-api/second-factor/codes-app.ts";
import { signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { journey } from "./journey.ts";
import { type OwnHost, openOwnHost } from "./own-host.ts";
import { violations } from "./violations.ts";

const password = "a phrase of her own";

let running: OwnHost;
beforeAll(async () => {
  running = await openOwnHost();
  await running.addUser("nasrin", { password });
  await running.addUser("nadia", { password });
  await running.addUser("parvin", { password, companies: [12] });
  await running.db.query(
    "update companies set requires_second_factor = true where company_id = 12",
  );
});
afterAll(() => running.stop());

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const section = (page: Page) => page.getByRole("region", { name: "Second factor" });

/** Reads the secret from the screen, as somebody who types it into an app. */
async function setUpApp(page: Page) {
  await page.getByRole("button", { name: "Set up" }).click();
  await page.getByLabel("Current password").fill(password);
  await page.keyboard.press("Enter");
  const secret = (await page.locator("code").textContent())?.replaceAll(" ", "") ?? "";
  await expect(page.getByRole("img", { name: /^The secret as a picture/ })).toBeVisible();
  await page.getByLabel("Code that the app shows").fill(codeOf(secret, new Date()));
  await page.keyboard.press("Enter");
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await expect(page.getByText(/^Keep these recovery codes/)).toBeFocused();
  for (const end of [codes.first(), codes.last()]) await expect(end).toBeInViewport({ ratio: 1 });
  const recovery = await codes.allTextContents();
  return { secret, recovery };
}

/** As the app shows it next: each counts once, and the host takes those of half a minute around. */
const nextCode = (secret: string) => codeOf(secret, new Date(Date.now() + 30_000));

journey(
  "an app is set up on Profile, and its codes or a recovery code complete each sign-in from then on [V6.3.3]",
  { errors: [/status of 403/] },
  async ({ page, openTab }) => {
    await page.goto(`${running.url}/profile`);
    await signIn(page, "nasrin", password);
    await page.setViewportSize({ width: 360, height: 740 });
    const { secret, recovery } = await setUpApp(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violations(page, "recovery codes")).toEqual([]);
    await page.getByRole("button", { name: "I have kept them" }).click();
    await expect(section(page).getByText("10 left")).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violations(page, "the own second factor")).toEqual([]);
    await page.getByRole("button", { name: "Sign out" }).click();

    await signIn(page, "nasrin", password);
    await expect(heading(page)).toHaveText("Confirm that it is you");
    await expect(page.getByLabel("Code")).toBeFocused();
    expect(await violations(page, "the second step of a sign-in")).toEqual([]);
    const other = await openTab();
    await other.goto(`${running.url}/intracity`);
    await expect(heading(other)).toHaveText("Confirm that it is you");
    await page.getByLabel("Code").fill("000000");
    await expect(page.getByText(/^This code is wrong/)).toBeVisible();
    await page.getByLabel("Code").fill(nextCode(secret));
    await expect(heading(page)).toHaveText("Home");
    await expect(heading(other)).not.toHaveText("Confirm that it is you");
    await page.getByRole("link", { name: "nasrin", exact: true }).click();
    await page.getByRole("button", { name: "Sign out" }).click();

    await signIn(page, "nasrin", password);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(recovery[0]?.toUpperCase() ?? "");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Home");
    const kept = JSON.stringify([
      await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, location.href]),
      running.logged,
    ]);
    expect([secret, password, ...recovery].filter((it) => kept.includes(it))).toEqual([]);
  },
);

journey(
  "a passkey is added, signs in without a password, and completes a sign-in with one [V6.3.3]",
  async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(`${running.url}/profile`);
    await signIn(page, "nadia", password);
    await section(page).getByRole("button", { name: "Add a passkey" }).click();
    await page.getByLabel("Name of the passkey").fill("Phone at the counter");
    await page.getByLabel("Current password").fill(password);
    await page.keyboard.press("Enter");
    await expect(section(page).getByText("Passkey: Phone at the counter")).toBeVisible();
    await page.getByRole("button", { name: "Sign out" }).click();

    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(heading(page)).toHaveText("Home");
    await page.getByRole("link", { name: "nadia", exact: true }).click();
    await page.getByRole("button", { name: "Sign out" }).click();

    await signIn(page, "nadia", password);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(heading(page)).toHaveText("Home");
    await page.getByRole("link", { name: "nadia", exact: true }).click();
    await section(page)
      .getByRole("button", { name: /^Remove the passkey/ })
      .click();
    await page.getByLabel("Current password").fill(password);
    await page.keyboard.press("Enter");
    await expect(section(page).getByText("The passkey is removed.")).toBeVisible();
    await page.getByRole("button", { name: "Sign out" }).click();
    await signIn(page, "nadia", password);
    await expect(heading(page)).toHaveText("Home");
  },
);

journey(
  "a company that asks for a second factor gets one before any screen [V6.3.3]",
  async ({ page }) => {
    await page.goto(`${running.url}/intracity`);
    await signIn(page, "parvin", password);
    await expect(heading(page)).toHaveText("Set up a second factor");
    expect(await violations(page, "a second factor that has to be set up")).toEqual([]);
    await setUpApp(page);
    await page.getByRole("button", { name: "I have kept them" }).click();
    await expect(heading(page)).not.toHaveText("Set up a second factor");
    await expect(page.getByRole("link", { name: "parvin", exact: true })).toBeVisible();
  },
);
