import type { Page } from "playwright-core";
import { signIn } from "../accounts.ts";
import { expect } from "../expect.ts";
import { type Journey, onStage } from "../journey.ts";
import { withinOneDay } from "../service-days.ts";

export type Person = { portal: { url: string }; username: string; password: string };

type Settings = { width?: number; errors?: readonly RegExp[] };

/** A person's way through the portal of another host, from the sign-in screen, with a service worker. */
export function visit(
  { url }: Person["portal"],
  { width = 1280, errors = [] }: Settings,
  walk: (journey: Journey) => Promise<void>,
): Promise<void> {
  const viewport = { width, height: 800 };
  return withinOneDay(() =>
    onStage({ baseURL: url, viewport, serviceWorkers: "allow", errors }, async (journey) => {
      await journey.page.goto("/");
      await walk(journey);
    }),
  );
}

export async function arrive(page: Page, { username, password }: Omit<Person, "portal">) {
  await signIn(page, username, password);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home");
}

/** Opens the address of a report that the host does not have, and leaves it by its way back. */
export async function expectNotOffered(page: Page, address: string, title: string) {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const main = page.getByRole("main");
  await expect(main).toContainText("Your service does not offer this report");
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await main.getByRole("link").first().click();
  await expect(page).not.toHaveURL(address);
  await expect(main).not.toContainText("Your service does not offer");
}
