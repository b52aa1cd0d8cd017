import { screen, waitFor, within } from "@testing-library/react";
import {
  listIntracityVehicles,
  listTollplazaNonExitedVehicles,
  listWaterVehicles,
  type Schemas,
} from "partner-sdk";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { tone } from "web/ui/badge.css.ts";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, page, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { cellsIn } from "../portal/reading.ts";

const host = portalHost();

const bus = (id: number, part: Partial<Schemas["Vehicle"]>): Schemas["Vehicle"] => ({
  id,
  registration_number: `DHK-${id}`,
  kind: "Bus",
  capacity: 40,
  route: "Gabtoli",
  status: "active",
  ...part,
});
const buses = [
  bus(1, {}),
  bus(2, { kind: "Minibus", capacity: 25 }),
  bus(3, { status: "idle", capacity: 52 }),
];

const inside = (name: string, inside_minutes: number): Schemas["NonExitedVehicle"] => ({
  registration_number: name,
  vehicle_class: "Truck",
  lane: { id: 1, name: "Lane 1" },
  entered_at: "2026-11-21T03:10:00Z",
  inside_minutes,
});

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
});

const names = async (table: string) =>
  cellsIn(await screen.findByRole("table", { name: table }))
    .slice(1)
    .map(([name]) => name);
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

describe("a list of vehicles", () => {
  it("is chosen from by status, kind and capacity, and counted", async () => {
    host.answers(listIntracityVehicles, buses);
    const { user } = openPortal("/intracity/vehicle/report/");
    expect(await names("Buses")).toEqual(["DHK-1", "DHK-2", "DHK-3"]);
    const count = screen.getByRole("status");
    expect(count.parentElement?.textContent).toBe("3 of 3 vehicles: 2 active, 1 idle");
    expect(["Status", "Kind", "Capacity"].map(optionsOf)).toEqual([
      ["All", "Active (2)", "Idle (1)"],
      ["All", "Bus (2)", "Minibus (1)"],
      ["Any", "25 or more", "40 or more", "52 or more"],
    ]);
    await user.selectOptions(screen.getByLabelText("Status"), "active");
    await user.selectOptions(screen.getByLabelText("Capacity"), "40");
    await waitFor(() => expect(count.textContent).toBe("1 of 3 vehicles"));
    expect(await names("Buses")).toEqual(["DHK-1"]);
    expect(page()).toBe("/intracity/vehicle/report/?status=active&capacity=40");
  });

  it.each([true, false])(
    "has its status as a badge, with room for a table: %s",
    async (matches) => {
      const watch = { addEventListener() {}, removeEventListener() {} };
      vi.stubGlobal("matchMedia", () => ({ matches, ...watch }));
      const states = ["active", "maintenance", "retired", "under_repair", ""];
      host.answers(
        listIntracityVehicles,
        states.map((status, at) => Object.assign(bus(at + 1, {}), { status })),
      );
      openPortal("/intracity/vehicle/report/");
      await screen.findByText("DHK-5");
      const looks: string[] = Object.values(tone);
      const badges = [...screen.getByRole("main").querySelectorAll("span")]
        .filter(({ className }) => looks.includes(className))
        .map((badge) => [badge.textContent, badge.className]);
      expect(badges).toEqual([
        ["Active", tone.ok],
        ["Maintenance", tone.warning],
        ["Retired", tone.neutral],
        ["Under repair", tone.neutral],
      ]);
    },
  );

  it("starts with what its address asks for, and leaves 'No Data' where no row has it", async () => {
    host.answers(listWaterVehicles, buses);
    const { user } = openPortal("/water/vehicles?status=sold&tab=1");
    await screen.findByText("No Data");
    expect(screen.getByRole("status").textContent).toBe("0 of 3 ships");
    expect(screen.getByLabelText<HTMLSelectElement>("Status").value).toBe("sold");
    await user.selectOptions(screen.getByLabelText("Status"), "");
    expect(await names("Ships")).toEqual(["DHK-1", "DHK-2", "DHK-3"]);
    expect(page()).toBe("/water/vehicles?tab=1");
  });
});

describe("the vehicles that have not left", () => {
  const ages = () =>
    within(screen.getByRole("group", { name: "Time inside" }))
      .getAllByRole("button")
      .map(
        (button) =>
          `${button.textContent}${button.getAttribute("aria-pressed") === "true" ? " pressed" : ""}`,
      );

  it("may be more than the 10,000 that are shown", async () => {
    host.answers(
      listTollplazaNonExitedVehicles,
      Array.from({ length: 10_000 }, (_, at) => inside(`DHK-${at}`, 20_000 - at)),
    );
    openPortal("/toll-plaza/non-exited-vehicle-list");
    expect((await screen.findByRole("note")).textContent).toBe(
      "These are the 10,000 vehicles that have been inside longest; there may be more.",
    );
  });

  it("are shown oldest first, by age, and requested again", async () => {
    host.answers(listTollplazaNonExitedVehicles, [
      inside("DHK-1", 20),
      inside("DHK-2", 200),
      inside("DHK-3", 5000),
    ]);
    const { user } = openPortal("/toll-plaza/non-exited-vehicle-list");
    const rows = cellsIn(await screen.findByRole("table", { name: "Non Exited" }));
    expect(rows.map((row) => [row[0], ...row.slice(4)])).toEqual([
      ["Registration number", "Time inside"],
      ["DHK-3", "3 d 11 h"],
      ["DHK-2", "3 h 20 min"],
      ["DHK-1", "20 min"],
    ]);
    expect(ages()).toEqual([
      "All 3 pressed",
      "Up to 1 h 1",
      "1 to 4 h 1",
      "4 to 12 h 0",
      "12 to 24 h 0",
      "More than a day 1",
    ]);
    screen.getByText("Updated 10:00 AM");

    await user.click(screen.getByRole("button", { name: "1 to 4 h 1" }));
    await waitFor(async () => expect(await names("Non Exited")).toEqual(["DHK-2"]));
    expect(page()).toBe("/toll-plaza/non-exited-vehicle-list?age=4h");

    host.answers(listTollplazaNonExitedVehicles, [inside("DHK-2", 210), inside("DHK-4", 61)]);
    at("2026-11-21T10:10:00");
    const refresh = screen.getByRole("button", { name: "Refresh" });
    await user.click(refresh);
    await screen.findByText("Updated 10:10 AM");
    expect(await names("Non Exited")).toEqual(["DHK-2", "DHK-4"]);
    expect(document.activeElement).toBe(refresh);
    expect(ages()).toEqual([
      "All 2",
      "Up to 1 h 0",
      "1 to 4 h 2 pressed",
      "4 to 12 h 0",
      "12 to 24 h 0",
      "More than a day 0",
    ]);
  });
});
