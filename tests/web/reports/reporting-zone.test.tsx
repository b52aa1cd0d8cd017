// @module-tag long
import { screen, waitFor, within } from "@testing-library/react";
import {
  getIntracityCounterwiseReport,
  getTollplazaSummary,
  listTollplazaNonExitedVehicles,
} from "partner-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { cellsIn } from "../portal/reading.ts";

const host = portalHost();
const dated = "/intracity/counterwise/report/";
const untilThree = /^Until 3:00 AM it is still the service day of (.*)\.$/;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

beforeEach(() => {
  host.answers(getIntracityCounterwiseReport, ({ query }) => [
    {
      counter: { id: 1, name: `${query.from_date} to ${query.to_date}` },
      total_tickets: 1,
      total_fares: 1,
    },
  ]);
});

function companyIn(time_zone: string | undefined, browser: string, moment: string) {
  vi.stubEnv("TZ", browser);
  at(moment);
  signedIn(host, oneEach, rahim, time_zone === undefined ? {} : { reporting: { time_zone } });
}

/** The report's Today, which preset it is, and what the page says of the hours before 03:00. */
async function today() {
  openPortal(dated);
  const range = await screen.findByText(/^\d{4}-\d\d-\d\d to /);
  const pressed = within(screen.getByRole("group", { name: "Range" })).getAllByRole("button", {
    pressed: true,
  });
  return {
    range: range.textContent,
    pressed: pressed.map(({ textContent }) => textContent),
    note: screen.queryByText(untilThree)?.textContent.match(untilThree)?.[1] ?? null,
  };
}

