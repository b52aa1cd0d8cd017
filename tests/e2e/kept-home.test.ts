import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { journey } from "./journey.ts";
import { homeKept, shellsKept } from "./kept-shells.ts";
import { type OwnHost, openOwnHost } from "./own-host.ts";

const password = "long home test phrase";
let host: OwnHost;

beforeAll(async () => {
  host = await openOwnHost();
  await host.addUser("mina", { password });
});
afterAll(() => host.stop());

/** Signed in, with the shell and Home kept. */
async function begin(page: Page) {
  await page.goto(`${host.url}/login`);
  await signIn(page, "mina", password);
  await shellsKept(page, 1);
  await homeKept(page);
}

journey(
  "Home stands there as it was before any script has come, without a figure or a date",
  { serviceWorkers: "allow" },
  async ({ page }) => {
    await begin(page);
    await page.addInitScript(() => {
      const seen = () => {
        const all = [...document.querySelectorAll("#root *")].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        );
        const places = all.filter((element) => element.matches("h1, h2, li"));
        return {
          texts: all.flatMap(({ childElementCount, textContent }) =>
            childElementCount === 0 && textContent ? textContent : [],
          ),
          leads: all.filter((element) => element.matches("[href]")).length,
          takesInput: all.filter((element) => element.matches(":is(button, input):not([inert])"))
            .length,
          places: places.map((element) => {
            const { x, y, width } = element.getBoundingClientRect();
            return [element.localName, x, y, width];
          }),
        };
      };
      const note = () => {
        window.first = seen();
        if (window.first.texts.length === 0) requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
      window.seen = seen;
    });
    await page.goto(host.url);
    await expect(page.getByText(/^Updated /).first()).toBeVisible();
    const { places, ...first } = (await page.evaluate(() => window.first)) ?? {};
    const links = ["Today", "Yesterday"];
    expect(first).toEqual({
      texts: [
        "Skip to content",
        "Partner",
        "mina",
        "Home",
        "Intracity",
        "Eleven",
        "Eleven",
        ...links,
      ],
      leads: 0,
      takesInput: 0,
    });
    const now = await page.evaluate(() => window.seen?.());
    expect([now?.leads, now?.takesInput]).toEqual([6, 1]);
    expect(places).toHaveLength(3);
    expect(places).toEqual(now?.places);
  },
);

journey(
  "what is pressed on Home before the portal has started is opened by it",
  { serviceWorkers: "allow" },
  async ({ page }) => {
    await begin(page);
    await page.addInitScript(() => {
      const press = () => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>("#root a:not([href])")];
        const own = links.find(({ textContent }) => textContent === "mina");
        if (own) own.click();
        else requestAnimationFrame(press);
      };
      requestAnimationFrame(press);
    });
    await page.goto(host.url);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");
    expect(new URL(page.url()).pathname).toBe("/profile");
  },
);

type Seen = {
  texts: string[];
  leads: number;
  takesInput: number;
  places: (string | number)[][];
};

declare global {
  interface Window {
    /** What was to be seen at first. */
    first?: Seen;
    /** What is to be seen. */
    seen?: () => Seen;
  }
}
