import { screen, waitFor, within } from "@testing-library/react";
import { getCounterwiseTicketingVehicleCounters } from "partner-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { termsIn } from "../portal/reading.ts";

const host = portalHost();
const path = "/counterwise-ticketing/counter-wise-details/801001";
const range = "from_date=2026-11-18&to_date=2026-11-19";
const rows = [
  {
    vehicle: { id: 801_001, registration_number: "DHK-11-4203" },
    counter: { id: 1, name: "Gabtoli" },
    total_tickets: 80,
    total_fares: 1600,
  },
];

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
});
afterEach(() => vi.restoreAllMocks());

const titles = () => [document.title, screen.getByRole("heading", { level: 1 }).textContent];
const trail = () =>
  within(screen.getByRole("navigation", { name: "Breadcrumb" }))
    .getAllByRole("listitem")
    .map((crumb) => [crumb.textContent, crumb.querySelector("a")?.getAttribute("href")]);

describe("the details of a vehicle", () => {
  it("are titled after it, and lead back to its report with their range", async () => {
    host.answers(getCounterwiseTicketingVehicleCounters, rows);
    openPortal(`${path}?${range}`);
    await screen.findByRole("heading", { name: "Counter Wise Details, DHK-11-4203" });
    await waitFor(() =>
      expect(titles()).toEqual([
        "Counter Wise Details, DHK-11-4203 · Partner portal",
        "Counter Wise Details, DHK-11-4203",
      ]),
    );
    expect(trail()).toEqual([
      ["Home", "/"],
      ["Counterwise Ticketing", "/counterwise-ticketing/service-preview?company=81"],
      ["Vehicle Wise Report", `/counterwise-ticketing/vehiclewise/report/?company=81&${range}`],
      ["Counter Wise Details, DHK-11-4203", undefined],
    ]);
  });

  it("say the id while no row has told the name, and then remember it", async () => {
    host.answers(getCounterwiseTicketingVehicleCounters, []);
    const { user } = openPortal(path);
    await screen.findByText("No Data");
    expect(titles()).toEqual([
      "Counter Wise Details, vehicle 801001 · Partner portal",
      "Counter Wise Details, vehicle 801001",
    ]);
    host.answers(getCounterwiseTicketingVehicleCounters, rows);
    await user.click(screen.getByRole("button", { name: "Yesterday" }));
    await screen.findByRole("heading", { name: "Counter Wise Details, DHK-11-4203" });
    host.answers(getCounterwiseTicketingVehicleCounters, []);
    await user.click(screen.getByRole("button", { name: "Today" }));
    await screen.findByText("No Data");
    expect(titles()[1]).toBe("Counter Wise Details, DHK-11-4203");
  });

  it("name it in a file, in the file's name and on paper", async () => {
    host.answers(getCounterwiseTicketingVehicleCounters, rows);
    const { user } = openPortal(path);
    await screen.findByText("Gabtoli", { selector: "th" });
    let file: Blob | undefined;
    let name: string | undefined;
    vi.spyOn(URL, "createObjectURL").mockImplementation((made) => {
      file = made as Blob;
      return "blob:details";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      name = this.download;
    });
    await user.click(screen.getByRole("button", { name: "Export" }));
    await user.click(await screen.findByRole("menuitem", { name: "CSV" }));
    await waitFor(() =>
      expect(name).toBe(
        "counterwise-ticketing-counter-wise-details_dhk-11-4203_nabil_2026-11-21.csv",
      ),
    );
    expect((await file?.text())?.split("\r\n").slice(3, 5)).toEqual([
      "Company,Nabil",
      "Vehicle,DHK-11-4203",
    ]);

    let paper: unknown;
    window.print = () => {
      const page = document.querySelector<HTMLElement>("[data-print]");
      const head = ["h1", "p"].map((part) => page?.querySelector(part)?.textContent);
      paper = [...head, page ? termsIn(page).Vehicle : null];
    };
    await user.click(screen.getByRole("button", { name: "Export" }));
    await user.click(await screen.findByRole("menuitem", { name: "Print" }));
    expect(paper).toEqual([
      "Counter Wise Details, DHK-11-4203",
      "Nabil · Counterwise Ticketing · 1 day: November 21, 2026, until 3:00 AM on November 22, 2026",
      "DHK-11-4203",
    ]);
  });
});
