import { modules } from "partner-sdk";
import type { Page, Request } from "playwright-core";
import { it } from "vitest";
import type { Language } from "web/i18n/languages/languages.ts";
import { catalogues } from "web/i18n/words/all/catalogues.ts";
import { administeredAt, detailsOf, lists, specifiedScreens } from "../screens-of-modules.ts";
import { expect } from "./expect.ts";
import { chooseFrom, expectArrived, goTo } from "./in-app.ts";
import { onStage } from "./journey.ts";
import { withRange } from "./screens.ts";
import { serviceDay, withinOneDay } from "./service-days.ts";

/** What someone reads, and how the same is typed: in either digits, and in either encoding of a letter. */
type Reader = { words: (typeof catalogues)[Language]; typed: (text: string) => string };
const readers: Record<Language, Reader> = {
  en: { words: catalogues.en, typed: (text) => text.normalize("NFC") },
  bn: {
    words: catalogues.bn,
    typed: (text) =>
      text.normalize("NFD").replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] ?? ""),
  },
};
type Told = {
  screen: string;
  asked: string[];
  files: string[];
  addresses: string[];
  kept: string;
  trace: string[];
};
type Step = (act: () => Promise<unknown>) => Promise<void>;

/** What is on record grows while both read: how many pages it takes must not depend on which of the two is ahead. */
const fewReadings = {
  success: true,
  data: {
    rows: ["read", "exported"].map((act, at) => ({
      ...{ id: String(at), at: `${serviceDay(1)}T10:0${at}:00+06:00`, act },
      ...{ user: "Somebody", username: "somebody", module: "intercity" },
      report: "/api/intercity/reports/routewise/{company_id}",
    })),
    next_cursor: null,
  },
};

const month = () => `?from_date=${serviceDay(31)}&to_date=${serviceDay(1)}`;
/** What a screen asks besides, after it stands. */
const askedBeside: Record<string, readonly string[]> = {
  "/": ["/api/today"],
  "/profile": ["/api/auth/second-factor", "/api/auth/sessions"],
};
const paged = ["/intercity/reservation/report/", "/toll-plaza/collection-details"];

/** Everything that others hear of a person who does the same in a language, by screen. */
async function toldIn(language: Language, screens: readonly string[]) {
  const told: Told[] = [];
  const titles: string[] = [];
  let days: string[] = [];
  await onStage({ user: "demo", hasChosen: true }, async ({ page, context }) => {
    await context.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
    await page.route("**/api/readings?*", (route) => route.fulfill({ json: fewReadings }));
    const reader = readers[language];
    const heard = listenTo(page);
    let addresses: string[] = [];
    const step: Step = async (act) => {
      await act();
      await expectArrived(page);
      await expect.poll(heard.isQuiet).toBe(true);
      addresses.push(page.url());
      titles.push(await page.title());
    };
    for (const screen of screens) {
      addresses = [];
      await step(async () => {
        const late = (askedBeside[screen] ?? []).map((path) => page.waitForRequest(`**${path}`));
        await goTo(page, paged.includes(screen) ? `${screen}${month()}` : withRange(screen));
        await Promise.all(late);
      });
      await tryAll(page, reader, step);
      const trace = screen === "/profile" ? await traceOn(page, reader) : [];
      const kept = await page.evaluate(keptOn);
      told.push({ screen, ...(await heard.since()), addresses, kept, trace });
    }
    days = await heard.days();
  });
  return { told, titles, days };
}

/** All that a report's screen offers, where it is one. */
async function tryAll(page: Page, reader: Reader, step: Step) {
  const { words, typed } = reader;
  const { report } = words;
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const isThere = async (name: string) => (await button(name).count()) > 0;
  if (!(await isThere(report.exportRows))) return;
  const plate = page.locator("main search input");
  if ((await plate.count()) > 0) {
    await plate.fill(typed("DHK-11"));
    await step(() => page.locator("main search button").click());
  }
  for (const name of [words.frame.refresh, report.loadAll, report.previousRange]) {
    if (await isThere(name)) await step(() => button(name).click());
  }
  const compare = page.getByRole("combobox", { name: report.compareWith });
  if ((await compare.count()) > 0) await step(() => compare.selectOption("week"));
  if (await isThere(report.filter)) await step(() => filterBy(page, reader));
  if (await button(report.exportRows).isDisabled()) return;
  const search = page.getByRole("main").getByRole("searchbox");
  if ((await search.count()) > 0) {
    for (const sought of ["a 1", ""]) {
      await step(() => search.fill(sought));
      // It is kept once the rows that it leaves are painted.
      await expect.poll(() => page.evaluate(searchKept)).toBe(sought);
    }
    await expect(button(report.exportRows)).toBeEnabled();
  }
  await step(async () => {
    const saved = page.waitForEvent("download");
    const isNoted = !/\/readings(\?|$)/.test(page.url());
    const noted = isNoted && page.waitForRequest("**/api/readings");
    await chooseFrom(page, report.exportRows, report.csv);
    await Promise.all([saved, noted]);
  });
}

