import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { getIntracitySummary } from "partner-sdk";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PortalActor } from "web/state/start-portal.ts";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, page, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { cellsIn } from "../portal/reading.ts";

const host = portalHost();
const comparisonIn = (portal: PortalActor) =>
  portal.getSnapshot().context.reports[0]?.report.getSnapshot().children.comparison?.getSnapshot();
beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
});

describe("a summary", () => {
  const day = (date: string, total_fares: number) => ({
    date,
    total_trips: 1,
    total_tickets: 10,
    total_fares,
  });

  const week = [day("2026-11-15", 200), day("2026-11-16", 100), day("2026-11-17", 300.5)];

  beforeEach(() => {
    host.answers(getIntracitySummary, ({ query }) => ({
      totals: { total_trips: 0, total_tickets: 0, total_fares: 0 },
      days:
        query.from_date === "2026-11-15"
          ? [day("2026-11-17", 300.5), day("2026-11-16", 100), day("2026-11-15", 200)]
          : [day("2026-11-08", 400)],
    }));
  });

  it("has its sums beside those of the days before, its best and its weakest day", async () => {
    at("2026-11-22T03:00:00");
    openPortal("/intracity/summary?from_date=2026-11-15&to_date=2026-11-22");
    await screen.findAllByText(/vs\. the 7 days before$/);
    const figures = [...document.querySelectorAll("dl > div")].map((figure) =>
      [...figure.children].map(({ textContent }) => textContent),
    );
    expect(figures).toEqual([
      ["Trips", "3", "▲ 2 (200.0%) vs. the 7 days before"],
      ["Tickets", "30", "▲ 20 (200.0%) vs. the 7 days before"],
      ["Fares", "600.50", "▲ 200.50 (50.1%) vs. the 7 days before"],
      ["Best day", "300.50", "November 17, 2026"],
      ["Weakest day", "100.00", "November 16, 2026"],
    ]);
  });

  it("says in its sums, too, which currency the host names", async () => {
    signedIn(host, oneEach, rahim, { reporting: { currency: "BDT" } });
    openPortal("/intracity/summary?from_date=2026-11-15&to_date=2026-11-22");
    await screen.findByText("Best day");
    const figures = [...document.querySelectorAll("dt")].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(figures.slice(0, 5)).toEqual([
      ["Trips", "3"],
      ["Tickets", "30"],
      ["Fares", "৳600.50"],
      ["Best day", "৳300.50"],
      ["Weakest day", "৳100.00"],
    ]);
  });

  it("stands alone where what nobody chose to compare it with fails, and leads nowhere", async () => {
    at("2026-11-22T03:00:00");
    vi.spyOn(console, "error").mockImplementation(() => {});
    const refused: string[] = [];
    host.answers(getIntracitySummary, ({ query }) => {
      if (query.from_date !== "2026-11-15") {
        refused.push(query.from_date ?? "");
        throw new Error("A host that fails answers with 500.");
      }
      return { totals: { total_trips: 0, total_tickets: 0, total_fares: 0 }, days: week };
    });
    const { portal } = openPortal("/intracity/summary?from_date=2026-11-15&to_date=2026-11-22");
    await screen.findByText("Best day");
    await waitFor(() => expect(comparisonIn(portal)?.value).toBe("failed"));
    await new Promise((resolve) => setTimeout(resolve));
    expect([refused, page()]).toEqual([
      ["2026-11-08"],
      "/intracity/summary?from_date=2026-11-15&to_date=2026-11-22",
    ]);
    screen.getByText("Best day");
    expect(screen.queryByText(/^vs\./)).toBe(null);
  });

  it("asks once more when what failed unasked is chosen", async () => {
    at("2026-11-22T03:00:00");
    vi.spyOn(console, "error").mockImplementation(() => {});
    let isDown = true;
    host.answers(getIntracitySummary, ({ query }) => {
      const isEarlier = query.from_date !== "2026-11-15";
      if (isEarlier && isDown) throw new Error("A host that fails answers with 500.");
      const days = isEarlier ? [day("2026-11-08", 400)] : week;
      return { totals: { total_trips: 0, total_tickets: 0, total_fares: 0 }, days };
    });
    const { portal, user } = openPortal(
      "/intracity/summary?from_date=2026-11-15&to_date=2026-11-22",
    );
    await waitFor(() => expect(comparisonIn(portal)?.value).toBe("failed"));
    isDown = false;
    const choice = await screen.findByRole("combobox", { name: "Compare with" });
    await user.selectOptions(choice, "7 days before");
    await screen.findByRole("columnheader", { name: "Fares before" });
  });

  it("leads to the 500 page where a comparison was chosen and is answered with 500", async () => {
    at("2026-11-22T03:00:00");
    vi.spyOn(console, "error").mockImplementation(() => {});
    host.answers(getIntracitySummary, ({ query }) => {
      if (query.from_date !== "2026-11-15") throw new Error("A host that fails answers with 500.");
      return { totals: { total_trips: 0, total_tickets: 0, total_fares: 0 }, days: week };
    });
    openPortal("/intracity/summary?from_date=2026-11-15&to_date=2026-11-22&compare=before");
    await screen.findByRole("heading", { name: "Oops! Something Went Wrong" });
  });

  it("weighs no day that is not over yet, and says so", async () => {
    host.answers(getIntracitySummary, ({ query }) => ({
      totals: { total_trips: 0, total_tickets: 0, total_fares: 0 },
      days:
        query.from_date === "2026-11-19"
          ? [day("2026-11-19", 200), day("2026-11-20", 100), day("2026-11-21", 50)]
          : [day("2026-11-16", 400)],
    }));
    openPortal("/intracity/summary?from_date=2026-11-19&to_date=2026-11-22");
    await screen.findByText("November 20, 2026", { selector: "dd" });
    // A host without figures until an hour has nothing to set a running day against.
    expect(screen.queryByText(/vs\./)).toBe(null);
    const figure = await screen.findByRole("figure");
    expect(figure.querySelector("figcaption")?.textContent).toBe(
      "Fares per day: at most 200.00 on November 19, 2026, at least 100.00 on November 20, 2026. November 21, 2026 is not over yet.",
    );
    const lines = [...figure.querySelectorAll("polyline")].map((line) =>
      line.getAttribute("points"),
    );
    expect(lines).toEqual(["0,0 0.5,0.5", "0.5,0.5 1,0.75"]);
  });

  it("marks the weekend that the host names, in its days and under its line", async () => {
    const weekend = ["monday", "tuesday"] as const;
    signedIn(host, oneEach, rahim, { reporting: { weekend: [...weekend] } });
    openPortal("/intracity/summary?from_date=2026-11-15&to_date=2026-11-22");
    const figure = await screen.findByRole("figure");
    const bands = [...figure.querySelectorAll("rect")].map((band) => [
      band.getAttribute("x"),
      band.getAttribute("width"),
    ]);
    expect(bands).toEqual([
      ["0.25", "0.5"],
      ["0.75", "0.25"],
    ]);
    const heads = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
    expect(heads).toEqual([
      "November 17, 2026 Tuesday",
      "November 16, 2026 Monday",
      "November 15, 2026",
      "Total",
    ]);
  });

  it("has a line over its days in their order, told in a sentence", async () => {
    openPortal("/intracity/summary?from_date=2026-11-15&to_date=2026-11-22");
    const figure = await screen.findByRole("figure");
    within(figure).getByText(
      "Fares per day: at most 300.50 on November 17, 2026, at least 100.00 on November 16, 2026",
    );
    const points = figure.querySelector("polyline")?.getAttribute("points")?.split(" ");
    expect(points?.map((point) => Number(point.split(",")[1]).toFixed(3))).toEqual([
      "0.500",
      "0.750",
      "0.249",
    ]);
    const axis = [...figure.querySelectorAll("div > span")].map(({ textContent }) => textContent);
    expect(axis).toEqual(["0", "200", "400", "November 15, 2026", "November 17, 2026"]);
  });

  const asked = (figure: HTMLElement) => {
    const slider = within(figure).getByRole("slider", { name: "Fares of a day" });
    const words = figure.querySelector("p > span")?.textContent;
    return { slider, said: [slider.getAttribute("aria-valuetext"), words] };
  };

  it("says the day that a pointer or a key asks for, and nothing of a day after it", async () => {
    at("2026-11-22T03:00:00");
    const { user } = openPortal("/intracity/summary?from_date=2026-11-15&to_date=2026-11-22");
    const figure = await screen.findByRole("figure");
    const { slider } = asked(figure);
    const seen = [asked(figure).said];
    slider.getBoundingClientRect = () => new DOMRect(100, 0, 200, 50);
    await user.pointer({ target: slider, coords: { clientX: 190, clientY: 10 } });
    seen.push(asked(figure).said);
    await user.pointer({ target: document.body });
    seen.push(asked(figure).said);
    fireEvent.change(slider, { target: { value: "0" } });
    seen.push(asked(figure).said);
    const last = "November 17, 2026: 300.50";
    expect(seen).toEqual([
      [last, "Fares per day"],
      ["November 16, 2026: 100.00", "November 16, 2026: 100.00"],
      [last, "Fares per day"],
      ["November 15, 2026: 200.00", "November 15, 2026: 200.00"],
    ]);
  });

  it("draws the days that a search leaves, and those that they are set against", async () => {
    at("2026-11-22T03:00:00");
    host.answers(getIntracitySummary, ({ query }) => ({
      totals: { total_trips: 0, total_tickets: 0, total_fares: 0 },
      days:
        query.from_date === "2026-11-15"
          ? [day("2026-11-15", 200), day("2026-11-16", 100), day("2026-11-17", 300)]
          : [day("2026-11-08", 400), day("2026-11-09", 40), day("2026-11-10", 0)],
    }));
    const { user } = openPortal(
      "/intracity/summary?from_date=2026-11-15&to_date=2026-11-22&compare=before",
    );
    const figure = await screen.findByRole("figure");
    const drawn = () =>
      [...figure.querySelectorAll("polyline")].map((line) => line.getAttribute("points"));
    await waitFor(() => expect(drawn()).toEqual(["0,0 0.5,0.9 1,1", "0,0.5 0.5,0.75 1,0.25"]));
    expect(figure.textContent).toContain("Grey: the 7 days before");
    fireEvent.change(asked(figure).slider, { target: { value: "1" } });
    expect(asked(figure).said[1]).toBe("November 16, 2026: 100.00, before 40.00");
    await user.type(screen.getByRole("searchbox"), "2026 200.00");
    await waitFor(() => expect(drawn()).toEqual(["0.5,0.5"]));
    expect(asked(figure).said[0]).toBe("November 15, 2026: 200.00, before 400.00");
  });

  it("draws and weighs no day of the other range that no day is set against", async () => {
    at("2026-05-10T10:00:00");
    host.answers(getIntracitySummary, ({ query }) => ({
      totals: { total_trips: 0, total_tickets: 0, total_fares: 0 },
      days:
        query.from_date === "2026-04-30"
          ? [day("2026-04-30", 200), day("2026-05-01", 100)]
          : [day("2026-03-30", 80), day("2026-03-31", 70), day("2026-04-01", 60)],
    }));
    openPortal("/intracity/summary?from_date=2026-04-30&to_date=2026-05-02&compare=month");
    await screen.findByRole("columnheader", { name: "Fares before" });
    const figure = screen.getByRole("figure");
    expect(figure.querySelector("figcaption")?.textContent).toBe(
      "Fares per day: at most 200.00 on April 30, 2026, at least 100.00 on May 1, 2026",
    );
    expect(
      [...figure.querySelectorAll("polyline")].map((line) => line.getAttribute("points")),
    ).toEqual(["0,0.6 1,0.7", "0,0 1,0.5"]);
    const rows = cellsIn(screen.getByRole("table", { name: "Summary" }));
    expect(rows.map((cells) => [cells[0], ...cells.slice(-4)])).toEqual([
      ["Date", "Fares", "Fares before", "Fares change", "Fares %"],
      ["April 30, 2026", "200.00", "80.00", "▲ 120.00", "▲ 150.0%"],
      ["May 1, 2026", "100.00", "60.00", "▲ 40.00", "▲ 66.7%"],
      ["March 31, 2026", "N/A", "70.00", "N/A", "N/A"],
      ["Total", "300.00", "210.00", "▲ 90.00", "▲ 42.9%"],
    ]);
  });

  it("goes to the row of the day that is pressed, and to none that a finger only looks at", async () => {
    openPortal("/intracity/summary?from_date=2026-11-15&to_date=2026-11-22");
    const { slider } = asked(await screen.findByRole("figure"));
    slider.getBoundingClientRect = () => new DOMRect(100, 0, 200, 50);
    const rowOf = (name: string) => screen.getByRole("link", { name });
    fireEvent.pointerDown(slider, { clientX: 110 });
    fireEvent.pointerUp(slider, { clientX: 290 });
    expect(document.activeElement).not.toBe(rowOf("November 17, 2026"));
    fireEvent.pointerDown(slider, { clientX: 286 });
    fireEvent.pointerUp(slider, { clientX: 290 });
    expect(document.activeElement).toBe(rowOf("November 17, 2026"));
    fireEvent.change(slider, { target: { value: "1" } });
    fireEvent.keyDown(slider, { key: "Enter" });
    expect(document.activeElement).toBe(rowOf("November 16, 2026"));
  });
});
