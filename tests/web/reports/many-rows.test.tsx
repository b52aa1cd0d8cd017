import { act, screen } from "@testing-library/react";
import { getIntracityCounterwiseReport } from "partner-sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();
const route = "/intracity/counterwise/report/";
const counters = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    counter: { id: index, name: `Counter ${index}` },
    total_tickets: 2,
    total_fares: `${index}.01`,
  }));

/** What waits for the next frame. */
let frames: (() => void)[] = [];
beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
});
afterEach(() => vi.unstubAllGlobals());

async function paint() {
  await act(async () => {
    for (const frame of frames.splice(0)) frame();
    await new Promise((resolve) => setTimeout(resolve));
  });
}

const rowsShown = () => screen.getAllByRole("row");
const textsIn = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map((cell) => cell.textContent);
const barOf = (row: HTMLElement | undefined) =>
  (row?.lastElementChild as HTMLElement | undefined)?.style.backgroundSize;

it("many rows are painted before their totals, whose room is kept, and before their bars", async () => {
  host.answers(getIntracityCounterwiseReport, counters(300));
  openPortal(route);
  await screen.findByRole("rowheader", { name: "Counter 299" });
  expect(textsIn(rowsShown()[1])).toEqual(["Counter 299", "2", "299.01"]);
  expect(barOf(rowsShown()[1])).toBe("");
  expect(textsIn(rowsShown().at(-1))).toEqual(["Total", "", ""]);
  const before = rowsShown().length;
  await paint();
  expect(textsIn(rowsShown().at(-1))).toEqual(["Total", "600", "44,853.00"]);
  expect(barOf(rowsShown()[1])).toMatch(/^100\.0% /);
  expect(rowsShown().length).toBeGreaterThan(before);
});

it("a search for what many rows hold is complete before their totals are there", async () => {
  host.answers(getIntracityCounterwiseReport, counters(300));
  const { user } = openPortal(route);
  await screen.findByRole("rowheader", { name: "Counter 299" });
  await user.type(screen.getByRole("searchbox"), "29");
  await screen.findByText("13 of 300 rows", { selector: "p" });
  expect(rowsShown().slice(-2).map(textsIn)).toEqual([
    ["13 of 300 rows", "26", "3,332.13"],
    ["Total", "", ""],
  ]);
});

it("rows that are quickly summed have their totals from the start, and rows that come after others too", async () => {
  host.answers(getIntracityCounterwiseReport, counters(200));
  const { user } = openPortal(route);
  await screen.findByRole("rowheader", { name: "Counter 199" });
  expect(textsIn(rowsShown().at(-1))).toEqual(["Total", "400", "19,902.00"]);
  expect(barOf(rowsShown()[1])).toMatch(/^100\.0% /);
  await paint();
  host.answers(getIntracityCounterwiseReport, counters(300));
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  await screen.findByRole("rowheader", { name: "Counter 299" });
  expect(textsIn(rowsShown().at(-1))).toEqual(["Total", "600", "44,853.00"]);
});