/** Two days of the calendar, by keyboard, and what is typed beside them. */
async function filterBy(page: Page, { words, typed }: Reader) {
  await page.getByRole("button", { name: words.report.filter, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: words.deferred.filter });
  await dialog.getByLabel(words.overlays.fromDate).click();
  await expect(dialog.getByRole("gridcell").first()).toBeVisible();
  for (const key of ["Enter", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  const stoppage = dialog.getByLabel(words.modules.stoppage);
  if ((await stoppage.count()) > 0) await stoppage.fill(typed("কোনাবাড়ী 2"));
  await dialog.getByRole("button", { name: words.deferred.apply }).click();
  await expect(dialog).toHaveCount(0);
}

type TraceStep = Record<string, unknown> & { name: string; event?: { type: string } };

/**
 * What the machines were told, and the states that they were in, once all that was asked is answered; less the time,
 * and so less the states of `loading`, which tell whose answer came before whose.
 */
async function traceOn(page: Page, { words }: Reader): Promise<string[]> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("Refused."));
  });
  let steps: TraceStep[] = [];
  const count = (type: string) =>
    steps.filter(({ name, event }) => name === "loading" && event?.type === type).length;
  await expect(async () => {
    await page.getByRole("button", { name: words.screens.copyTrace }).click();
    const text = await page.getByRole("textbox", { name: words.screens.whatHappened }).inputValue();
    steps = JSON.parse(text).steps;
    expect(count("request.settled")).toBe(count("request.started"));
  }).toPass({ timeout: 30_000 });
  return steps
    .filter(({ name, event }) => name !== "loading" || event?.type.startsWith("request."))
    .map(({ at: _, actor: __, ...step }) => JSON.stringify(step))
    .sort();
}

/** Every request but those for the portal's own files, and the names of saved files. */
function listenTo(page: Page) {
  let asked: Promise<string>[] = [];
  let files: string[] = [];
  const days: Promise<string>[] = [];
  const open = new Set<Request>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/assets/") || request.isNavigationRequest()) return;
    // Elsewhere than on Home, the running day is asked whenever the last one is a minute old.
    if (pathname === "/api/today" && new URL(page.url()).pathname !== "/") {
      days.push(written(request));
      return;
    }
    open.add(request);
    asked.push(written(request));
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  page.on("download", (download) => files.push(download.suggestedFilename()));
  return {
    isQuiet: () => open.size === 0,
    days: () => Promise.all(days),
    async since() {
      const told = { asked: (await Promise.all(asked)).sort(), files };
      asked = [];
      files = [];
      return told;
    },
  };
}

/** To the byte, less the token. */
async function written(request: Request): Promise<string> {
  const { authorization: _, ...headers } = await request.allHeaders();
  const sent = [request.method(), request.url(), Object.entries(headers).sort()];
  return JSON.stringify([...sent, request.postData()]);
}

/** What the entry of the history that is shown keeps of a search. */
const searchKept = (): string => {
  const { entries = {} } = JSON.parse(sessionStorage.getItem("rowsSought") ?? "{}");
  return entries[history.state?.rows]?.search ?? "";
};

/** What a page keeps, less what is random. */
const keptOn = () => {
  const own = ["accessToken", "language"];
  const entriesOf = (storage: Storage) =>
    Object.entries<string>({ ...storage })
      .filter(([name]) => !own.includes(name))
      .map(([name, kept]) =>
        name === "rowsSought" ? Object.values(JSON.parse(kept).entries) : [name, kept],
      );
  const { rows: _, place: __, ...state } = history.state ?? {};
  return JSON.stringify([state, entriesOf(localStorage), entriesOf(sessionStorage)]);
};

const others = ["/", "/profile", "/company-preview?module=toll_plaza", "/error", "/no-such-page"];
const ways: [name: string, screens: string[]][] = [
  ["Home and Profile", others],
  ...modules.map((module): [string, string[]] => [
    module,
    [
      lists[module],
      ...specifiedScreens[module],
      ...(detailsOf[module] ?? []),
      ...administeredAt(lists[module]),
    ],
  ]),
];

it.each(ways)(
  "who reads %s in Bangla asks, keeps and names files to the byte as in English",
  (_, screens) =>
    withinOneDay(async () => {
      const [english, bangla] = await Promise.all([toldIn("en", screens), toldIn("bn", screens)]);
      expect(bangla.told).toEqual(english.told);
      expect(new Set([...english.days, ...bangla.days]).size).toBeLessThanOrEqual(1);
      const silent = english.told.filter(({ asked }) => asked.length === 0);
      expect(silent.filter(({ screen }) => asking.test(screen))).toEqual([]);
      expect(bangla.titles.filter((title) => !inBangla.test(title))).toEqual([]);
    }),
  120_000,
);

const asking = /profile|report|summary|details|vehicle|fare|dashboard|readings|access/;
const inBangla = /\p{Script=Bengali}.* · পার্টনার পোর্টাল$/u;
