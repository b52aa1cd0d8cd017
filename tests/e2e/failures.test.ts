import type { Page, Route } from "playwright-core";
import { inject } from "vitest";
import { usernameOf } from "./demo-users.ts";
import { expect } from "./expect.ts";
import { at, goTo } from "./in-app.ts";
import { journey, journeysOf } from "./journey.ts";
import { standsIn } from "./requests.ts";

const vehicles = "/intracity/vehicle/report/";
const vehiclesCall = "**/api/intracity/vehicles/**";
const someone = { user: "demo", hasChosen: true } as const;
const signedIn = journeysOf({ ...someone, permissions: ["clipboard-read", "clipboard-write"] });
const nobody = journeysOf({});

const answer = (status: number) => (route: Route) =>
  route.fulfill({ status, json: { success: false, code: "made_up", message: "Made up" } });

const refuse = (route: Route) => route.abort("connectionrefused");

async function expectTheErrorPage(page: Page) {
  await expect(page).toHaveURL("/error");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Something Went Wrong");
  await expect(page.getByText("Contact with a concern.")).toBeVisible();
}

signedIn(
  "what happened can be copied from the 500 page, and names nobody",
  { errors: [/status of 500/, /Made up/] },
  async ({ page }) => {
    await page.route(vehiclesCall, answer(500));
    await goTo(page, `${vehicles}?status=idle`);
    await page.getByRole("button", { name: "Copy what happened" }).click();
    await expect(page.getByText("Copied.")).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const token = await page.evaluate(() => localStorage.getItem("accessToken"));
    const { steps } = JSON.parse(text);
    const failed = steps.findLast((step: { event?: { type: string } }) =>
      step.event?.type.startsWith("request.failed"),
    );
    expect(failed.event).toEqual({ type: "request.failed", status: 500, aborted: false });
    for (const told of [
      token ?? "",
      "Rahima",
      usernameOf("demo"),
      "Meghna City Line",
      "status=",
      '"101"',
    ]) {
      expect(text).not.toContain(told);
    }
  },
);

signedIn(
  "no answer at all leads to the 500 page [S8.2]",
  { errors: [/ERR_CONNECTION_RESET/, /There was no answer/] },
  async ({ page }) => {
    await page.route(vehiclesCall, (route) => route.abort("connectionreset"));
    await goTo(page, vehicles);
    await expectTheErrorPage(page);
  },
);

signedIn(
  "a start without the API leads to the 500 page with the token kept, and 'Go home' tries again [S4.2]",
  { errors: [/ERR_CONNECTION_REFUSED/] },
  async ({ page }) => {
    const apiIsBack = await standsIn(page, "**/api/**", refuse);
    await page.goto("/intracity");
    await expectTheErrorPage(page);
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).not.toBe(null);
    await page.getByRole("link", { name: "Go home" }).click();
    await expectTheErrorPage(page);
    apiIsBack();
    await page.getByRole("link", { name: "Go home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home");
    await expect(page).toHaveURL("/");
  },
);

journey(
  "a start that the service refuses leads to Login, where somebody signs in [S4.2, S8.4]",
  { ...someone, errors: [/status of 403/] },
  async ({ page }) => {
    const isAnswered = await standsIn(page, "**/api/auth/user", answer(403));
    await page.goto(vehicles);
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("alert")).toHaveText("Your session ended. Sign in again to go on.");
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBe(null);
    isAnswered();
    await page.getByLabel("User name").fill(usernameOf("demo"));
    await page.getByLabel("Password", { exact: true }).fill(inject("portal").password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(at(vehicles));
    await expect(page.getByRole("table")).toBeVisible();
  },
);

nobody(
  "too many tries are told with the time to wait",
  { errors: [/status of 429/] },
  async ({ page }) => {
    await page.route("**/api/auth/login", (route) =>
      route.fulfill({
        status: 429,
        headers: { "retry-after": "90" },
        json: { success: false, code: "too_many_requests", message: "Later" },
      }),
    );
    await page.goto("/login");
    await page.getByLabel("User name").fill(usernameOf("demo"));
    await page.getByLabel("Password", { exact: true }).fill("wrong");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toHaveText("Too many attempts. Try again in 2 minutes.");
  },
);

nobody(
  "a sign-in without the API says so, and works once the API is back",
  { errors: [/ERR_CONNECTION_REFUSED/] },
  async ({ page }) => {
    const apiIsBack = await standsIn(page, "**/api/**", refuse);
    await page.goto("/login");
    await page.getByLabel("User name").fill(usernameOf("demo"));
    await page.getByLabel("Password", { exact: true }).fill(inject("portal").password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "The service can't be reached. Check the connection and try again.",
    );
    apiIsBack();
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home");
  },
);
