import { screen, waitFor, within } from "@testing-library/react";
import { getIntracityCounterwiseReport, listIntracityVehicles } from "partner-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { turnTab } from "../portal/browser.ts";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, page, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();
const route = "/intracity/counterwise/report/";
const dates = (from: string, to: string) => `?from_date=${from}&to_date=${to}`;
const button = (name: string) => screen.getByRole("button", { name });
const pressed = () =>
  within(screen.getByRole("group", { name: "Range" }))
    .getAllByRole("button", { pressed: true })
    .map(({ textContent }) => textContent);

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
  host.answers(getIntracityCounterwiseReport, ({ query }) => [
    { counter: { id: 1, name: `From ${query.from_date}` }, total_tickets: 1, total_fares: 1 },
  ]);
});

describe("the ranges of a report", () => {
  it("are presets of the service day, and the one that is shown is pressed", async () => {
    const { user } = openPortal(route);
    await screen.findByText("From 2026-11-21");
    expect(pressed()).toEqual(["Today"]);
    await user.click(button("Last 7 days"));
    await screen.findByText("From 2026-11-15");
    expect(pressed()).toEqual(["Last 7 days"]);
    expect(page()).toBe(route + dates("2026-11-15", "2026-11-22"));
  });

  it("are those of the next service day once that has begun", async () => {
    at("2026-11-22T02:59:59");
    const { user } = openPortal(route);
    await screen.findByText("From 2026-11-21");
    at("2026-11-22T03:00:00");
    turnTab("shown");
    await waitFor(() => expect(pressed()).toEqual(["Yesterday"]));
    await user.click(button("Today"));
    await screen.findByText("From 2026-11-22");
  });

  const reporting = { week_starts_on: "sunday" } as const;
  const choices = () =>
    within(screen.getByRole("group", { name: "Range" }))
      .getAllByRole("button")
      .flatMap((one) => (one.getAttribute("aria-label") ? [] : (one.textContent ?? [])));

  it("have the weeks of the country that the host names", async () => {
    signedIn(host, oneEach, rahim, { reporting });
    const { user } = openPortal(route);
    await screen.findByText("From 2026-11-21");
    expect(choices()).toEqual([
      "Today",
      "Yesterday",
      "Last 7 days",
      "This week",
      "Last week",
      "This month",
      "Last month",
    ]);
    await user.click(button("Last week"));
    await screen.findByText("From 2026-11-08");
    expect(page()).toBe(route + dates("2026-11-08", "2026-11-15"));
    expect(pressed()).toEqual(["Last week"]);
    await user.click(button("Last month"));
    await screen.findByText("From 2026-10-01");
    expect(page()).toBe(route + dates("2026-10-01", "2026-11-01"));
  });

  it("have no week where the host does not say when it begins", async () => {
    signedIn(host, oneEach, rahim, { reporting: { weekend: ["friday"] } });
    openPortal(route);
    await screen.findByText("From 2026-11-21");
    expect(choices()).toEqual(["Today", "Yesterday", "Last 7 days", "This month", "Last month"]);
  });

  it("press the one that was chosen where two are the same", async () => {
    at("2026-11-22T10:00:00");
    signedIn(host, oneEach, rahim, { reporting });
    const { user } = openPortal(route);
    await screen.findByText("From 2026-11-22");
    expect(pressed()).toEqual(["Today"]);
    await user.click(button("This week"));
    await screen.findByText("From 2026-11-22");
    await waitFor(() => expect(pressed()).toEqual(["This week"]));
  });

  it("step back and forth by their own length, and no further than today", async () => {
    const { user } = openPortal(route + dates("2026-11-08", "2026-11-15"));
    await screen.findByText("From 2026-11-08");
    await user.click(button("Previous range"));
    await screen.findByText("From 2026-11-01");
    expect(page()).toBe(route + dates("2026-11-01", "2026-11-08"));
    await user.click(button("Next range"));
    await screen.findByText("From 2026-11-08");
    await user.click(button("Next range"));
    await screen.findByText("From 2026-11-15");
    expect(button("Next range").getAttribute("aria-disabled")).toBe("true");
    await user.click(button("Next range"));
    expect(page()).toBe(route + dates("2026-11-15", "2026-11-22"));
  });

  it("lead out of a range that was refused, and not to another that would be", async () => {
    const { user } = openPortal(route + dates("2026-11-09", "2026-11-01"));
    await user.click(await screen.findByRole("button", { name: "Close" }));
    await screen.findByText("Nothing was requested");
    expect(button("Previous range").getAttribute("aria-disabled")).toBe("true");
    expect(button("Next range").getAttribute("aria-disabled")).toBe("true");
    await user.click(button("Yesterday"));
    await screen.findByText("From 2026-11-20");
  });

  it("say under the title how many service days they hold, which, and when they end", async () => {
    const { user } = openPortal(route);
    await screen.findByText("1 day: November 21, 2026, until 3:00 AM on November 22, 2026");
    await user.click(button("Last 7 days"));
    await screen.findByText(
      "7 days: November 15, 2026 to November 21, 2026, until 3:00 AM on November 22, 2026",
    );
    expect(screen.queryByRole("button", { name: "Hours" })).toBe(null);
  });

  it("belong to the day before until 3:00 AM, and the page says so", async () => {
    at("2026-11-21T02:59:00");
    openPortal(route);
    await screen.findByText("From 2026-11-20");
    screen.getByText("Until 3:00 AM it is still the service day of November 20, 2026.");
    expect(pressed()).toEqual(["Today"]);
  });

  it.each([
    ["2026-11-19", "2026-11-20", true],
    ["2026-11-18", "2026-11-19", false],
    ["2026-11-21", "2026-11-22", true],
  ])("from %s to %s are told the day before 3:00 AM: %s", async (from, to, isTold) => {
    at("2026-11-21T02:59:00");
    openPortal(route + dates(from, to));
    await screen.findByText(`From ${from}`);
    expect(screen.queryByText(/^Until 3:00 AM/) !== null).toBe(isTold);
  });

  it("say nothing of the day before from 3:00 AM on", async () => {
    at("2026-11-21T03:00:00");
    openPortal(route);
    await screen.findByText("From 2026-11-21");
    expect(screen.queryByText(/^Until 3:00 AM/)).toBe(null);
  });

  it("are none for a list without dates", async () => {
    host.answers(listIntracityVehicles, []);
    openPortal("/intracity/vehicle/report/");
    await screen.findByText("No Data");
    expect(screen.queryByRole("group", { name: "Range" })).toBe(null);
  });
});

