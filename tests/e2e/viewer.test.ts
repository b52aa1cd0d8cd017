import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { pageCode } from "simulator/page-code.ts";
import { planted } from "simulator/planted/all.ts";
import { play } from "simulator/run.ts";
import { hasFailed, shrink } from "simulator/shrink.ts";
import { tracesOf } from "simulator/traces.ts";
import { placesOf } from "simulator/world.ts";
import { builtViewer, viewerPath } from "viewer/scripts/viewer.ts";
import { afterAll, beforeAll } from "vitest";
import { channelName } from "web/state/live-tab.ts";
import { expect } from "./expect.ts";
import { failingTrace } from "./failing-trace.ts";
import { freePort } from "./free-port.ts";
import { tabTo } from "./in-app.ts";
import { journey } from "./journey.ts";
import { violations } from "./violations.ts";

let url: string;
let end: () => Promise<void>;
beforeAll(async () => {
  const viewer = await builtViewer();
  const server = createServer((request, response) => {
    viewer.answer(request.url?.split("?")[0] ?? "", response);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${port}${viewerPath}`;
  end = async () => {
    server.closeAllConnections();
    server.close();
    await viewer.end();
  };
});
afterAll(() => end());

const smallest = { viewport: { width: 1024, height: 700 } };

journey(
  "a machine goes on by the keyboard alone, and a link leads back",
  smallest,
  async (stage) => {
    const { page, openTab } = stage;
    await page.goto(`${url}#/machine/loading`);
    const drawing = page.getByRole("group", { name: "The states of loading" });
    await drawing
      .getByRole("button", { name: /request\.started/ })
      .first()
      .press("Enter");
    await drawing.getByRole("button", { name: /after patience/ }).press("Space");
    await expect(page.getByText("loading: slow", { exact: false }).first()).toBeVisible();
    const link = page.url();
    const other = await openTab();
    await other.goto(link);
    await expect(other.locator("[data-state='loading.loading.slow'][data-lit]")).toBeVisible();
    await other.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(other.locator("[data-state='loading.loading.usual'][data-lit]")).toBeVisible();
  },
);

journey(
  "a drawing that is too large is scrolled by its arrow keys, and one that fits is no stop",
  smallest,
  async ({ page }) => {
    await page.goto(`${url}#/machine/report`);
    const board = page.getByRole("region", { name: "Drawing of report" });
    await expect(board.getByRole("group", { name: "The states of report" })).toBeVisible();
    const scrolled = () => board.evaluate((box) => box.scrollTop);
    await tabTo(page, board);
    const before = await scrolled();
    await page.keyboard.press("ArrowDown");
    await expect.poll(scrolled).toBeGreaterThan(before);
    await page.setViewportSize({ width: 5000, height: 5000 });
    await expect(board).not.toHaveAttribute("tabindex");
  },
);

journey("axe finds nothing on a machine, in light and dark", smallest, async ({ page }) => {
  await page.goto(`${url}#/machine/rows`);
  await page.getByRole("group", { name: "The states of rows" }).waitFor();
  await page
    .getByRole("button", { name: /^filter\.accepted/ })
    .first()
    .click();
  expect(await violations(page, "a machine")).toEqual([]);
});

journey("a trace opens at its failing step, and axe finds nothing", smallest, async ({ page }) => {
  await page.goto(`${url}#/trace`);
  await page
    .getByLabel("Or a file")
    .setInputFiles({ name: "trace.json", mimeType: "application/json", buffer: failingTrace() });
  await expect(page.locator(".happening")).toContainText("An old answer replaces a newer one.");
  await expect(page.locator("[data-state='rows.empty'][data-lit]")).toBeVisible();
  expect(await violations(page, "a trace")).toEqual([]);
  const actors = page.getByRole("navigation", { name: "Actors" });
  await actors.getByRole("button", { name: /^report/ }).click();
  await expect(page.locator("[data-state='report.whole.settled'][data-lit]")).toBeVisible();
  await page.getByRole("slider", { name: "Moment" }).press("Home");
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
});

journey("axe finds nothing while a portal is followed live", smallest, async (stage) => {
  const { page, openTab } = stage;
  await page.goto(`${url}#/live`);
  await page.getByText(/^Open the portal in another tab/).waitFor();
  expect(await violations(page, "no portal")).toEqual([]);
  const other = await openTab();
  await other.goto(url);
  const began = JSON.parse(failingTrace().toString()).steps;
  await other.evaluate(([name, message]) => new BroadcastChannel(name).postMessage(message), [
    channelName,
    { tab: "one", title: "Water", began },
  ] as const);
  await page.bringToFront();
  await page.locator("[data-state='rows.empty'][data-lit]").waitFor();
  expect(await violations(page, "a portal")).toEqual([]);
});

const traces = ".cache/simulator";

journey("a schedule that failed opens at the step that did", smallest, async ({ page }) => {
  const { trace, note } = await failingSchedule();
  expect(note).toMatch(/^Breaks "/);
  mkdirSync(traces, { recursive: true });
  writeFileSync(`${traces}/seed-of-a-journey.json`, trace);
  await page.goto(`${url}#/trace/seed-of-a-journey`);
  const happening = page.locator(".happening");
  await expect(happening).toContainText(note);
  const { steps } = JSON.parse(trace);
  await expect(page.getByText(`Step ${steps.length} of ${steps.length}`)).toBeVisible();
  await expect(page.locator("[data-lit]").first()).toBeVisible();
  expect(await violations(page, "a schedule that failed")).toEqual([]);
  rmSync(`${traces}/seed-of-a-journey.json`);
});

/** What the simulator writes of the first schedule that a planted fault breaks, in the tab in which it does. */
async function failingSchedule(): Promise<{ trace: string; note: string }> {
  const places = placesOf(
    await pageCode(planted.find(({ fault }) => fault === "what is heard of late counts")),
  );
  for (let seed = 1; ; seed++) {
    const played = await play(places, seed);
    if (!hasFailed(played)) continue;
    const { failure, steps } = await shrink(places, seed, played);
    const traces = await tracesOf(places, seed, steps);
    const trace = traces.get(`tab ${(failure.tab ?? 0) + 1}`);
    return { trace: JSON.stringify(trace), note: trace?.steps.at(-1)?.note ?? "" };
  }
}
