// @module-tag long
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createTrace } from "machines/inspect/trace";
import type { ReportPage, ReportRequest } from "machines/reports/report-request";
import { rowsMachine } from "machines/reports/rows";
import { listWaterVehicles } from "partner-sdk";
import { App } from "viewer/page/app.tsx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";

/** A report that is asked and answered, as the portal notes it; the last step pointed at. */
async function copiedTrace() {
  let now = 1000;
  const trace = createTrace({ now: () => now });
  const actor = createActor(
    rowsMachine.provide({
      actors: {
        loadReport: fromPromise<ReportPage, ReportRequest>(async () => ({
          rows: [],
          next: null,
          fetchedAt: 1,
        })),
        followConnection: fromCallback(() => {}),
      },
    }),
    { id: "rows", input: { operation: listWaterVehicles, company: "7" }, inspect: trace.inspect },
  ).start();
  now = 1200;
  const filter = { range: { from: "2026-11-01", to: "2026-11-02" }, fields: {} };
  actor.send({ type: "filter.accepted", filter });
  now = 1900;
  await expect.poll(() => actor.getSnapshot().value).toBe("empty");
  const { version, steps } = trace.read();
  const noted = steps.map((step, place) =>
    place === steps.length - 1 ? { ...step, note: "No rows in place of the old ones" } : step,
  );
  return JSON.stringify({ version, steps: noted });
}

const lit = () =>
  [...document.querySelectorAll("[data-lit]")].map((state) => state.getAttribute("data-state"));
const place = () => screen.getByText(/^Step /).textContent;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  window.location.hash = "#/trace";
});

describe("a trace that is pasted", () => {
  it("opens at the step that has a note, and goes back and on step by step", async () => {
    render(<App />);
    fireEvent.change(screen.getByRole("textbox", { name: "Text" }), {
      target: { value: await copiedTrace() },
    });
    await screen.findByRole("img", { name: "The states of rows" });
    expect(place()).toBe("Step 12 of 12, at 0.9 s");
    expect(lit()).toEqual(["rows", "rows.empty"]);
    expect(screen.getAllByText("No rows in place of the old ones")).toHaveLength(2);
    for (let back = 0; back < 3; back += 1) await press("Back");
    expect(lit()).toEqual(["rows", "rows.loading"]);
    await press("Next");
    fireEvent.change(screen.getByRole("slider", { name: "Moment" }), { target: { value: "0" } });
    expect(place()).toBe("Step 1 of 12, at 0.0 s");
  });

  it("is played at its own pace until its end", async () => {
    render(<App />);
    fireEvent.change(screen.getByRole("textbox", { name: "Text" }), {
      target: { value: await copiedTrace() },
    });
    fireEvent.change(screen.getByRole("slider", { name: "Moment" }), { target: { value: "0" } });
    await press("Play");
    await expect.poll(place).toBe("Step 12 of 12, at 0.9 s");
    const playing = () => screen.getByRole("button", { name: "Play" }).getAttribute("aria-pressed");
    await expect.poll(playing).toBe("false");
  });

  it("tells who told whom, all or one actor alone, and leads to each step", async () => {
    render(<App />);
    fireEvent.change(screen.getByRole("textbox", { name: "Text" }), {
      target: { value: await copiedTrace() },
    });
    const sequence = screen.getByRole("region", { name: "Who told whom" });
    const steps = () => within(sequence).getAllByRole("button");
    expect(steps()).toHaveLength(12);
    await userEvent.click(within(sequence).getByRole("button", { name: /^0\.2 s, rows: filter/ }));
    expect(place()).toMatch(/, at 0\.2 s$/);
    await userEvent.click(screen.getByRole("checkbox", { name: /^Only what rows/ }));
    expect(steps().length).toBeLessThan(12);
  });

  it.each(["{", "null", '{"version":2,"steps":[]}', '{"version":1}'])("is refused: %j", (text) => {
    render(<App />);
    fireEvent.change(screen.getByRole("textbox", { name: "Text" }), { target: { value: text } });
    expect(screen.getByRole("alert").textContent).toBe("This is not a trace.");
  });
});

describe("a trace that the simulator has left", () => {
  const asked: string[] = [];
  const answers = (response: Response) =>
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address);
      return response;
    });
  afterEach(() => {
    vi.unstubAllGlobals();
    asked.length = 0;
  });

  it("is opened by its name, at the step that failed", async () => {
    answers(new Response(await copiedTrace()));
    window.location.hash = "#/trace/seed-17-tab-1";
    render(<App />);
    await screen.findByRole("img", { name: "The states of rows" });
    expect([asked, place()]).toEqual([
      ["/machines/traces/seed-17-tab-1.json"],
      "Step 12 of 12, at 0.9 s",
    ]);
  });

  it("is said to be missing where there is none", async () => {
    answers(new Response("", { status: 404 }));
    window.location.hash = "#/trace/seed-18-tab-1";
    render(<App />);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "There is no trace seed-18-tab-1 here. 'npx pnpm@10 simulate' writes those of a schedule.",
    );
  });

  it("is said to be missing no longer once another one is pasted", async () => {
    answers(new Response("", { status: 404 }));
    window.location.hash = "#/trace/seed-19-tab-1";
    render(<App />);
    await screen.findByRole("alert");
    fireEvent.change(screen.getByRole("textbox", { name: "Text" }), {
      target: { value: await copiedTrace() },
    });
    await screen.findByRole("img", { name: "The states of rows" });
    expect(screen.queryByRole("alert")).toBe(null);
  });
});
