// @module-tag long
import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import {
  getIntracityCounterVehicles,
  getIntracityCounterwiseReport,
  getIntracityVehiclewiseReport,
  login,
  logout,
} from "partner-sdk";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { navigate } from "web/browser/address.ts";
import { at } from "../portal/clock.ts";
import { everything, openPortal, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();
const range = "from_date=2026-11-15&to_date=2026-11-22";
const start = `/intracity/counterwise/report/?company=11&${range}`;
const sold = (id: number, name: string, total_tickets: number) => ({
  counter: { id, name },
  total_tickets,
  total_fares: total_tickets * 10,
});

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, everything, rahim, { features: ["drill_downs"] });
  host.answers(getIntracityCounterwiseReport, [
    sold(1, "Uttara", 3),
    sold(2, "Uttara North", 9),
    sold(3, "Gabtoli", 5),
  ]);
  host.answers(getIntracityCounterVehicles, []);
  host.answers(getIntracityVehiclewiseReport, []);
});

const search = () => screen.findByRole<HTMLInputElement>("searchbox");
const names = () =>
  screen
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent)
    .slice(0, -2);

/** Two counters, the one with the fewest tickets first. */
async function sought() {
  const opened = openPortal(start);
  await opened.user.type(await search(), "uttara");
  const tickets = screen.getByRole("button", { name: "Tickets" });
  await opened.user.click(tickets);
  await opened.user.click(tickets);
  await waitFor(() => expect(names()).toEqual(["Uttara", "Uttara North"]));
  return opened;
}

/** Until its rows are there: what is typed before that goes with the rows before. */
async function chooseYesterday(user: UserEvent) {
  await user.click(screen.getByRole("button", { name: "Yesterday" }));
  const row = () => screen.getByRole("link", { name: "Uttara" });
  await waitFor(() => expect(row().getAttribute("href")).toContain("from_date=2026-11-20"));
}

async function expectSought() {
  await waitFor(async () => expect((await search()).value).toBe("uttara"));
  await waitFor(() => expect(names()).toEqual(["Uttara", "Uttara North"]));
  const head = screen.getByRole("columnheader", { name: "Tickets" });
  expect(head.getAttribute("aria-sort")).toBe("ascending");
}

describe("what was searched in the rows, and their order", () => {
  it("come back with Back, and by the way that the details name", async () => {
    const { user } = await sought();
    await user.click(screen.getByRole("link", { name: "Uttara" }));
    await screen.findByRole("heading", { level: 1, name: /^Vehicle Wise Details/ });
    history.back();
    await expectSought();
    await user.click(screen.getByRole("link", { name: "Uttara North" }));
    await screen.findByRole("heading", { level: 1, name: /^Vehicle Wise Details/ });
    const trail = screen.getByRole("navigation", { name: "Breadcrumb" });
    await user.click(within(trail).getByRole("link", { name: "Counter Wise Report" }));
    await expectSought();
  });

  it("come back to a range that was left after it", async () => {
    const { user } = await sought();
    await chooseYesterday(user);
    await user.click(screen.getByRole("link", { name: "Uttara" }));
    await screen.findByRole("heading", { level: 1, name: /^Vehicle Wise Details/ });
    history.back();
    await expectSought();
  });

  it("go along to the same report of another company", async () => {
    const { user } = await sought();
    await user.click(screen.getByRole("link", { name: "Switch to Green Line City" }));
    await screen.findByRole("button", { name: "Green Line City, change company" });
    await expectSought();
    await user.click(screen.getByRole("button", { name: /, change company$/ }));
    await user.click(await screen.findByRole("option", { name: "Dhaka Chaka" }));
    await screen.findByRole("button", { name: "Dhaka Chaka, change company" });
    await expectSought();
  });

  it("stay behind where the rows are others", async () => {
    const { user } = await sought();
    await user.click(screen.getByRole("link", { name: "Vehicle Wise Report" }));
    await screen.findByText("No Data");
    expect(history.state?.rows).toBeUndefined();
    history.back();
    await expectSought();
  });

  it("belong to the entry of each range", async () => {
    const { user } = await sought();
    await chooseYesterday(user);
    await user.clear(await search());
    await user.type(await search(), "gab");
    await waitFor(() => expect(names()).toEqual(["Gabtoli"]));
    await user.click(screen.getByRole("link", { name: "Gabtoli" }));
    await screen.findByRole("heading", { level: 1, name: /^Vehicle Wise Details/ });
    history.go(-2);
    await expectSought();
    history.forward();
    history.forward();
    await screen.findByRole("heading", { level: 1, name: /^Vehicle Wise Details/ });
    history.back();
    await waitFor(async () => expect((await search()).value).toBe("gab"));
  });

  it("change the browser's history once, however much is typed", async () => {
    const { user } = openPortal(start);
    const replaced = vi.spyOn(history, "replaceState");
    await user.type(await search(), "uttara north");
    await waitFor(() => expect(names()).toEqual(["Uttara North"]));
    expect(replaced.mock.calls.length).toBe(1);
  });

  it("are not readable in the browser's history, and nowhere after a sign-out [V14.3.1]", async () => {
    const { user } = await sought();
    expect(JSON.stringify(history.state)).not.toContain("uttara");
    expect(JSON.stringify({ ...sessionStorage })).toContain("uttara");
    const entry: unknown = history.state;
    host.answers(logout, undefined);
    await user.click(screen.getByRole("link", { name: "Rahim" }));
    await user.click(await screen.findByRole("button", { name: "Sign out" }));
    await screen.findByRole("button", { name: "Sign in" });
    const left = [entry, history.state, { ...sessionStorage }, { ...localStorage }];
    expect(JSON.stringify(left)).not.toContain("uttara");
  });

  it("are forgotten with the session, also for the same user [V14.3.1]", async () => {
    const { user } = await sought();
    const entry: unknown = history.state;
    await act(async () => {
      localStorage.removeItem("accessToken");
      dispatchEvent(new StorageEvent("storage", { key: "accessToken", newValue: null }));
    });
    await screen.findByRole("button", { name: "Sign in" });
    host.answers(login, { token: "t-2" });
    await user.type(screen.getByLabelText("User name"), "rahim");
    await user.type(screen.getByLabelText("Password"), "secret{Enter}");
    await screen.findByRole("link", { name: "Rahim" });
    await act(async () => navigate(start, { state: entry }));
    expect((await search()).value).toBe("");
  });

  it("are forgotten once they are cleared", async () => {
    const { user } = await sought();
    await user.clear(await search());
    await user.click(screen.getByRole("button", { name: "Fares" }));
    await waitFor(() => expect(names()).toEqual(["Uttara North", "Gabtoli"]));
    await user.click(screen.getByRole("link", { name: "Gabtoli" }));
    await screen.findByRole("heading", { level: 1, name: /^Vehicle Wise Details/ });
    history.back();
    await waitFor(() => expect(names()).toEqual(["Uttara North", "Gabtoli"]));
    expect((await search()).value).toBe("");
  });
});

it("what was searched in the rows of another user is not shown [V14.3.1, V14.3.3]", async () => {
  openPortal("/");
  await screen.findByRole("link", { name: "Rahim" });
  const entry = { page: start, search: "Gabtoli", order: null };
  sessionStorage.setItem("rowsSought", JSON.stringify({ user: "8", entries: { a: entry } }));
  navigate(start, { state: { rows: "a" } });
  await screen.findByRole("rowheader", { name: "Uttara" });
  expect((await search()).value).toBe("");
});
