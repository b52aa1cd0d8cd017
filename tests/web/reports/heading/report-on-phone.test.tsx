import { screen, waitFor, within } from "@testing-library/react";
import {
  findTollplazaPassages,
  getIntracityCounterwiseReport,
  getIntracityVehiclewiseReport,
  getOfflineCounterReport,
  listIntracityVehicles,
  listTollplazaNonExitedVehicles,
} from "partner-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { at } from "../../portal/clock.ts";
import { address, oneEach, openPortal, page, signedIn } from "../../portal/open-portal.tsx";
import { portalHost } from "../../portal/portal-host.ts";

const host = portalHost();
const route = "/intracity/counterwise/report/";
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const item = (name: string | RegExp) => screen.findByRole("menuitem", { name });
const title = () => screen.findByRole("heading", { level: 1 });

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  at("2026-11-28T10:00:00");
  signedIn(host, oneEach);
  host.answers(getIntracityCounterwiseReport, ({ query }) =>
    query.from_date === "2026-11-20"
      ? [{ counter: { id: 1, name: "Uttara" }, total_tickets: 4, total_fares: "110.00" }]
      : [
          { counter: { id: 1, name: "Uttara" }, total_tickets: 6, total_fares: "2087.50" },
          { counter: { id: 2, name: "Banani" }, total_tickets: 2, total_fares: "10.00" },
        ],
  );
  host.answers(getIntracityVehiclewiseReport, []);
});

afterEach(() => vi.unstubAllGlobals());

