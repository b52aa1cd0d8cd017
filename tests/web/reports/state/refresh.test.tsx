import { screen, waitFor } from "@testing-library/react";
import { getIntracityCounterwiseReport, listIntercityReservations } from "partner-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { at } from "../../portal/clock.ts";
import { oneEach, openPortal, page, signedIn } from "../../portal/open-portal.tsx";
import { portalHost } from "../../portal/portal-host.ts";
import { cellsIn } from "../../portal/reading.ts";
import { reservations, servesPages } from "../paged-host.ts";

const host = portalHost();
const route = "/intracity/counterwise/report/";
const counter = (id: number, name: string, total_tickets: number) => ({
  counter: { id, name },
  total_tickets,
  total_fares: total_tickets * 10,
});
const table = () => screen.getByRole("table", { name: "Counter Wise Report" });
const asked = () => host.asked.filter(({ query }) => query.from_date).length;
const moved = () => [...document.querySelectorAll("[data-changed]")].map((one) => one.textContent);
const failed = "These rows could not be refreshed. The service could not answer this request.";
const minutes = (count: number) => count * 60_000;

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
  host.answers(getIntracityCounterwiseReport, [counter(1, "Uttara", 4), counter(2, "Mirpur", 2)]);
});

afterEach(() => vi.restoreAllMocks());

/** Its rows are there, and so is Refresh. */
async function opened(path = route) {
  const portal = openPortal(path);
  await screen.findByText("Updated 10:00 AM");
  return portal;
}

describe("a report of the running day", () => {
  it("is requested again after two minutes, and keeps order, search, focus and place", async () => {
    const { user, clock } = await opened();
    await user.click(screen.getByRole("button", { name: "Tickets" }));
    await user.click(screen.getByRole("button", { name: "Tickets" }));
    await user.type(screen.getByRole("searchbox"), "r");
    const row = screen.getByRole("row", { name: /Uttara/ });
    row.focus();
    host.answers(getIntracityCounterwiseReport, [
      counter(1, "Uttara", 9),
      counter(2, "Mirpur", 2),
      counter(3, "Rampura", 1),
      counter(4, "Savar", 1),
    ]);
    at("2026-11-21T10:02:00");
    clock.increment(minutes(2) - 1);
    expect(asked()).toBe(1);
    clock.increment(1);
    await screen.findByText("Updated 10:02 AM");
    await screen.findByText("3 rows changed");
    expect(asked()).toBe(2);
    expect(
      cellsIn(table())
        .slice(1, 5)
        .map(([name, tickets]) => [name, tickets]),
    ).toEqual([
      ["Rampura", "1"],
      ["Savar", "1"],
      ["Mirpur", "2"],
      ["Uttara", "9"],
    ]);
    expect(screen.getByRole("row", { name: /Uttara/ })).toBe(row);
    expect(document.activeElement).toBe(row);
    expect(moved()).toEqual(["Rampura", "1", "10.00", "Savar", "1", "10.00", "9", "90.00"]);
    expect(page()).toBe(route);
    at("2026-11-21T10:04:00");
    clock.increment(minutes(2));
    await waitFor(() => expect(moved()).toEqual([]));
    expect(screen.queryByText(/changed/)).toBe(null);
  });

  it("keeps its rows when that fails, says so, and leads nowhere", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const { clock } = await opened();
    host.fails(getIntracityCounterwiseReport, 500);
    clock.increment(minutes(2));
    await screen.findByText(failed);
    expect([page(), screen.getByRole("rowheader", { name: "Uttara" }).textContent]).toEqual([
      route,
      "Uttara",
    ]);
    expect(logged).toHaveBeenCalledWith("The server could not complete the request.");
    host.answers(getIntracityCounterwiseReport, [counter(1, "Uttara", 5)]);
    at("2026-11-21T10:04:00");
    clock.increment(minutes(2));
    await screen.findByText("2 rows changed");
    expect(screen.queryByText(/could not be refreshed/)).toBe(null);
  });

  it("leads to Login when the session is over", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { clock } = await opened();
    host.fails(getIntracityCounterwiseReport, 401);
    clock.increment(minutes(2));
    await screen.findByRole("button", { name: "Sign in" });
  });

  it("waits while the page is hidden, and is asked when it is looked at again", async () => {
    const { clock } = await opened();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    clock.increment(minutes(30));
    expect(asked()).toBe(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(asked()).toBe(2));
  });

  it("waits while something is open", async () => {
    const { user, clock } = await opened();
    await user.click(screen.getByRole("button", { name: "Filter" }));
    await screen.findByRole("dialog", { name: "Filter" });
    clock.increment(minutes(2));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(asked()).toBe(1);
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(asked()).toBe(2));
  });

  it("waits while someone types", async () => {
    const { user, clock } = await opened();
    await user.type(screen.getByRole("searchbox"), "U");
    clock.increment(minutes(2));
    at("2026-11-21T10:00:03");
    await user.type(screen.getByRole("searchbox"), "t");
    at("2026-11-21T10:00:07");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(asked()).toBe(1);
    at("2026-11-21T10:00:08");
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(asked()).toBe(2));
  });

  it("is not asked again once what is shown was asked after its end", async () => {
    const { clock } = await opened();
    at("2026-11-22T03:00:00");
    clock.increment(minutes(2));
    await waitFor(() => expect(asked()).toBe(2));
    await screen.findByText("Updated 3:00 AM");
    clock.increment(minutes(60));
    expect(asked()).toBe(2);
  });
});

