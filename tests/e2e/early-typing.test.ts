import type { Page, Request } from "playwright-core";
import { inject } from "vitest";
import { usernameOf } from "./demo-users.ts";
import { expect } from "./expect.ts";
import { journey } from "./journey.ts";
import { holds, mainScripts, stylesheet } from "./requests.ts";

const userName = (page: Page) => page.getByLabel("User name");
const password = (page: Page) => page.getByRole("textbox", { name: "Password" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The title that the portal gives the tab once it has started. */
const started = "Sign in to the partner portal · Partner portal";

/** What went over the wire, but for the bodies. */
function requestLines(page: Page): string[] {
  const lines: string[] = [];
  page.on("request", (request: Request) => lines.push(`${request.method()} ${request.url()}`));
  return lines;
}

/** What the page shows once two pictures in a row are the same. */
async function pictureAtRest(page: Page): Promise<Buffer> {
  const [before, now] = [await page.screenshot(still), await page.screenshot(still)];
  return now.equals(before) ? now : pictureAtRest(page);
}

const still = { animations: "disabled" } as const;

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [360, 1280]) {
    journey(
      `the sign-in form stands in the page as its script shows it, ${colorScheme} at ${width} px`,
      { colorScheme, viewport: { width, height: 740 } },
      async ({ page }) => {
        const release = await holds(page, mainScripts, stylesheet);
        await page.goto("/water/vehicles", { waitUntil: "commit" });
        await expect(heading(page)).toHaveText("Sign in to the partner portal");
        await expect(userName(page)).toBeFocused();
        // Letters that the device lacks are on their way, too.
        await page.evaluate(() => document.fonts.ready);
        const held = await pictureAtRest(page);
        release();
        await expect(page).toHaveURL("/login");
        await expect(page).toHaveTitle(started);
        const isSame = (await pictureAtRest(page)).equals(held);
        expect(isSame, "the script draws the form that stands in the page").toBe(true);
      },
    );
  }
}

journey("what is typed before the script has come stays, caret included", async ({ page }) => {
  const release = await holds(page, mainScripts);
  await page.goto("/login", { waitUntil: "commit" });
  await expect(userName(page)).toBeFocused();
  await page.keyboard.type(usernameOf("demo"));
  await page.keyboard.press("Tab");
  await page.keyboard.type("a secet");
  for (const _ of "et") await page.keyboard.press("ArrowLeft");
  release();
  await expect(page).toHaveTitle(started);
  await page.keyboard.type("r");
  await expect(password(page)).toBeFocused();
  await expect(password(page)).toHaveValue("a secret");
  await expect(userName(page)).toHaveValue(usernameOf("demo"));
  await page.getByRole("button", { name: "Show" }).click();
  await expect(password(page)).toHaveValue("a secret");
});

journey(
  "a password that is shown before the script has come stays shown until it is hidden",
  async ({ page }) => {
    const release = await holds(page, mainScripts);
    await page.goto("/login", { waitUntil: "commit" });
    const show = page.getByRole("button", { name: "Show" });
    const isShown = async () => [
      await show.getAttribute("aria-pressed"),
      await password(page).getAttribute("type"),
      await password(page).inputValue(),
    ];
    await password(page).fill("a secret");
    await show.click();
    expect(await isShown()).toEqual(["true", "text", "a secret"]);
    await show.click();
    expect(await isShown()).toEqual(["false", "password", "a secret"]);
    await show.click();
    release();
    await expect(page).toHaveTitle(started);
    expect(await isShown()).toEqual(["true", "text", "a secret"]);
    await show.click();
    expect(await isShown()).toEqual(["false", "password", "a secret"]);
  },
);

journey(
  "a submit before the script has come is carried out when it has, and names no password",
  async ({ page }) => {
    const lines = requestLines(page);
    const release = await holds(page, mainScripts);
    await page.goto("/login", { waitUntil: "commit" });
    await userName(page).fill(usernameOf("demo"));
    await password(page).fill(inject("portal").password);
    await password(page).press("Enter");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL("/login");
    expect(lines.filter((line) => line.includes("/api/"))).toEqual([]);
    release();
    await expect(heading(page)).toHaveText("Home");
    await expect(page).toHaveURL("/");
    const signIns = lines.filter((line) => line.includes("/api/auth/login"));
    expect(signIns).toEqual([`POST ${inject("portal").url}/api/auth/login`]);
    expect(lines.filter((line) => line.includes(inject("portal").password))).toEqual([]);
    const visited = await page.evaluate(() => JSON.stringify([location.href, history.state]));
    expect(visited).not.toContain(inject("portal").password);
  },
);

journey("a submit without any script goes nowhere, and loses nothing", async ({ page }) => {
  await page.route("**/login", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<script>.*<\/script>/s, "") });
  });
  await page.goto("/login");
  const lines = requestLines(page);
  await userName(page).fill(usernameOf("demo"));
  await password(page).fill("a secret");
  await password(page).press("Enter");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/login");
  await expect(password(page)).toHaveValue("a secret");
  expect(await page.evaluate(() => history.length)).toBe(2);
  // The browser may still be asking for what the page names.
  expect(lines.filter((line) => /login|api/.test(line))).toEqual([]);
});

journey(
  "what a browser fills in by itself before the script has come is signed in with",
  async ({ page }) => {
    const release = await holds(page, mainScripts);
    await page.goto("/login", { waitUntil: "commit" });
    await expect(userName(page)).toBeFocused();
    await page.evaluate(
      ([username = "", secret = ""]) => {
        // As a password manager does, without an event.
        const fill = (name: string, value: string) => {
          const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
          if (field) field.value = value;
        };
        fill("username", username);
        fill("password", secret);
      },
      [usernameOf("demo"), inject("portal").password],
    );
    release();
    await expect(page).toHaveTitle(started);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(heading(page)).toHaveText("Home");
  },
);

journey(
  "a main script that cannot be had is said in words",
  { errors: [/404/] },
  async ({ page }) => {
    await page.route(mainScripts, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/login");
    await expect(page.getByRole("alert")).toHaveText(
      "The portal could not be loaded. Check the connection and reload the page.",
    );
  },
);