describe("the preset of a report", () => {
  async function choose(preset: string, from: string) {
    const opened = openPortal(route);
    await screen.findByText("From 2026-11-21");
    await opened.user.click(button(preset));
    await screen.findByText(`From ${from}`);
    return opened;
  }

  it("is what the report starts with next time, with that day's dates", async () => {
    const { close } = await choose("Yesterday", "2026-11-20");
    close();
    at("2026-11-25T10:00:00");
    openPortal(route);
    await screen.findByText("From 2026-11-24");
    expect(page()).toBe(route);
    expect(localStorage.getItem("presets")).toBe(
      JSON.stringify({ user: "7", reports: { "/intracity/counterwise/report/": "Yesterday" } }),
    );
  });

  it("yields to the dates of an address", async () => {
    const { close } = await choose("Yesterday", "2026-11-20");
    close();
    openPortal(route + dates("2026-11-01", "2026-11-02"));
    await screen.findByText("From 2026-11-01");
  });

  it("is forgotten once a range of no preset is shown", async () => {
    const { user, close } = await choose("Yesterday", "2026-11-20");
    await user.click(button("Previous range"));
    await screen.findByText("From 2026-11-19");
    close();
    openPortal(route);
    await screen.findByText("From 2026-11-21");
  });

  it("is not another user's", async () => {
    const { close } = await choose("Yesterday", "2026-11-20");
    close();
    signedIn(host, oneEach, { name: "Karim", id: 8 });
    const other = openPortal(route);
    await waitFor(() => expect(page()).toBe("/"));
    other.close();
    openPortal(route);
    await screen.findByText("From 2026-11-21");
  });

  it.each([
    "{",
    "7",
    "[]",
    '{"user":"7"}',
    '{"user":"7","reports":{"/intracity/counterwise/report/":"Tomorrow"}}',
  ])("that is kept as %s is none", async (kept) => {
    localStorage.setItem("presets", kept);
    await choose("Yesterday", "2026-11-20");
  });
});
