import { screen, within } from "@testing-library/react";
import { getToday, getUser, logout } from "partner-sdk";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { goOffline, goOnline, turnTab } from "../portal/browser.ts";
import { at } from "../portal/clock.ts";
import { openPortal, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { both, dayOf, now, told, water } from "./made-day.ts";
import { daysAsked, links, module, rowsIn } from "./seen-day.ts";

const host = portalHost();
const minute = 60_000;

beforeEach(() => at(now));

describe("the day on Home", () => {
  const open = async () => {
    signedIn(host, water, rahim, told);
    host.answers(getToday, dayOf(both));
    const portal = openPortal("/");
    await screen.findByText("220.00");
    return portal;
  };
  const later = (time: string, amount: number) => {
    at(`2026-11-21T${time}:00+06:00`);
    const [first, second] = both;
    if (!first || !second) throw new Error("there are two companies");
    const day = dayOf([{ ...first, today: { ...first.today, total_amount: amount } }, second], {
      at: `2026-11-21T${time}:00+06:00`,
    });
    host.answers(getToday, day);
  };
  const spoken = () => screen.getByText(/./, { selector: "main [role=status]" }).textContent;

  it("is asked for again every minute, and not spoken each time", async () => {
    const { clock } = await open();
    expect(spoken()).toBe("Updated 2:32 PM");
    later("14:33", 115);
    clock.increment(minute);
    await screen.findByText("225.00");
    screen.getByText("Updated 2:33 PM");
    expect([daysAsked(host), spoken()]).toEqual([2, "Updated 2:32 PM"]);
  });

  it("is asked for and spoken when a person wants it", async () => {
    const { user } = await open();
    later("14:33", 115);
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    await screen.findByText("225.00");
    expect([daysAsked(host), spoken()]).toEqual([2, "Updated 2:33 PM"]);
  });

  it("is not asked for in a hidden tab, and at once when it is shown", async () => {
    const { clock } = await open();
    turnTab("hidden");
    clock.increment(10 * minute);
    later("14:42", 115);
    expect(daysAsked(host)).toBe(1);
    turnTab("shown");
    await screen.findByText("225.00");
  });

  it("is not asked for once Home is left, and at once when it is opened again", async () => {
    const { clock, user } = await open();
    const banner = within(screen.getByRole("banner"));
    await user.click(screen.getByRole("link", { name: "Water 2 companies" }));
    await screen.findByRole("heading", { level: 1, name: "water Companies" });
    later("14:42", 115);
    clock.increment(10 * minute);
    await user.click(banner.getByRole("link", { name: "Rahim" }));
    await screen.findByRole("button", { name: "Sign out" });
    expect(daysAsked(host)).toBe(1);
    await user.click(banner.getByRole("link", { name: "Partner, Home" }));
    await screen.findByText("225.00");
    expect(daysAsked(host)).toBe(2);
  });

  it("hears of nothing any more when the session ends while Home shows it", async () => {
    const warned = vi.spyOn(console, "warn");
    const { clock } = await open();
    host.fails(getToday, 401);
    clock.increment(minute);
    await screen.findByRole("button", { name: "Sign in" });
    expect(warned.mock.calls).toEqual([]);
  });

  it("stays offline, with the time of each record, and is asked for with the connection", async () => {
    const { clock } = await open();
    goOffline();
    await screen.findAllByText("last record 2:30 PM");
    clock.increment(10 * minute);
    later("14:42", 115);
    expect([daysAsked(host), screen.queryByText("220.00")]).toEqual([1, expect.anything()]);
    goOnline();
    await screen.findByText("225.00");
    screen.getAllByText("12 min ago");
  });

  it.each([500, 503])("stays where it is refused with %d, and says since when", async (status) => {
    const { clock, portal } = await open();
    host.fails(getToday, status);
    clock.increment(minute);
    await screen.findAllByText("Not updated since 2:32 PM.");
    expect(spoken()).toBe("Not updated since 2:32 PM.");
    screen.getByText("220.00");
    screen.getAllByText("last record 2:30 PM");
    expect(location.pathname).toBe("/");
    expect(portal.getSnapshot().value).toBe("signedIn");
    later("14:34", 115);
    clock.increment(minute);
    await screen.findByText("225.00");
    expect(spoken()).toBe("Updated 2:34 PM");
  });

  it("that cannot be loaded at all leaves the way to every report", async () => {
    signedIn(host, water, rahim, told);
    host.fails(getToday, "lost");
    openPortal("/");
    await screen.findAllByText("The figures could not be loaded.");
    expect(rowsIn(await module("Water"))[0]).toEqual([
      ...["Sundarban Navigation", "N/A", "", "", "", "", links],
    ]);
    expect(location.pathname).toBe("/");
  });

  it("that is of another service day has its date", async () => {
    const { clock } = await open();
    at("2026-11-22T14:32:00+06:00");
    host.fails(getToday, 503);
    clock.increment(minute);
    await screen.findAllByText("Not updated since 21.11.2026 02:32 PM.");
  });

  it("waits as long as the service says", async () => {
    const { clock, user } = await open();
    host.fails(getToday, 429, { headers: { "Retry-After": "120" } });
    clock.increment(minute);
    await screen.findAllByText("Not updated since 2:32 PM. Trying again in 2 minutes.");
    const refresh = screen.getByRole("button", { name: "Refresh" });
    expect(refresh.getAttribute("aria-disabled")).toBe("true");
    await user.click(refresh);
    expect(daysAsked(host)).toBe(2);
    later("14:35", 115);
    clock.increment(2 * minute);
    await screen.findByText("225.00");
  });

  it("that is answered with 401 ends the session", async () => {
    const { clock } = await open();
    host.fails(getToday, 401);
    clock.increment(minute);
    await screen.findByLabelText("User name");
  });

  it("is kept for who comes back within the minute, and gone with the session", async () => {
    const { portal, user } = await open();
    await user.click(screen.getByRole("link", { name: "Water 2 companies" }));
    await screen.findByRole("heading", { level: 1, name: "water Companies" });
    await user.click(
      within(screen.getByRole("banner")).getByRole("link", { name: "Partner, Home" }),
    );
    await screen.findByText("220.00");
    expect(daysAsked(host)).toBe(1);
    const answer = host.holds(getToday, dayOf(both));
    host.answers(logout, undefined as never);
    portal.getSnapshot().children.authentication?.send({ type: "signOut.requested" });
    await screen.findByLabelText("User name");
    localStorage.setItem("accessToken", "t-2");
    host.answers(getUser, { user: { name: "Karim" }, allowed_companies: water, ...told });
    portal.send({ type: "token.replaced" });
    const region = await module("Water");
    expect(rowsIn(region)[0]?.[1]).toBe("");
    answer();
    await within(region).findByText("220.00");
  });
});