describe.each([
  ["Asia/Dhaka", "Europe/London"],
  ["Asia/Dhaka", "Pacific/Kiritimati"],
  ["Asia/Dhaka", "Asia/Dhaka"],
])("a company in %s, read in %s", (company, browser) => {
  it("is in the day before at 02:59:59 of its own clock, and the page says so", async () => {
    companyIn(company, browser, "2026-11-20T20:59:59Z");
    expect(await today()).toEqual({
      range: "2026-11-20 to 2026-11-21",
      pressed: ["Today"],
      note: "November 20, 2026",
    });
  });

  it("is in the new day at 03:00:00 of its own clock", async () => {
    companyIn(company, browser, "2026-11-20T21:00:00Z");
    expect(await today()).toEqual({
      range: "2026-11-21 to 2026-11-22",
      pressed: ["Today"],
      note: null,
    });
  });

  it("goes back and forth by its own days, and no further than its own today", async () => {
    companyIn(company, browser, "2026-11-20T21:00:00Z");
    const { user } = openPortal(`${dated}?from_date=2026-11-19&to_date=2026-11-20`);
    await screen.findByText("2026-11-19 to 2026-11-20");
    const next = screen.getByRole("button", { name: "Next range" });
    await user.click(next);
    await screen.findByText("2026-11-20 to 2026-11-21");
    await user.click(next);
    await screen.findByText("2026-11-21 to 2026-11-22");
    expect(next.getAttribute("aria-disabled")).toBe("true");
    await user.click(screen.getByRole("button", { name: "Yesterday" }));
    await screen.findByText("2026-11-20 to 2026-11-21");
  });

  it("marks its own today in the calendar, which ends with the next day", async () => {
    companyIn(company, browser, "2026-11-20T21:00:00Z");
    const { user } = openPortal(dated);
    await screen.findByText("2026-11-21 to 2026-11-22");
    await user.click(screen.getByRole("button", { name: "Filter" }));
    await user.click(await screen.findByRole("textbox", { name: "From date" }));
    const days = within(await screen.findByRole("grid"))
      .getAllByRole("button")
      .filter((day) => !day.hasAttribute("data-outside-month"));
    const open = days.filter((day) => day.getAttribute("aria-disabled") !== "true");
    expect({
      today: days.filter((day) => day.hasAttribute("data-today")).map((day) => day.textContent),
      last: open.at(-1)?.textContent,
    }).toEqual({ today: ["21"], last: "22 3 AM" });
    await user.click(open[9] ?? days[0] ?? document.body);
    await user.click(open[11] ?? document.body);
    await user.click(screen.getByRole("button", { name: "Apply" }));
    await screen.findByText("2026-11-10 to 2026-11-12");
  });

  it("has its own times in cells, in the stamp and in files", async () => {
    companyIn(company, browser, "2026-11-20T20:59:59Z");
    const saved: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      saved.push(file as Blob);
      return "blob:1";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    host.answers(listTollplazaNonExitedVehicles, [
      {
        registration_number: "DHK-1",
        vehicle_class: "Bus",
        lane: { id: 1, name: "Lane 1" },
        entered_at: "2026-11-20T19:05:30Z",
        inside_minutes: 114,
      },
    ]);
    const { user } = openPortal("/toll-plaza/non-exited-vehicle-list");
    const table = await screen.findByRole("table", { name: "Non Exited" });
    expect(cellsIn(table)[1]).toEqual([
      "DHK-1",
      "Bus",
      "Lane 1",
      "21.11.2026 01:05 AM",
      "1 h 54 min",
    ]);
    screen.getByText("Updated 2:59 AM");
    await user.type(screen.getByRole("searchbox"), "01:05");
    await screen.findByText("1 of 1 row", { selector: "p" });
    const printed: string[] = [];
    window.print = () => printed.push(document.querySelector("[data-print]")?.textContent ?? "");
    await user.click(screen.getByRole("button", { name: "Export" }));
    await user.click(await screen.findByRole("menuitem", { name: "Print" }));
    expect(printed[0]?.match(/\d\d\.\d\d\.\d{4} \d\d:\d\d [AP]M/g)).toEqual([
      "21.11.2026 02:59 AM",
      "21.11.2026 01:05 AM",
    ]);
    window.dispatchEvent(new Event("afterprint"));
    await user.click(screen.getByRole("button", { name: "Export" }));
    await user.click(await screen.findByRole("menuitem", { name: "CSV" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]?.text())?.split("\r\n") ?? [];
    expect([lines[1], lines.find((line) => line.startsWith("Fetched"))]).toEqual([
      "DHK-1,Bus,Lane 1,2026-11-21 01:05:30,114",
      "Fetched,21.11.2026 02:59 AM",
    ]);
  });

  it("names the toll plaza's summary by its own day", async () => {
    companyIn(company, browser, "2026-11-20T21:00:00Z");
    host.answers(getTollplazaSummary, {
      total_entry_count: 1,
      total_entry_amount: 1,
      total_exited_count: 1,
      total_non_exited_count: 0,
      total_overstay_count: 0,
      total_overstay_amount: 0,
    });
    openPortal("/toll-plaza/dashboard");
    await screen.findByRole("region", { name: "Summary - November 21, 2026" });
  });
});

it.each([
  ["Europe/London", "Asia/Dhaka", "2026-11-20 to 2026-11-21"],
  ["Europe/London", "Pacific/Kiritimati", "2026-11-20 to 2026-11-21"],
  ["Pacific/Kiritimati", "Europe/London", "2026-11-21 to 2026-11-22"],
  ["Pacific/Pago_Pago", "Pacific/Kiritimati", "2026-11-20 to 2026-11-21"],
])("at one moment, a company in %s read in %s has its own day", async (company, browser, range) => {
  companyIn(company, browser, "2026-11-20T22:00:00Z");
  expect((await today()).range).toBe(range);
});

it.each([
  [undefined, "Europe/London", "2026-11-20 to 2026-11-21"],
  [undefined, "Asia/Dhaka", "2026-11-21 to 2026-11-22"],
  ["Asia/Atlantis", "Europe/London", "2026-11-20 to 2026-11-21"],
  ["", "Pacific/Kiritimati", "2026-11-21 to 2026-11-22"],
])(
  "a host that names the zone %j is read in %s by the browser's clock",
  async (zone, browser, range) => {
    companyIn(zone, browser, "2026-11-20T22:00:00Z");
    expect((await today()).range).toBe(range);
  },
);
