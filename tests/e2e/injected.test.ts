import { buffer } from "node:stream/consumers";
import type { Page } from "playwright-core";
import readXlsxFile from "read-excel-file/node";
import { describe, inject, it } from "vitest";
import { signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { hostileAnswer, hostileCompanies, hostileTexts } from "./hostile-answers.ts";
import { chooseFrom, goTo } from "./in-app.ts";
import { type Journey, journey, journeysOf, onStage } from "./journey.ts";
import { screens, withRange } from "./screens.ts";
import { lastWeek } from "./service-days.ts";

const [script, image] = hostileTexts;
/** Beneath the head, which names the user, these have no text of an answer. */
const withoutText = [
  "/error",
  "/no-such-page",
  "/toll-plaza/check-vehicles",
  "/intracity/summary",
  "/counterwise-ticketing/summary",
  "/toll-plaza/dashboard",
];

/** Answers every call with hostile texts, and notes whatever else happens. */
async function withHostileAnswers({ page }: Pick<Journey, "page">) {
  const happened: string[] = [];
  const { origin } = new URL(inject("portal").url);
  page.on("dialog", (dialog) => {
    happened.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const { origin: asked, protocol, pathname } = new URL(request.url());
    if (protocol === "blob:" || protocol === "data:") return;
    if (asked !== origin || pathname.includes("injected")) happened.push(request.url());
  });
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) happened.push(`frame ${frame.url()}`);
  });
  await page.addInitScript((companies) => {
    if (!sessionStorage.getItem("activeCompanies"))
      sessionStorage.setItem("activeCompanies", companies);
  }, hostileCompanies);
  await page.route(/\/api\//, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ json: hostileAnswer(route.request().method(), pathname) });
  });
  return happened;
}

/** A long list keeps hidden rows that stand for those out of sight, so nothing hidden is waited for. */
async function arrived(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
}

/** What of a text has become something that can run. */
const alive = (page: Page) =>
  page.evaluate(() => {
    const made = [...document.querySelectorAll("body *")].filter(
      (element) =>
        /^(IFRAME|IMG|SCRIPT|BASE|META|LINK|STYLE|OBJECT|EMBED|MATH)$/i.test(element.tagName) ||
        [...element.attributes].some(({ name }) => name.startsWith("on")) ||
        (element instanceof HTMLAnchorElement && !/^(https?|blob):$/.test(element.protocol)),
    );
    const ran = "ran" in window ? ["window.ran"] : [];
    return [...ran, ...made.map(({ outerHTML }) => outerHTML.slice(0, 200))];
  });

const someone = { user: "demo" } as const;
const signedIn = journeysOf(someone);

