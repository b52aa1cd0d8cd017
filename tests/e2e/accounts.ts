import type { Page } from "playwright-core";
import { inject } from "vitest";
import { tokenFrom } from "./portal-process.ts";

/** A new session of a demo user. */
export const tokenOf = (username: string) => tokenFrom(inject("portal"), username);

/** Ends the session on the server, as an administrator or time would. */
export async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const answer = await fetch(`${inject("portal").url}/api/auth/logout`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`The session could not be ended: ${answer.status}`);
}

/** Fills the form of the sign-in screen that is shown. */
export async function signIn(page: Page, username: string, password = inject("portal").password) {
  await page.getByLabel("User name").fill(username);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