describe("above a report on a phone", () => {
  it("the title is the one heading, and opens the other reports of the module", async () => {
    const { user } = openPortal(`${route}?company=11`);
    expect((await title()).textContent).toBe("Counter Wise Report");
    await waitFor(() => expect(document.title).toMatch(/^Counter Wise Report [^R]/));
    expect(screen.queryByRole("navigation", { name: "Reports of Intracity" })).toBe(null);
    await user.click(button("Counter Wise Report"));
    const reports = within(screen.getByRole("navigation", { name: "Reports of Intracity" }));
    const current = reports.getByRole("link", { current: "page" });
    expect(current.textContent).toBe("Counter Wise Report");
    expect(document.activeElement).toBe(current);
    expect(document.title).toMatch(/^Counter Wise Report [^R]/);
    await user.click(reports.getByRole("link", { name: "Vehicle Wise Report" }));
    await waitFor(async () => expect((await title()).textContent).toBe("Vehicle Wise Report"));
    expect(screen.queryByRole("dialog")).toBe(null);
    expect(document.activeElement).toBe(await title());
  });

  it("the modules stand behind one button, and the way up is a link", async () => {
    const { user } = openPortal(`${route}?company=11`);
    await title();
    await user.click(button("Modules"));
    const modules = within(screen.getByRole("navigation", { name: "Modules" }));
    expect(modules.getAllByRole("link")).toHaveLength(8);
    expect(modules.getByRole("link", { current: "page" }).textContent).toBe("Intracity");
    await user.click(button("Close"));
    expect(screen.queryByRole("navigation", { name: "Modules" })).toBe(null);
    const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    await user.click(trail.getByRole("link", { name: "Intracity" }));
    await waitFor(() => expect(address()).toMatch(/^\/intracity\/service-preview/));
  });

  it("one button names the range, and opens presets, steps, dates and what to compare with", async () => {
    const { user } = openPortal(route);
    await screen.findByText("1 day: November 28, 2026, until 3:00 AM on November 29, 2026");
    await user.click(button("Today · Nov 28"));
    const sheet = await screen.findByRole("dialog", { name: "Range" });
    expect(within(sheet).getByLabelText("From date")).toHaveProperty("value", "28-11-2026");
    await user.click(within(sheet).getByRole("button", { name: "Yesterday" }));
    await waitFor(() => expect(page()).toBe(`${route}?from_date=2026-11-27&to_date=2026-11-28`));
    expect(screen.queryByRole("dialog")).toBe(null);
    expect(document.activeElement).toBe(button("Yesterday · Nov 27"));
    await user.click(button("Yesterday · Nov 27"));
    await user.click(await screen.findByRole("button", { name: "Previous range" }));
    await waitFor(() => expect(page()).toBe(`${route}?from_date=2026-11-26&to_date=2026-11-27`));
    expect(screen.getByRole("dialog", { name: "Range" })).toBeTruthy();
    await user.keyboard("{Escape}");
    expect(button("Nov 26")).toBeTruthy();
  });

  it("the keys of the range do the same with the sheet closed, and v opens it on what to compare with", async () => {
    const { user } = openPortal(route);
    await screen.findByRole("heading", { name: "Uttara" });
    await user.keyboard("y");
    await waitFor(() => expect(button("Yesterday · Nov 27")).toBeTruthy());
    await user.keyboard("{ArrowLeft}");
    await waitFor(() => expect(button("Nov 26")).toBeTruthy());
    await user.keyboard("v");
    const compare = await screen.findByRole("combobox", { name: "Compare with" });
    await waitFor(() => expect(document.activeElement).toBe(compare));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
    await user.keyboard("{ArrowRight}");
    await waitFor(() => expect(button("Yesterday · Nov 27")).toBeTruthy());
  });

  it("a compared row is one line, and the button says against what", async () => {
    openPortal(`${route}?from_date=2026-11-27&to_date=2026-11-28&compare=week`);
    await screen.findByText(
      "Compared with 1 day: November 20, 2026, until 3:00 AM on November 21, 2026.",
      { exact: false },
    );
    expect(button("Yesterday · Nov 27").textContent).toBe("Yesterday · Nov 27");
    expect(screen.getByText("vs. Nov 20").id).toBe(
      button("Yesterday · Nov 27").getAttribute("aria-describedby"),
    );
    const row = within(screen.getByRole("region", { name: "Uttara" }));
    expect(row.getByText("Fares").parentElement?.textContent).toBe(
      "Fares2,087.50 ▲ 1,977.50, was 110.00",
    );
    expect(row.getByText("Tickets").parentElement?.textContent).toBe("Tickets6 ▲ 2");
    const gone = within(screen.getByRole("region", { name: "Banani" }));
    expect(gone.getByText("Fares").parentElement?.textContent).toBe("Fares10.00 ▲ 10.00, was 0.00");
  });

  it("the offline counters' cards keep their terms, and say a comparison in a sentence", async () => {
    host.answers(getOfflineCounterReport, ({ query }) => [
      {
        counterman: { name: "Karim" },
        total_tickets: query.from_date === "2026-11-20" ? 7 : 6,
        total_fares: query.from_date === "2026-11-20" ? "2000.00" : "1900.50",
      },
    ]);
    openPortal("/offline-counter/report?from_date=2026-11-27&to_date=2026-11-28&compare=week");
    await screen.findByText(/^was/);
    const card = within(screen.getByRole("region", { name: "Karim" }));
    const lines = card.getAllByRole("term").map(({ parentElement }) => parentElement?.textContent);
    expect(lines).toEqual([
      "Total ticket count6 ▼ 1",
      "Total ticket amount1,900.50 ▼ 99.50, was 2,000.00",
    ]);
  });

  it("all that can be done stands in one menu", async () => {
    const { user } = openPortal(route);
    await screen.findByRole("heading", { name: "Uttara" });
    await user.click(button("Actions"));
    await item("CSV");
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Refresh, updated \d+:\d\d [AP]M$/),
      ...["Pin to Home", "Copy link", "Message", "File"],
      ...["Shift close", "CSV", "Excel (XLSX)", "Print"],
    ]);
    await user.click(await item("Pin to Home"));
    await waitFor(() => expect(document.activeElement).toBe(button("Actions")));
    await user.click(button("Actions"));
    await user.click(await item("Unpin from Home"));
    await user.keyboard("b");
    await user.click(button("Actions"));
    await item("Unpin from Home");
  });

  it("what needs rows waits for them, and the rest does not", async () => {
    const { user } = openPortal("/intracity/vehiclewise/report/");
    await screen.findByText("No Data");
    await user.click(button("Actions"));
    await item("Message");
    const isOff = (name: RegExp) =>
      screen.getByRole("menuitem", { name }).getAttribute("aria-disabled") === "true";
    expect([/^Refresh/, /^Pin/, /^Message/, /^CSV/, /^Print/].map(isOff)).toEqual([
      ...[false, false, true, true, true],
    ]);
  });

  it("a list is narrowed behind one button, which says by what", async () => {
    const vehicle = { kind: "Bus", capacity: 40, route: null } as const;
    host.answers(listIntracityVehicles, [
      { ...vehicle, id: 1, registration_number: "A", status: "active" },
      { ...vehicle, id: 2, registration_number: "B", status: "retired" },
    ]);
    const { user } = openPortal("/intracity/vehicle/report/");
    await screen.findByText("2 of 2 vehicles", { exact: false });
    await user.click(button("All vehicles"));
    await user.selectOptions(await screen.findByRole("combobox", { name: "Status" }), "retired");
    await user.click(button("Close"));
    expect(button("Retired")).toBeTruthy();
    expect(screen.getByText("1 of 2 vehicles", { exact: false })).toBeTruthy();
  });

  it("a list by age has its ages in the line of the search", async () => {
    host.answers(listTollplazaNonExitedVehicles, []);
    openPortal("/toll-plaza/non-exited-vehicle-list");
    await screen.findByText("No Data");
    expect(screen.getByRole("group", { name: "Time inside" })).toBeTruthy();
  });

  it("a record is searched for in the same line, whose label stands in the field", async () => {
    host.answers(findTollplazaPassages, []);
    const { user } = openPortal("/toll-plaza/check-vehicles");
    const field = await screen.findByRole("textbox", { name: "Registration number" });
    expect(field.getAttribute("placeholder")).toBe("Registration number");
    expect(screen.getByText(/^At least 3 letters or digits/)).toBeTruthy();
    await user.type(field, "DHK-1{Enter}");
    await waitFor(() => expect(page()).toMatch(/registration_number=DHK-1/));
    expect(screen.queryByText(/^At least 3 letters or digits/)).toBe(null);
  });
});
