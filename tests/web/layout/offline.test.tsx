import { screen, waitFor } from "@testing-library/react";
import {
  findTollplazaPassages,
  getIntracityCounterwiseReport,
  getTollplazaSummary,
  getUser,
  listIntercityReservations,
  listTollplazaNonExitedVehicles,
  listWaterVehicles,
} from "partner-sdk";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { goOffline, goOnline } from "../portal/browser.ts";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, page, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();
const words = "You are offline. What is shown stays as it is.";
const line = () => screen.findByText(words);
const isGone = () => waitFor(() => expect(screen.queryByText(words)).toBe(null));

describe("without a network", () => {
  it.each([
    ["/", "Home"],
    ["/profile", "Profile"],
    ["/water", "water Companies"],
    ["/no-such-page", "Oops! Page not found"],
  ])("%s says so for as long as that is", async (path, name) => {
    signedIn(host);
    openPortal(path);
    await screen.findByRole("heading", { level: 1, name });
    expect(screen.queryByText(words)).toBe(null);
    goOffline();
    expect((await line()).getAttribute("role")).toBe("status");
    goOnline();
    await isGone();
  });

  it("Login says so from its start", async () => {
    goOffline();
    openPortal("/login");
    await screen.findByLabelText("User name");
    expect((await line()).getAttribute("role")).toBe("status");
    goOnline();
    await isGone();
  });
});

describe("a report without a network", () => {
  const route = "/intracity/counterwise/report/";
  const later = "You are offline. What you chose is requested when the connection is back.";
  const asked = () => host.asked.slice(1).map(({ query }) => query.from_date);

  beforeEach(() => {
    at("2026-11-21T10:00:00");
    signedIn(host, oneEach);
    host.answers(getIntracityCounterwiseReport, ({ query }) => [
      { counter: { id: 1, name: `From ${query.from_date}` }, total_tickets: 1, total_fares: 1 },
    ]);
  });

  it.each([
    ["/water/vehicles", listWaterVehicles],
    ["/toll-plaza/dashboard", getTollplazaSummary],
  ])("is not asked at %s until the connection is back", async (path, operation) => {
    host.says(operation, '{"success":true,"data":[]}');
    openPortal("/");
    await screen.findByRole("heading", { name: "Home" });
    goOffline();
    history.pushState(null, "", path);
    const unasked = await screen.findByText("Nothing was requested");
    expect(unasked.parentElement?.textContent).toBe(
      "Nothing was requestedYou are offline. The report is requested when the connection is back.",
    );
    expect([page(), host.asked.length]).toEqual([path, 1]);
    goOnline();
    await screen.findByText("No Data");
    expect([page(), host.asked.length]).toEqual([path, 2]);
  });

  it("stays on the screen, and what was chosen is asked when the connection is back", async () => {
    const { user } = openPortal(route);
    await screen.findByText("From 2026-11-21");
    goOffline();
    await line();
    await user.click(screen.getByRole("button", { name: "Yesterday" }));
    await screen.findByText(later);
    expect(page()).toBe(`${route}?from_date=2026-11-20&to_date=2026-11-21`);
    screen.getByText("From 2026-11-21");
    screen.getByText("1 day: November 21, 2026, until 3:00 AM on November 22, 2026");
    const pressed = screen.getByRole("button", { name: "Yesterday" });
    expect(pressed.getAttribute("aria-pressed")).toBe("true");
    expect(asked()).toEqual(["2026-11-21"]);
    goOnline();
    await screen.findByText("From 2026-11-20");
    expect([screen.queryByText(later), asked()]).toEqual([null, ["2026-11-21", "2026-11-20"]]);
  });

  it.each([
    ["/toll-plaza/non-exited-vehicle-list", listTollplazaNonExitedVehicles],
    ["/toll-plaza/dashboard", getTollplazaSummary],
  ])("at %s is refreshed when the connection is back, and says so", async (path, operation) => {
    host.says(operation, '{"success":true,"data":[]}');
    const { user } = openPortal(path);
    await screen.findByText(/^Updated /);
    goOffline();
    await line();
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    expect((await screen.findByText(later)).getAttribute("role")).toBe("status");
    expect(host.asked).toHaveLength(2);
    goOnline();
    await waitFor(() => expect(screen.queryByText(later)).toBe(null));
    expect(host.asked).toHaveLength(3);
  });

  it("that is searched is asked for the other number when the connection is back", async () => {
    const path = "/toll-plaza/check-vehicles?registration_number=";
    host.answers(findTollplazaPassages, () => []);
    const { user } = openPortal(`${path}dhk`);
    await screen.findByText("No Data");
    goOffline();
    await line();
    const field = screen.getByLabelText("Registration number");
    await user.clear(field);
    await user.type(field, "ctg{Enter}");
    expect((await screen.findByText(later)).getAttribute("role")).toBe("status");
    expect(page()).toBe(`${path}ctg`);
    screen.getByRole("heading", { name: "Registration number: dhk" });
    goOnline();
    await screen.findByRole("heading", { name: "Registration number: ctg" });
    expect(screen.queryByText(later)).toBe(null);
    expect(host.asked.slice(1).map(({ query }) => query.registration_number)).toEqual([
      "dhk",
      "ctg",
    ]);
  });

  it("that was cut off is asked again, and the 500 page does not come", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    let cutOff = () => {};
    const delay = new Promise<void>((resolve) => {
      cutOff = resolve;
    });
    host.fails(listWaterVehicles, "lost", { delay });
    openPortal("/water/vehicles");
    await waitFor(() => expect(host.asked).toHaveLength(2));
    goOffline();
    await line();
    cutOff();
    await screen.findByText("Nothing was requested");
    host.answers(listWaterVehicles, []);
    goOnline();
    await screen.findByText("No Data");
    expect([page(), host.asked.length]).toEqual(["/water/vehicles", 3]);
  });
});