describe("markup in every text of every answer", () => {
  signedIn(
    "is text on every screen [R1, V1.2.1, V3.2.2, V3.7.2]",
    { timeout: 120_000 },
    async ({ page }) => {
      const happened = await withHostileAnswers({ page });
      await goTo(page, "/");
      const seen = [];
      for (const screen of screens) {
        await goTo(page, withRange(screen));
        await arrived(page);
        if (!withoutText.includes(screen))
          await expect(page.getByRole("main"), screen).toContainText("window.ran=1");
        seen.push({ screen, alive: await alive(page) });
      }
      expect(seen).toEqual(screens.map((screen) => ({ screen, alive: [] })));
      expect(happened).toEqual([]);
    },
  );

  signedIn(
    "is text in the running day, and in what a figure is made of [R1, V3.2.2]",
    async ({ page }) => {
      const happened = await withHostileAnswers({ page });
      await goTo(page, "/");
      await arrived(page);
      await expect(page.getByText("12 tickets").first()).toBeVisible();
      const seen = [await alive(page)];
      for (const [report, details] of madeOf) {
        await goTo(page, `${report}${lastWeek()}`);
        await arrived(page);
        await page.getByRole("table").locator("tbody").getByRole("link").first().click();
        await expect(page).toHaveURL(details);
        await arrived(page);
        await expect(page.getByRole("main")).toContainText("window.ran=1");
        seen.push(await alive(page));
      }
      expect([...happened, ...seen.flat()]).toEqual([]);
    },
  );

  signedIn("is shown whole in a list, each as it came [R1, V3.2.2]", async ({ page }) => {
    const happened = await withHostileAnswers({ page });
    await goTo(page, "/intracity/vehicle/report/");
    await arrived(page);
    const shown = await page
      .getByRole("table")
      .locator("tbody tr > :first-child")
      .allTextContents();
    expect(shown.sort()).toEqual([...hostileTexts].sort());
    expect([...happened, ...(await alive(page))]).toEqual([]);
  });

  signedIn(
    "is text in what a search finds, a filter offers and a comparison shows [V1.2.1]",
    walkTools,
  );

  signedIn("is text in both files, and no formula [R1, V5.0.1]", async ({ page }) => {
    const happened = await withHostileAnswers({ page });
    await goTo(page, "/intracity/vehicle/report/");
    await arrived(page);
    const csv = (await download(page, "CSV")).toString("utf8");
    const beginnings = csv.split(/\r\n|,/).map((cell) => cell.replace(/^[\uFEFF"]+/, "")[0] ?? "");
    expect(beginnings.filter((first) => "=+-@\t\r".includes(first) && first)).toEqual([]);
    expect(csv).toContain(image);
    const [sheet] = await readXlsxFile(await download(page, "Excel (XLSX)"));
    const named = sheet?.data.slice(1).map(([name]) => name);
    expect(named).toEqual(expect.arrayContaining([script, image, formula]));
    expect([...happened, ...(await alive(page))]).toEqual([]);
  });

  signedIn("is text on paper, a page for each person included [V1.2.1]", async ({ page }) => {
    const happened = await withHostileAnswers({ page });
    for (const [path, choice] of printed) {
      await goTo(page, path);
      await arrived(page);
      await page.evaluate(() => {
        window.print = () => {};
      });
      for (const press of choice) await press(page);
      await expect(page.locator("[data-print]")).toContainText(script);
      expect([path, ...happened, ...(await alive(page))]).toEqual([path]);
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await expect(page.locator("[data-print]")).toHaveCount(0);
    }
  });

  journey(
    "is not shown at all in a refusal [V3.2.2]",
    { errors: [/status of 401/] },
    async ({ page }) => {
      const happened = await withHostileAnswers({ page });
      const refusal = {
        success: false,
        code: script,
        message: image,
        request_id: script,
        errors: hostileTexts.map((message) => ({ field: message, message })),
      };
      await page.route("**/api/auth/login", (route) =>
        route.fulfill({ status: 401, json: refusal }),
      );
      await page.goto("/login");
      await signIn(page, script, image);
      await expect(page.getByRole("alert")).toHaveText("The user name or the password is wrong.");
      expect([...happened, ...(await alive(page))]).toEqual([]);
    },
  );

  it("would be found if it ran, asked for something or became an element [V1.3.2]", async () => {
    const walk = onStage(someone, async ({ page }) => {
      const happened = await withHostileAnswers({ page });
      page.on("request", (request) => {
        if (request.url().endsWith("/injected")) happened.push("again");
      });
      await page.goto("/profile");
      await arrived(page);
      await page.evaluate(() => {
        const image = Object.assign(document.createElement("img"), { src: "/injected" });
        document.body.append(image);
        Object.assign(window, { ran: 1 });
      });
      await expect.poll(() => happened.length).toBe(2);
      expect((await alive(page)).map((what) => what.slice(0, 10))).toEqual([
        "window.ran",
        '<img src="',
      ]);
      await page.evaluate((text) => {
        try {
          document.body.innerHTML = text;
        } catch {}
      }, image);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    });
    await expect(walk).rejects.toThrow(/policy violated: require-trusted-types-for/);
  });
});

const madeOf = [
  ["/intracity/counterwise/report/", /\/vehicle-wise-details\//],
  ["/intracity/vehiclewise/report/", /\/counter-wise-details\//],
  ["/intercity/coachwise/report/", /\/reservation-details\//],
  ["/toll-plaza/report", /\/collection-details/],
] as const;
const formula = hostileTexts.find((text) => text.startsWith("="));
const printed = [
  ["/intracity/vehicle/report/", exported("Print")],
  ["/toll-plaza/non-exited-vehicle-list", exported("Call list")],
  [`/offline-counter/report${lastWeek()}`, [pressed("Shift close"), pressed(/^Print all/)]],
] as const;

function pressed(name: string | RegExp) {
  return (page: Page) => page.getByRole("button", { name }).click();
}

function exported(name: string) {
  return [(page: Page) => chooseFrom(page, "Export", name)];
}

async function walkTools({ page }: Journey) {
  const happened = await withHostileAnswers({ page });
  await goTo(page, `/offline-counter/report${lastWeek()}`);
  await arrived(page);
  await page.getByRole("button", { name: "Filter" }).click();
  const filter = page.getByRole("dialog");
  await filter.getByRole("combobox", { name: "Device IDs" }).click();
  await page.getByRole("option", { name: image, exact: true }).click();
  await filter.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await arrived(page);

  await goTo(page, `/intracity/vehiclewise/report/${lastWeek()}`);
  await page.getByRole("searchbox").fill(script);
  await expect(page.getByRole("table").locator("tbody tr")).toHaveCount(1);
  await page.getByRole("combobox", { name: "Compare with" }).selectOption("before");
  await expect(page.getByText(/^Compared with .+\d{4}\./)).toBeVisible();

  await goTo(page, `/toll-plaza/check-vehicles?registration_number=${encodeURIComponent(script)}`);
  await expect(page.getByRole("main")).toContainText(image);
  expect([...happened, ...(await alive(page))]).toEqual([]);
}

async function download(page: Page, format: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    chooseFrom(page, "Export", format),
  ]);
  expect(file.suggestedFilename()).not.toMatch(/[<>"/\\]/);
  return buffer(await file.createReadStream());
}
