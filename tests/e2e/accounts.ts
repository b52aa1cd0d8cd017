import type { Page } from "playwright-core";
import { inject } from "vitest";
import { type DemoUser, usernameOf } from "./demo-users.ts";
import { tokenFrom } from "./portal-process.ts";

/** A new session of a demo user. */
export const tokenOf = (user: DemoUser) => tokenFrom(inject("portal"), usernameOf(user));

/** Ends the session on the server, as an administrator or time would. */
export async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const answer = await fetch(`${inject("portal").url}/api/auth/logout`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`The session could not be ended: ${answer.status}`);
}

/** Fills the form of the sign-in screen that is shown, as a demo user or with a password of another host. */
export async function signIn(page: Page, user: string, password?: string) {
  const username = password === undefined ? usernameOf(user) : user;
  await page.getByLabel("User name").fill(username);
  await page.getByRole("textbox", { name: "Password" }).fill(password ?? inject("portal").password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
