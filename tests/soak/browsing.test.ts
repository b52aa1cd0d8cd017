import type { CDPSession, Page } from "playwright-core";
import { it } from "vitest";
import { signIn } from "../e2e/accounts.ts";
import { expect } from "../e2e/expect.ts";
import { expectArrived, goTo } from "../e2e/in-app.ts";
import { onStage } from "../e2e/journey.ts";
import { screens } from "../e2e/screens.ts";
import { circumstances, secondsOf, show, writeDown } from "./measured.ts";

const soak = secondsOf("SOAK_SECONDS", 900);
/**
 * Until every script has been loaded and every company has been chosen once. The last of them signs out and in, as
 * the last of all does: the field that was typed in last is kept, and a search takes what stood around it along.
 */
const roundsToWarmUp = 4;

const rowOf = (when: string, { heap, ...counts }: LeftOver) =>
  `| ${[when, `${(heap / 2 ** 20).toFixed(2)} MB`, ...Object.values(counts)].join(" | ")} |`;

it("hours of walking through all screens leave the page as it was [R28]", async () => {
  await onStage({ user: "demo", reducedMotion: "no-preference" }, async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable");
    await page.goto("/");
    let round = 0;
    const walk = () => walkRound(page, round++);
    while (round < roundsToWarmUp) await walk();
    const before = await leftOver(devtools);
    const end = performance.now() + soak.seconds * 1000;
    // Every other round signs out: an equal number of both kinds.
    while (performance.now() < end || (round - roundsToWarmUp) % 2 !== 0) await walk();
    const after = await leftOver(devtools);

    const table = [
      "| | heap | listeners | nodes | documents | actors | of these running |",
      "| --- | --- | --- | --- | --- | --- | --- |",
      rowOf(`after ${roundsToWarmUp} rounds`, before),
      rowOf(`after ${round} rounds`, after),
    ];
    const words = `${circumstances()}. One tab makes ${round} rounds of ${screens.length} screens in ${Math.round(soak.seconds / 60)} minutes, each with another company, and searches, sorts and filters; every other round it signs out and in again. What remains after garbage collection:`;

    const figures = `${words}\n\n${table.join("\n")}`;
    show("Soak", figures);

    const { heap, nodes, ...counts } = after;
    expect(counts).toEqual({
      listeners: before.listeners,
      documents: before.documents,
      actors: before.actors,
      running: before.running,
    });
    expect(nodes).toBeLessThanOrEqual(before.nodes * 1.1);
    expect(heap).toBeLessThanOrEqual(before.heap * 1.1);
    if (soak.isWhole) writeDown("Soak", figures);
  });
});

/** After garbage collection. */
type LeftOver = {
  heap: number;
  listeners: number;
  nodes: number;
  documents: number;
  actors: number;
  running: number;
};

/** Found by way of the actor that React's root is given. */
const actorPrototype = `(() => {
  const root = document.getElementById("root");
  let fiber = root[Object.keys(root).find((key) => key.startsWith("__reactContainer"))];
  while (fiber && !fiber.memoizedProps?.value?.system) fiber = fiber.child;
  return Object.getPrototypeOf(fiber.memoizedProps.value);
})()`;

const countActors = `function () {
  return [this.length, this.filter((actor) => actor.getSnapshot().status === "active").length];
}`;

async function leftOver(devtools: CDPSession): Promise<LeftOver> {
  await devtools.send("HeapProfiler.collectGarbage");
  await devtools.send("HeapProfiler.collectGarbage");
  const [actors = Number.NaN, running = Number.NaN] = await actorsOf(devtools);
  await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return {
    heap: metric("JSHeapUsedSize"),
    listeners: metric("JSEventListeners"),
    nodes: metric("Nodes"),
    documents: metric("Documents"),
    actors,
    running,
  };
}

async function actorsOf(devtools: CDPSession): Promise<number[]> {
  const objectGroup = "actors";
  const { result } = await devtools.send("Runtime.evaluate", {
    expression: actorPrototype,
    objectGroup,
  });
  const { objects } = await devtools.send("Runtime.queryObjects", {
    prototypeObjectId: result.objectId ?? "",
    objectGroup,
  });
  const counted = await devtools.send("Runtime.callFunctionOn", {
    objectId: objects.objectId ?? "",
    functionDeclaration: countActors,
    returnByValue: true,
  });
  await devtools.send("Runtime.releaseObjectGroup", { objectGroup });
  return counted.result.value;
}

const isModule = (path: string) => /^\/[a-z-]+$/.test(path) && !/^\/(profile|error|no-)/.test(path);

/** Visits every screen of every module with another company each time, then signs out and in. */
async function walkRound(page: Page, round: number): Promise<void> {
  for (const path of screens) {
    if (isModule(path)) await chooseCompany(page, path, round);
    else if (path.includes("counter-wise-details")) await openDetails(page);
    else await open(page, path);
    await look(page);
  }
  if (round % 2 === 1) await signOutAndIn(page);
  await open(page, "/");
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
}

async function open(page: Page, path: string) {
  await goTo(page, path);
  await expectArrived(page);
}

async function chooseCompany(page: Page, path: string, round: number) {
  await open(page, path);
  const companies = page.getByRole("main").getByRole("button");
  await companies.nth(round % (await companies.count())).click();
  await expect(page).not.toHaveURL(path);
  await expectArrived(page);
}

async function openDetails(page: Page) {
  await open(page, "/counterwise-ticketing/vehiclewise/report/");
  const link = page.getByRole("rowheader").getByRole("link").first();
  if ((await link.count()) === 0) return;
  await link.click();
  await expectArrived(page);
}

async function look(page: Page) {
  const search = page.getByRole("searchbox", { name: "Search" });
  if (await search.isVisible()) {
    await search.fill("a");
    await search.fill("");
  }
  const head = page.getByRole("columnheader").getByRole("button").first();
  if (await head.isVisible()) {
    await head.click();
    await head.click();
  }
  const filter = page.getByRole("button", { name: "Filter" });
  if (await filter.isVisible()) {
    await filter.click();
    const dialog = page.getByRole("dialog", { name: "Filter" });
    const preset = dialog.getByRole("button", { name: "Last 7 days" });
    if (await preset.isVisible()) await preset.click();
    const number = dialog.getByRole("textbox", { name: /registration/i });
    if (await number.isVisible()) await number.fill("DHK");
    await dialog.getByRole("button", { name: "Apply" }).click();
    await expect(dialog).toHaveCount(0);
    await expectArrived(page);
  }
}

async function signOutAndIn(page: Page) {
  await open(page, "/profile");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login");
  await signIn(page, "demo");
  // Home that opens before its figures holds how it looks until it is left: no service worker is ready to keep it.
  await expect(page.getByText(/^Updated /).first()).toBeVisible();
  await open(page, "/profile");
}
