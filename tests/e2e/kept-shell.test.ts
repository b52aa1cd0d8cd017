import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterEach, beforeEach } from "vitest";
import { signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { journey } from "./journey.ts";
import { homeKept } from "./kept-shells.ts";
import { built, type OwnHost, openOwnHost } from "./own-host.ts";

const password = "long shell test phrase";
let folder: string;
let host: OwnHost;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "partner-portal-release-"));
  await cp(built, folder, { recursive: true });
  host = await openOwnHost({}, { portal: pathToFileURL(`${folder}/`) });
  await host.addUser("mina", { password });
});

afterEach(async () => {
  await host.stop();
  await rm(folder, { recursive: true });
});

/** Of releases that are written, served and taken in one after the other. */
const keeping = { serviceWorkers: "allow", timeout: 60_000 } as const;
const signInButton = (page: Page) => page.getByRole("button", { name: "Sign in", exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Signed in, with the shell kept. */
async function begin(page: Page) {
  await page.goto(`${host.url}/login`);
  await signIn(page, "mina", password);
  await expect(heading(page)).toHaveText("Home");
  await isTakenIn(page, "");
}

/** Whether the service worker of a release is the one that answers the next start. */
async function isTakenIn(page: Page, mark: string) {
  const state = () =>
    page.evaluate(async (mark) => {
      const registration = await navigator.serviceWorker.getRegistration();
      const newest = (await caches.keys()).filter((name) => name.startsWith("shell ")).at(-1);
      const isAlone = !registration?.installing && !registration?.waiting;
      return newest?.includes(mark) && isAlone && registration?.active?.state;
    }, mark);
  await expect.poll(state).toBe("activated");
}

/** All that is kept, by its path without hashes. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const paths = kept.flat().map(({ url }) => new URL(url).pathname);
    return paths.map((path) => path.replace(/-[0-9A-Z]{8}\.\w+$/, "")).sort();
  });

/** Another release: its scripts have other names, and `change` is made in each. */
async function release(mark: string, change: (script: string) => string = (script) => script) {
  const assets = join(folder, "assets");
  const names = await readdir(assets);
  const renamed = (text: string) => text.replace(/(?<=-)[0-9A-Z]{4}(?=[0-9A-Z]{4}\.js)/g, mark);
  for (const name of names) {
    if (/\.(br|gz)$/.test(name)) await rm(join(assets, name));
    else if (name.endsWith(".js")) {
      const script = change(renamed(await readFile(join(assets, name), "utf8")));
      await writeFile(join(assets, name), script);
      await rename(join(assets, name), join(assets, renamed(name)));
    }
  }
  for (const name of ["service-worker.js", "index.html"]) {
    for (const form of [".br", ".gz"]) await rm(join(folder, `${name}${form}`), { force: true });
    const text = renamed(await readFile(join(folder, name), "utf8"));
    await writeFile(join(folder, name), text.replace(/(?<=version:.)\w+/, mark));
  }
}

/** The release that a page runs. */
const releaseOf = (page: Page) =>
  page.locator("link[data-main]").evaluate((link) => /main-(\w{4})/.exec(link.outerHTML)?.[1]);

const offline = /ERR_INTERNET_DISCONNECTED/;

journey(
  "a start without a connection has the portal, and its user can go on once there is one",
  { ...keeping, errors: [offline] },
  async ({ page, context }) => {
    await begin(page);
    await context.setOffline(true);
    await page.goto(`${host.url}/profile`);
    await expect(heading(page)).toHaveText("Oops! Something Went Wrong");
    // Not every Chromium tells a page from a service worker that its network is taken away.
    const isTold = await page.evaluate(() => !navigator.onLine);
    await context.setOffline(false);
    if (!isTold) await page.getByRole("link", { name: "Go home" }).click();
    await expect(heading(page)).toHaveText(isTold ? "Profile" : "Home");
  },
);

journey(
  "what is kept is painted before a script of it is asked for, be it the form or Home",
  keeping,
  async ({ page }) => {
    await begin(page);
    await homeKept(page);
    await page.addInitScript(() => {
      const note = () => {
        const asked = document.querySelectorAll("link[rel=modulepreload]").length;
        const [title] = document.querySelectorAll("#root h1");
        if (title?.checkVisibility()) window.firstFrame = [title.textContent, asked];
        else requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    const figures = page.getByText(/^Updated /).first();
    const firstFrame = () => page.evaluate(() => window.firstFrame);
    // A page that is left with figures on their way would tell of their failure.
    await expect(figures).toBeVisible();
    await page.goto(host.url);
    await expect(figures).toBeVisible();
    expect(await firstFrame()).toEqual(["Home", 0]);
    await page.evaluate(() => localStorage.removeItem("accessToken"));
    await page.goto(host.url);
    await expect(page.locator("link[data-main]")).toHaveCount(1);
    expect(await firstFrame()).toEqual(["Sign in to the partner portal", 0]);
  },
);

journey(
  "what is kept beside Home is of no user, and stays the same over a sign-out, which takes Home away [V14.3.1]",
  keeping,
  async ({ page }) => {
    await begin(page);
    const assets = [
      ...["account", "chunk", "chunk", "chunk", "day", "deferred", "export-worker", "icon"],
      ...["main", "overlays", "portal", "shared", "signed-in"],
    ];
    const shell = ["/", ...assets.map((name) => `/assets/${name}`)];
    await homeKept(page);
    expect(await keptBy(page)).toEqual([...shell, "/home/main"]);
    await page.goto(`${host.url}/intracity/vehicle/report/?company=11`);
    await expect(heading(page)).toHaveText("Buses");
    expect(await keptBy(page)).toEqual([...shell, "/home/main"]);
    await page.goto(`${host.url}/profile`);
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(signInButton(page)).toBeVisible();
    expect(await keptBy(page)).toEqual(shell);
  },
);

journey(
  "a release is taken in at the next start, and an open tab goes on with its own",
  keeping,
  async ({ page, openTab }) => {
    await begin(page);
    const first = await releaseOf(page);
    await release("AAAA");
    const other = await openTab();
    await other.goto(host.url);
    await isTakenIn(other, "AAAA");
    expect(await releaseOf(other)).toBe(first);

    // Its script is not loaded here yet, and the host has it no more.
    await page.getByRole("link", { name: "mina", exact: true }).click();
    await expect(page.getByRole("button", { name: "Change password" })).toBeVisible();
    await other.goto(host.url);
    await expect(heading(other)).toHaveText("Home");
    expect(await releaseOf(other)).toBe("AAAA");
    expect(await releaseOf(page)).toBe(first);
  },
);

journey(
  "a release that does not start is left for the one after it by pressing Reload",
  keeping,
  async ({ page }) => {
    await begin(page);
    await release("BBBB", (script) =>
      script.includes("The page has no element to be shown in.")
        ? `throw new Error("broken release");${script}`
        : script,
    );
    await page.goto(host.url);
    await isTakenIn(page, "BBBB");
    await page.goto(host.url);
    await expect(page.getByRole("alert")).toHaveText(/could not be loaded/);
    await release("CCCC", (script) => script.replace('throw new Error("broken release");', ""));
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(heading(page)).toHaveText("Home");
    expect(await releaseOf(page)).toBe("CCCC");
  },
);

journey(
  "a host that takes the service worker away has it gone from every browser",
  { ...keeping, foreseen: [/404|bad HTTP response code/] },
  async ({ page }) => {
    await begin(page);
    for (const form of ["", ".br", ".gz"]) await rm(join(folder, `service-worker.js${form}`));
    const keptAfterStart = async () => {
      await page.goto(host.url);
      return page.evaluate(() => caches.keys());
    };
    await expect.poll(keptAfterStart).toEqual([]);
    await page.goto(host.url);
    await expect(heading(page)).toHaveText("Home");
    const registered = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registered).toBe(0);
    // A browser may open a cache anew, and a page write what it was about to.
    await page.evaluate(() =>
      Promise.all(["shell left", "shortcuts"].map((it) => caches.open(it))),
    );
    await expect.poll(keptAfterStart).toEqual([]);
  },
);

/** By what a browser would install the portal, and that it would find nothing wrong with it. */
async function manifestOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { data, errors } = await devtools.send("Page.getAppManifest");
  const { shortcuts, ...rest } = JSON.parse(data ?? "null");
  expect(errors).toEqual([]);
  return { ...rest, shortcuts };
}

journey(
  "the portal can be installed, with the pinned reports of who is signed in",
  keeping,
  async ({ page }) => {
    await begin(page);
    const { name, start_url, display, shortcuts } = await manifestOf(page);
    expect({ name, start_url, display, shortcuts }).toEqual({
      name: "Partner portal",
      start_url: "/",
      display: "standalone",
      shortcuts: undefined,
    });
    await page.goto(`${host.url}/intracity/vehicle/report/?company=11`);
    await page.getByRole("button", { name: "Pin to Home" }).click();
    await page.goto(host.url);
    const pinned = [
      {
        name: "Buses · Eleven",
        description: "Intracity · Eleven",
        url: "/intracity/vehicle/report/?company=11",
      },
    ];
    await expect.poll(() => page.evaluate(() => caches.has("shortcuts"))).toBe(true);
    await page.goto(host.url);
    expect((await manifestOf(page)).shortcuts).toEqual(pinned);

    await page.goto(`${host.url}/profile`);
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(signInButton(page)).toBeVisible();
    await page.goto(`${host.url}/login`);
    expect((await manifestOf(page)).shortcuts).toBe(undefined);
  },
);

declare global {
  interface Window {
    /** The title in it, and how many scripts had been asked for. */
    firstFrame?: [title: string, asked: number];
  }
}