describe("a report whose range is over", () => {
  const over = `${route}?from_date=2026-11-20&to_date=2026-11-21`;

  it("is requested again by the user alone, with its rows in sight", async () => {
    const { user, clock } = await opened(over);
    clock.increment(minutes(60));
    expect(asked()).toBe(1);
    const answer = host.holds(getIntracityCounterwiseReport, [counter(1, "Uttara", 5)]);
    await user.keyboard("r");
    const button = screen.getByRole("button", { name: "Refresh" });
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    screen.getByRole("rowheader", { name: "Uttara" });
    at("2026-11-21T10:04:00");
    answer();
    await screen.findByText("2 rows changed");
    expect(button.getAttribute("aria-busy")).toBe(null);
  });

  it("is not asked while the service wants to be left alone, and says what happened", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { user, clock } = await opened(over);
    host.fails(getIntracityCounterwiseReport, 429, { headers: { "Retry-After": "120" } });
    const button = screen.getByRole("button", { name: "Refresh" });
    await user.click(button);
    await screen.findByText(
      "These rows could not be refreshed. The service has too many requests. Try again in 2 minutes.",
    );
    expect(button.getAttribute("aria-disabled")).toBe("true");
    host.answers(getIntracityCounterwiseReport, [counter(1, "Uttara", 5)]);
    await user.click(button);
    clock.increment(minutes(2) - 1);
    expect(asked()).toBe(2);
    clock.increment(1);
    await screen.findByText(
      "These rows could not be refreshed. The service has too many requests.",
    );
    expect(button.getAttribute("aria-disabled")).toBe("false");
    at("2026-11-21T10:02:00");
    await user.click(button);
    await screen.findByText("2 rows changed");
  });

  it("leads to the 500 page where Refresh is answered with 500", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { user } = await opened(over);
    host.fails(getIntracityCounterwiseReport, 500);
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    await screen.findByRole("heading", { name: "Oops! Something Went Wrong" });
  });
});

it("a list in pages begins again when that is wished, and never by itself", async () => {
  host.answers(listIntercityReservations, { rows: [], next_cursor: null });
  const { user, clock } = await opened("/intercity/reservation/report/");
  clock.increment(minutes(60));
  expect(asked()).toBe(1);
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  await waitFor(() => expect(asked()).toBe(2));
});

it("what comes by scrolling a list in pages is no news", async () => {
  servesPages(host, () => reservations(4));
  const { user } = await opened("/intercity/reservation/report/");
  at("2026-11-21T10:01:00");
  await user.click(await screen.findByRole("button", { name: "Load more" }));
  await screen.findByRole("rowheader", { name: "R-1" });
  expect([moved(), screen.queryByText(/changed/)]).toEqual([[], null]);
  // The rows are as old as the first of them.
  screen.getByText("Updated 10:00 AM");
});