describe("what goes with a report without a network", () => {
  const today = "2026-11-21";
  const compared = `/intracity/counterwise/report/?from_date=2026-11-20&to_date=${today}&compare=before`;

  beforeEach(() => {
    at(`${today}T10:00:00`);
    signedIn(host, oneEach);
  });

  it("what it is compared with is asked when the connection is back", async () => {
    host.answers(getIntracityCounterwiseReport, ({ query }) => [
      { counter: { id: 1, name: `From ${query.from_date}` }, total_tickets: 1, total_fares: 1 },
    ]);
    const { user } = openPortal(compared.replace("&compare=before", ""));
    await screen.findByText("From 2026-11-20");
    goOffline();
    await line();
    await user.selectOptions(screen.getByRole("combobox", { name: "Compare with" }), "Day before");
    const later =
      "You are offline. What to compare with is requested when the connection is back (1 day: November 19, 2026, until 3:00 AM on November 20, 2026).";
    await screen.findByText(later);
    expect([page(), host.asked.length]).toEqual([compared, 2]);
    goOnline();
    await screen.findByText(/^Compared with 1 day: November 19, 2026, /);
    expect(host.asked.slice(2).map(({ query }) => query.from_date)).toEqual(["2026-11-19"]);
  });

  it("the next page of a list is asked when the connection is back, and the rows stay", async () => {
    const row = (id: number) => ({
      reservation_number: `R-${id}`,
      passenger: { name: "Karim" },
      coach: { id: 1, name: "C-1" },
      seats: ["A1"],
      travel_date: today,
      status: "confirmed" as const,
      amount: 1,
    });
    host.answers(listIntercityReservations, ({ query }) =>
      query.cursor
        ? { rows: [row(2)], next_cursor: null }
        : { rows: [row(1)], next_cursor: "cursor-2" },
    );
    const { user } = openPortal("/intercity/reservation/report/");
    await screen.findByText("R-1");
    goOffline();
    await line();
    await user.click(screen.getByRole("button", { name: "Load more" }));
    await screen.findByText(
      "You are offline. More rows are requested when the connection is back.",
    );
    screen.getByText("R-1");
    expect(host.asked).toHaveLength(2);
    goOnline();
    await screen.findByText("R-2");
    screen.getByText("R-1");
    expect(host.asked.slice(2).map(({ query }) => query.cursor)).toEqual(["cursor-2"]);
  });
});

describe("a start without a network", () => {
  it("is tried again with the connection, and shows what was opened", async () => {
    localStorage.setItem("accessToken", "t-1");
    goOffline();
    host.fails(getUser, "lost");
    openPortal("/profile");
    await screen.findByRole("heading", { name: "You are offline" });
    screen.getByText("This page comes when the connection is back.");
    // Nothing is shown that could stay, and nothing went wrong.
    expect(screen.queryByText(/What is shown stays|Oops/)).toBe(null);
    expect([page(), document.title]).toEqual(["/error", "You are offline · Partner portal"]);
    host.answers(getUser, { user: rahim, allowed_companies: oneEach });
    goOnline();
    await screen.findByRole("heading", { name: "Profile" });
    expect(page()).toBe("/profile");
    await isGone();
  });
});
