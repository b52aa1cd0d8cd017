// @module-tag long
import { screen, waitFor, within } from "@testing-library/react";
import {
  getCounterwiseTicketingVehicleCounters,
  getIntracityCounterwiseReport,
  getOfflineCounterReport,
  listOfflineCounterDeviceIds,
} from "partner-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, page, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();
const route = "/intracity/counterwise/report/";
const rowsFor = (from: string) => [
  { counter: { id: 1, name: `From ${from}` }, total_tickets: 1, total_fares: 1 },
];

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
  host.answers(getIntracityCounterwiseReport, ({ query }) => rowsFor(query.from_date ?? ""));
});

const ranges = () =>
  host.asked
    .filter(({ path }) => path.includes("/reports/"))
    .map(({ query }) => `${query.from_date} ${query.to_date}`);

async function apply({ user }: ReturnType<typeof openPortal>, preset: string) {
  await user.click(screen.getByRole("button", { name: "Filter" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Filter" }));
  await user.click(dialog.getByRole("button", { name: preset }));
  await user.click(screen.getByRole("button", { name: "Apply" }));
}

describe("a filter in the address", () => {
  it("is what the report asks for", async () => {
    openPortal(`${route}?from_date=2026-10-01&to_date=2026-11-01`);
    await screen.findByText("From 2026-10-01");
    screen.getByText(
      "31 days: October 1, 2026 to October 31, 2026, until 3:00 AM on November 1, 2026",
    );
    expect(ranges()).toEqual(["2026-10-01 2026-11-01"]);
  });

  it("of one and the same day asks for that day", async () => {
    openPortal(`${route}?from_date=2026-11-01&to_date=2026-11-01`);
    await screen.findByText("From 2026-11-01");
    screen.getByText("1 day: November 1, 2026, until 3:00 AM on November 2, 2026");
    expect(ranges()).toEqual(["2026-11-01 2026-11-01"]);
  });

  it("may span the limit and the one day that is tolerated", async () => {
    openPortal(`${route}?from_date=2026-10-01&to_date=2026-11-02`);
    await screen.findByText("From 2026-10-01");
    expect(ranges()).toEqual(["2026-10-01 2026-11-02"]);
  });

  it.each([
    ["from_date=2026-11-02&to_date=2026-11-01", "From date must be lesser than to date"],
    ["from_date=2026-10-01&to_date=2026-11-03", "Maximum 31 days"],
    ["from_date=2026-02-30&to_date=2026-03-01", "From date must be lesser than to date"],
    ["from_date=%3Cb%3E&to_date=", "From date must be lesser than to date"],
    ["from_date=2026-11-01", "From date must be lesser than to date"],
  ])("that is %s alerts, and nothing is fetched [S5.1, S5.2]", async (query, words) => {
    const { user } = openPortal(`${route}?${query}`);
    const dialog = within(await screen.findByRole("dialog", { name: "Filter" }));
    expect(dialog.getByRole("alert").textContent).toBe(words);
    await user.click(dialog.getByRole("button", { name: "Close" }));
    const said = (await screen.findByText("Nothing was requested")).parentElement;
    expect(said?.textContent).toBe(`Nothing was requested${words}Choose a range`);
    expect([screen.queryByText("No Data"), screen.queryByText(/until 3:00 AM/), ranges()]).toEqual([
      null,
      null,
      [],
    ]);
    await user.click(screen.getByRole("button", { name: "Choose a range" }));
    await screen.findByRole("dialog", { name: "Filter" });
  });

  it.each(["from_date=abc", "to_date=2026-11-01", "from_date=2026-02-30&to_date=2026-03-01"])(
    "that is %s leaves the fields empty, and the calendar opens on this month",
    async (query) => {
      const { user } = openPortal(`${route}?${query}`);
      const dialog = within(await screen.findByRole("dialog", { name: "Filter" }));
      const fields = ["From date", "To date"].map((name) => dialog.getByLabelText(name));
      expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(["", ""]);
      for (const field of fields) {
        await user.click(field);
        await dialog.findByRole("grid", { name: "Date range, November 2026" });
        await user.keyboard("{Escape}");
      }
      await user.click(dialog.getByLabelText("From date"));
      await user.click(await dialog.findByRole("button", { name: /^Monday,? 2 November/ }));
      await user.click(dialog.getByRole("button", { name: /^Wednesday,? 4 November/ }));
      await user.click(dialog.getByRole("button", { name: "Apply" }));
      await screen.findByText("From 2026-11-02");
      expect(ranges()).toEqual(["2026-11-02 2026-11-04"]);
    },
  );

  it("is chosen up to the day on which the running service day ends, over 32 days at most", async () => {
    const { user } = openPortal(`${route}?from_date=2026-10-16&to_date=2026-11-01`);
    await screen.findByText("From 2026-10-16");
    await user.click(screen.getByRole("button", { name: "Filter" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Filter" }));
    const open = async (month: string) => {
      const grid = await dialog.findByRole("grid", { name: `Date range, ${month}` });
      return within(grid)
        .getAllByRole("button")
        .filter((day) => !day.hasAttribute("data-outside-month"))
        .filter((day) => day.getAttribute("aria-disabled") !== "true")
        .map((day) => Number.parseInt(day.textContent, 10));
    };
    const days = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index);
    await user.click(dialog.getByLabelText("To date"));
    expect(await open("November 2026")).toEqual(days(1, 22));
    await user.click(dialog.getByRole("button", { name: "Previous" }));
    await user.click(dialog.getByRole("button", { name: /^Saturday,? 17 October/ }));
    await user.keyboard("{PageDown}");
    expect(await open("November 2026")).toEqual(days(1, 18));
  });

  it("that was refused is mended in the dialog that it opened", async () => {
    const { user } = openPortal(`${route}?from_date=2026-11-02&to_date=2026-11-01`);
    const dialog = within(await screen.findByRole("dialog", { name: "Filter" }));
    await user.click(dialog.getByRole("button", { name: "Yesterday" }));
    await user.click(screen.getByRole("button", { name: "Apply" }));
    await screen.findByText("From 2026-11-20");
    expect(screen.queryByRole("alert")).toBe(null);
    expect(page()).toBe(`${route}?from_date=2026-11-20&to_date=2026-11-21`);
    expect(ranges()).toEqual(["2026-11-20 2026-11-21"]);
  });

  it("goes back and forward with the browser", async () => {
    const portal = openPortal(route);
    await screen.findByText("From 2026-11-21");
    await apply(portal, "Yesterday");
    await screen.findByText("From 2026-11-20");
    await apply(portal, "Last 7 days");
    await screen.findByText("From 2026-11-15");
    history.back();
    await screen.findByText("From 2026-11-20");
    history.back();
    await screen.findByText("From 2026-11-21");
    expect(page()).toBe(route);
    history.forward();
    await screen.findByText("From 2026-11-20");
    expect(page()).toBe(`${route}?from_date=2026-11-20&to_date=2026-11-21`);
    expect(ranges()).toEqual([
      "2026-11-21 2026-11-22",
      "2026-11-20 2026-11-21",
      "2026-11-15 2026-11-22",
      "2026-11-20 2026-11-21",
      "2026-11-21 2026-11-22",
      "2026-11-20 2026-11-21",
    ]);
  });

  it("that was refused is refused again on the way back to it, and hides the rows since", async () => {
    const { user } = openPortal(`${route}?from_date=2026-11-02&to_date=2026-11-01`);
    await user.click(await screen.findByRole("button", { name: "Close" }));
    await user.click(screen.getByRole("button", { name: "Yesterday" }));
    await screen.findByText("From 2026-11-20");
    history.back();
    const dialog = within(await screen.findByRole("dialog", { name: "Filter" }));
    expect(dialog.getByRole("alert").textContent).toBe("From date must be lesser than to date");
    expect(dialog.getByLabelText("From date")).toHaveProperty("value", "02-11-2026");
    expect(screen.queryByText("From 2026-11-20")).toBe(null);
    screen.getByText("Nothing was requested");
    expect(ranges()).toEqual(["2026-11-20 2026-11-21"]);
  });

  it("that is refused when it is applied alerts, asks nothing and makes no address", async () => {
    host.answers(listOfflineCounterDeviceIds, []);
    const at = "/offline-counter/report?from_date=2026-11-02&to_date=2026-11-01";
    const { user } = openPortal(at);
    await user.type(await screen.findByLabelText("Stoppage"), "Gabtoli");
    const before = history.length;
    await user.click(screen.getByRole("button", { name: "Apply" }));
    const dialog = within(screen.getByRole("dialog", { name: "Filter" }));
    expect(dialog.getByRole("alert").textContent).toBe("From date must be lesser than to date");
    expect(dialog.getByLabelText("Stoppage")).toHaveProperty("value", "Gabtoli");
    expect([page(), history.length, ranges()]).toEqual([at, before, []]);
  });

  it("that is applied again is asked again, and makes no address", async () => {
    const { user } = openPortal(route);
    await screen.findByText("From 2026-11-21");
    const before = history.length;
    await user.click(screen.getByRole("button", { name: "Today" }));
    await waitFor(() => expect(ranges()).toHaveLength(2));
    await screen.findByText("From 2026-11-21");
    expect(ranges()).toEqual(["2026-11-21 2026-11-22", "2026-11-21 2026-11-22"]);
    expect([page(), history.length]).toEqual([route, before]);
  });

  it("changes nothing else of the address", async () => {
    const { user } = openPortal(`${route}?tab=1&compare=1&from_date=2026-11-01&to_date=2026-11-02`);
    await screen.findByText("From 2026-11-01");
    await user.click(screen.getByRole("button", { name: "Yesterday" }));
    await screen.findByText("From 2026-11-20");
    expect(page()).toBe(`${route}?from_date=2026-11-20&to_date=2026-11-21&tab=1&compare=1`);
  });

  it("leaves the path as it is written", async () => {
    host.answers(getCounterwiseTicketingVehicleCounters, []);
    const path = "/counterwise-ticketing/counter-wise-details/50%2541";
    const { user } = openPortal(path);
    await screen.findByText("No Data");
    await user.click(screen.getByRole("button", { name: "Yesterday" }));
    await waitFor(() => expect(page()).toBe(`${path}?from_date=2026-11-20&to_date=2026-11-21`));
  });

  it("is decoded once", async () => {
    host.answers(getOfflineCounterReport, []);
    openPortal("/offline-counter/report?stoppage=50%2541");
    await screen.findByText("No Data");
    expect(host.asked.at(-1)?.query.stoppage).toBe("50%41");
  });

  it("lets no late answer replace a newer one", async () => {
    const release = host.holds(getIntracityCounterwiseReport, rowsFor("a late answer"));
    const portal = openPortal(route);
    await screen.findByRole("button", { name: "Filter" });
    await waitFor(() => expect(ranges()).toHaveLength(1));
    host.answers(getIntracityCounterwiseReport, rowsFor("the newer answer"));
    await apply(portal, "Yesterday");
    await screen.findByText("From the newer answer");
    release();
    expect(screen.queryByText("From a late answer")).toBe(null);
    screen.getByText("From the newer answer");
  });
});
