import { signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { at } from "./in-app.ts";
import { journey, journeysOf } from "./journey.ts";
import { holds, mainScripts } from "./requests.ts";
import { serviceDay, shownDay } from "./service-days.ts";

const nobody = journeysOf({});
const signedIn = journeysOf({ user: "demo" });

nobody(
  "someone signs in, picks a company, opens a preview and a report, filters it, and signs out [S1.2, S2.2, S2.4, S2.9, S4.3, S7.3, S7.4, V7.4.4]",
  async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL("/login");
    await signIn(page, "demo");
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Rahima", exact: true })).toHaveAttribute(
      "href",
      "/profile",
    );

    await page.getByRole("link", { name: /^Intracity / }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("intracity Companies");
    await page.getByRole("button", { name: "Padma Metro Bus" }).click();

    await expect(page).toHaveURL(at("/intracity/service-preview"));
    await expect(page.getByRole("main").getByRole("link")).toHaveText([
      "Back",
      "Today",
      "Yesterday",
      "Counter Wise Report",
      "Vehicle Wise Report",
      "Buses",
      "Summary",
      "Who Read What",
      "Who Has Access",
    ]);
    await page.getByRole("link", { name: "Vehicle Wise Report" }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vehicle Wise Report");
    await page.getByRole("button", { name: "Filter" }).click();
    const filter = page.getByRole("dialog", { name: "Filter" });
    await filter.getByRole("button", { name: "Yesterday" }).click();
    await expect(filter.getByLabel("From date")).toHaveValue(shownDay(serviceDay(1)));
    await filter.getByRole("button", { name: "Apply" }).click();
    await expect(filter).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`from_date=${serviceDay(1)}`));
    await expect(page.getByRole("rowheader", { name: /^DHK-/ }).first()).toBeVisible();

    await page.getByRole("link", { name: "Rahima", exact: true }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBe(null);
  },
);

nobody(
  "a wrong password is answered in words, and the person stays on Login [S8.4]",
  { errors: [/status of 401/] },
  async ({ page }) => {
    await page.goto("/login");
    await signIn(page, "nobody", "wrong");
    await expect(page.getByRole("alert")).toHaveText("The user name or the password is wrong.");
    await expect(page).toHaveURL("/login");
    await expect(page.getByLabel("User name")).toHaveValue("nobody");
  },
);

nobody(
  "a sign-in whose user cannot be loaded leaves nobody signed in and no token [S4.4, S8.4]",
  { errors: [/status of 503/] },
  async ({ page }) => {
    await page.route("**/api/auth/user", (route) => route.fulfill({ status: 503, body: "" }));
    await page.goto("/login");
    await signIn(page, "demo");
    await expect(page.getByRole("alert")).toHaveText(
      "The service can't be reached. Check the connection and try again.",
    );
    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBe(null);
  },
);

signedIn("someone who is signed in is sent from Login to Home [S2.10]", async ({ page }) => {
  await page.goto("/login");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
});

signedIn(
  "a token that is kept signs in again after a reload, with the active company",
  async ({ page }) => {
    await page.goto("/water");
    await page.getByRole("button", { name: "Sandhya River Line" }).click();
    await page.reload();
    await expect(page).toHaveURL(at("/water/service-preview"));
    await expect(
      page.getByRole("button", { name: "Sandhya River Line, change company" }),
    ).toBeVisible();
  },
);

signedIn(
  "every request carries the token and the loading flag shows [S2.13, S3.2, S4.1, S4.9, S7.2]",
  async ({ page }) => {
    // What the page of the journey before still asks is none of this one's.
    await page.goto("about:blank");
    const sent: unknown[] = [];
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/**", async (route) => {
      const request = route.request();
      sent.push([new URL(request.url()).pathname, request.headers().authorization]);
      await held;
      await route.continue();
    });
    await page.goto("/");
    await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible();
    await expect(page.getByRole("heading")).toHaveCount(0);
    const token = await page.evaluate(() => localStorage.getItem("accessToken"));
    answer();
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect
      .poll(() => sent)
      .toEqual(["/api/auth/user", "/api/today"].map((path) => [path, `Bearer ${token}`]));
  },
);

// In a browser of its own, which has no script yet.
journey(
  "someone signed in sees nothing of the sign-in screen, and is asked for before the script has come",
  { user: "demo" },
  async ({ page }) => {
    const release = await holds(page, mainScripts);
    const asked = page.waitForResponse("**/api/auth/user");
    await page.goto("/", { waitUntil: "commit" });
    await asked;
    await expect(page.locator("#root *")).toHaveCount(0);
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home");
  },
);
