import { screen, waitFor } from "@testing-library/react";
import {
  getIntracityCounterwiseReport,
  getIntracitySummary,
  getOfflineCounterReport,
} from "partner-sdk";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { now } from "../home/made-day.ts";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, page, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { cellsIn, termsIn } from "../portal/reading.ts";

const host = portalHost();
const route = "/intracity/counterwise/report/";
const dhaka = { reporting: { time_zone: "Asia/Dhaka" } };
const told = { ...dhaka, features: ["same_hours"] };
const both =
  "This range counts until 2:00 PM on November 21, 2026, and the other until the same hour.";

const sold = (name: string, count: number, amount: number) => ({
  counter: { id: name, name },
  total_tickets: count,
  total_fares: amount,
});
const askedUntil = () =>
  host.asked
    .filter(({ query }) => query.from_date)
    .map(({ query }) => `${query.from_date} ${query.to_date} ${query.until_time ?? "now"}`)
    .sort();

beforeEach(() => {
  at(now);
  host.answers(getIntracityCounterwiseReport, ({ query }) => {
    const isToday = query.to_date === "2026-11-21" || query.to_date === "2026-11-22";
    if (!isToday) {
      return query.until_time ? [sold("Uttara", 8, 80)] : [sold("Uttara", 16, 160)];
    }
    return query.until_time ? [sold("Uttara", 10, 100)] : [sold("Uttara", 11, 110)];
  });
});

describe("a range that goes on", () => {
  it("is compared until its last full hour, in rows, changes, percentages and totals", async () => {
    signedIn(host, oneEach, rahim, told);
    openPortal(`${route}?compare=week`);
    await screen.findByText(
      `Compared with 1 day: November 14, 2026, until 2:00 PM on November 14, 2026. ${both}`,
    );
    expect(cellsIn(screen.getByRole("table")).slice(1)).toEqual([
      ["Uttara", "10", "8", "▲ 2", "▲ 25.0%", "100.00", "80.00", "▲ 20.00", "▲ 25.0%"],
      ["Total", "10", "8", "▲ 2", "▲ 25.0%", "100.00", "80.00", "▲ 20.00", "▲ 25.0%"],
    ]);
    expect(askedUntil()).toEqual([
      "2026-11-14 2026-11-15 14:00",
      "2026-11-21 2026-11-22 14:00",
      "2026-11-21 2026-11-22 now",
    ]);
  });

  it("of several days counts its last one and that of the other until the same hour", async () => {
    signedIn(host, oneEach, rahim, told);
    openPortal(`${route}?from_date=2026-11-19&to_date=2026-11-22&compare=before`);
    await screen.findByText(
      `Compared with 3 days: November 16, 2026 to November 18, 2026, until 2:00 PM on November 18, 2026. This range begins on a Thursday, the other on a Monday. ${both}`,
    );
    expect(askedUntil().filter((one) => one.endsWith("14:00"))).toEqual([
      "2026-11-16 2026-11-19 14:00",
      "2026-11-19 2026-11-22 14:00",
    ]);
  });

  it("that holds days to come is compared as far as it has come", async () => {
    signedIn(host, oneEach, rahim, told);
    openPortal(`${route}?from_date=2026-11-19&to_date=2026-11-26&compare=before`);
    await screen.findByText(/^Compared with 3 days: November 12, 2026 to November 14, 2026, until/);
    expect(askedUntil().filter((one) => one.endsWith("14:00"))).toEqual([
      "2026-11-12 2026-11-15 14:00",
      "2026-11-19 2026-11-22 14:00",
    ]);
  });

  it("gives a summary and a report by counter one answer", async () => {
    signedIn(host, oneEach, rahim, told);
    host.answers(getIntracitySummary, ({ query }) => {
      const isToday = query.from_date === "2026-11-21";
      const [whole, cut] = isToday ? [11, 10] : [16, 8];
      const count = query.until_time ? cut : whole;
      const figures = { total_trips: 3, total_tickets: count, total_fares: count * 10 };
      return { totals: figures, days: [{ date: query.from_date ?? "", ...figures }] };
    });
    const { close } = openPortal("/intracity/summary");
    await screen.findAllByText("until 2:00 PM");
    const figures = () => {
      const [list] = screen
        .getAllByRole("term")
        .flatMap((term) => (term.textContent === "Trips" ? [term.closest("dl")] : []));
      return [...(list?.querySelectorAll("dd") ?? [])].map((one) => one.textContent);
    };
    const earlier = "the same weekday a week earlier until 2:00 PM";
    expect(figures()).toEqual([
      ...["3", `no change vs. ${earlier}`],
      ...["11", `▲ 2 (25.0%) vs. ${earlier}`],
      ...["110.00", `▲ 20.00 (25.0%) vs. ${earlier}`],
    ]);
    close();
    openPortal("/intracity/summary?compare=week");
    await screen.findByText(/^Compared with/);
    expect(figures().filter((_, nth) => nth % 2 === 0)).toEqual(["3", "10", "100.00"]);
    expect(cellsIn(screen.getByRole("table")).at(-1)?.slice(-4)).toEqual([
      ...["100.00", "80.00", "▲ 20.00", "▲ 25.0%"],
    ]);
  });

  it("keeps its filter in both", async () => {
    signedIn(host, oneEach, rahim, told);
    host.answers(getOfflineCounterReport, ({ query }) => [
      {
        counterman: { name: "Karim" },
        total_tickets: query.stoppage === "Gabtoli" && query.until_time ? 4 : 9,
        total_fares: 20,
      },
    ]);
    openPortal("/offline-counter/report?stoppage=Gabtoli&compare=week");
    await screen.findByText(/^Compared with/);
    const { "Total Ticket": now, "Total Ticket before": before } = termsIn(
      screen.getByRole("main"),
    );
    expect([now, before]).toEqual(["4", "4"]);
  });

  it("is set against no full days where the host has no hours: it says which are missing, and offers its full days", async () => {
    signedIn(host, oneEach, rahim, dhaka);
    const { user } = openPortal(`${route}?from_date=2026-11-19&to_date=2026-11-22&compare=before`);
    await screen.findByText(
      "The hours from 2:32 PM on November 21, 2026 to 3:00 AM on November 22, 2026 are not over yet, so this range is not compared with full days.",
    );
    expect(cellsIn(screen.getByRole("table"))).toEqual([
      ["Counter", "Tickets", "Fares"],
      ["Uttara", "11", "110.00"],
      ["Total", "11", "110.00"],
    ]);
    expect(askedUntil()).toEqual(["2026-11-19 2026-11-22 now"]);
    await user.click(screen.getByRole("button", { name: "Compare until November 20, 2026" }));
    await screen.findByText(/^Compared with 2 days: November 17, 2026 to November 18, 2026, until/);
    expect(page()).toBe(`${route}?from_date=2026-11-19&to_date=2026-11-21&compare=before`);
    expect(host.asked.filter(({ query }) => query.until_time)).toEqual([]);
    expect(screen.queryByRole("button", { name: /^Compare until/ })).toBe(null);
  });

  it("is alone with its full days in the first hour of its only one", async () => {
    at("2026-11-21T03:20:00+06:00");
    signedIn(host, oneEach, rahim, told);
    const { user } = openPortal(`${route}?compare=week`);
    await screen.findByText(
      /^The hours from 3:20 AM on November 21, 2026 to 3:00 AM on November 22, 2026 are not over/,
    );
    await user.click(screen.getByRole("button", { name: /^Compare until/ }));
    await waitFor(() =>
      expect(page()).toBe(`${route}?from_date=2026-11-20&to_date=2026-11-21&compare=week`),
    );
  });

  it("offers its full days where the host no longer has the hours of the other range", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    signedIn(host, oneEach, rahim, told);
    const { user } = openPortal(route);
    await screen.findByRole("rowheader", { name: "Uttara" });
    host.fails(getIntracityCounterwiseReport, 400);
    await user.selectOptions(
      screen.getByRole("combobox", { name: "Compare with" }),
      "Same day a year earlier",
    );
    await screen.findByText(
      "The figures to compare with could not be fetched (1 day: November 21, 2025, until 2:00 PM on November 21, 2025).",
    );
    screen.getByRole("button", { name: "Compare until November 20, 2026" });
    expect(cellsIn(screen.getByRole("table")).at(-1)).toEqual(["Total", "11", "110.00"]);
  });

  describe("that is refreshed", () => {
    const before = "1 day: November 14, 2026, until";
    const minutes = (count: number) => count * 60_000;
    let sales = 0;

    beforeEach(() => {
      sales = 0;
      host.answers(getIntracityCounterwiseReport, ({ query }) => {
        const day = query.from_date === "2026-11-21" ? 10 : 8;
        return [sold("Uttara", day + sales, (day + sales) * 10)];
      });
    });

    const figures = () => cellsIn(screen.getByRole("table"))[1]?.slice(1, 5);

    async function opened() {
      signedIn(host, oneEach, rahim, told);
      const portal = openPortal(`${route}?compare=week`);
      await screen.findByText(new RegExp(`^Compared with ${before} 2:00 PM`));
      expect(figures()).toEqual(["10", "8", "▲ 2", "▲ 25.0%"]);
      host.asked.length = 0;
      sales = 1;
      return portal;
    }

    it("within the hour asks both ranges until the same hour again", async () => {
      const { clock } = await opened();
      at("2026-11-21T14:40:00+06:00");
      clock.increment(minutes(2));
      await screen.findByText("Updated 2:40 PM");
      expect(figures()).toEqual(["11", "9", "▲ 2", "▲ 22.2%"]);
      expect(askedUntil()).toEqual([
        "2026-11-14 2026-11-15 14:00",
        "2026-11-21 2026-11-22 14:00",
        "2026-11-21 2026-11-22 now",
      ]);
    });

    it("at the turn of the hour keeps its comparison until that of the next hour has come", async () => {
      const { user } = await opened();
      at("2026-11-21T15:01:00+06:00");
      const release = host.holds(getIntracityCounterwiseReport, [sold("Uttara", 20, 200)]);
      await user.click(screen.getByRole("button", { name: "Refresh" }));
      await waitFor(() => expect(askedUntil()).toHaveLength(3));
      expect(figures()).toEqual(["10", "8", "▲ 2", "▲ 25.0%"]);
      screen.getByText(new RegExp(`^Compared with ${before} 2:00 PM`));
      screen.getByText("Updated 2:32 PM");
      release();
      await screen.findByText("Updated 3:01 PM");
      screen.getByText(new RegExp(`^Compared with ${before} 3:00 PM`));
      expect(figures()).toEqual(["20", "20", "0", "0.0%"]);
      expect(askedUntil()).toEqual([
        "2026-11-14 2026-11-15 15:00",
        "2026-11-21 2026-11-22 15:00",
        "2026-11-21 2026-11-22 now",
      ]);
    });

    it("keeps rows and comparison where one of them fails, and says so", async () => {
      vi.spyOn(console, "error").mockImplementation(() => {});
      const { clock } = await opened();
      host.fails(getIntracityCounterwiseReport, 503, { times: 1 });
      clock.increment(minutes(2));
      await screen.findByText(/^These rows could not be refreshed/);
      expect(figures()).toEqual(["10", "8", "▲ 2", "▲ 25.0%"]);
      screen.getByText("Updated 2:32 PM");
    });
  });
});
