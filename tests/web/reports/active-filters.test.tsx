import { screen, waitFor, within } from "@testing-library/react";
import {
  findTollplazaPassages,
  getOfflineCounterReport,
  listIntracityVehicles,
  listTollplazaNonExitedVehicles,
} from "partner-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, page, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { termsIn } from "../portal/reading.ts";

const host = portalHost();
const range = "from_date=2026-11-21&to_date=2026-11-22";
const counter = `/offline-counter/report?${range}&device_id=POS-1&stoppage=Gabtoli+%26+co`;
const karim = { counterman: { name: "Karim" }, total_tickets: 2, total_fares: "20.50" };

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
});
afterEach(() => vi.restoreAllMocks());

const chips = () =>
  within(screen.queryByRole("list", { name: "Narrowed by" }) ?? document.createElement("ul"))
    .queryAllByRole("button")
    .map((chip) => [chip.textContent, chip.getAttribute("aria-label")]);

async function print(view: string, user: ReturnType<typeof openPortal>["user"]) {
  let paper: HTMLElement | null = null;
  window.print = () => {
    paper = document.querySelector<HTMLElement>("[data-print]")?.cloneNode(true) as HTMLElement;
  };
  if (view === "Shift close") {
    await user.click(screen.getByRole("button", { name: view }));
  } else {
    await user.click(screen.getByRole("button", { name: "Export" }));
    await user.click(await screen.findByRole("menuitem", { name: view }));
  }
  window.dispatchEvent(new Event("afterprint"));
  return paper as unknown as HTMLElement;
}

describe("what narrows a report", () => {
  it("is named, and each is cleared with one press, which the address follows", async () => {
    host.answers(getOfflineCounterReport, [karim]);
    const { user } = openPortal(counter);
    await screen.findByRole("heading", { level: 2, name: "Karim" });
    await user.type(screen.getByRole("searchbox"), "kar");
    expect(chips()).toEqual([
      ["Device IDs: POS-1", "Clear Device IDs: POS-1"],
      ["Stoppage: Gabtoli & co", "Clear Stoppage: Gabtoli & co"],
      ["Search: kar", "Clear Search: kar"],
    ]);
    await user.click(screen.getByRole("button", { name: "Clear Device IDs: POS-1" }));
    await waitFor(() =>
      expect(page()).toBe(`/offline-counter/report?${range}&stoppage=Gabtoli+%26+co`),
    );
    await screen.findByRole("heading", { level: 2, name: "Karim" });
    expect(host.asked.at(-1)?.query).toEqual({
      from_date: "2026-11-21",
      to_date: "2026-11-22",
      stoppage: "Gabtoli & co",
    });
    await user.click(screen.getByRole("button", { name: "Clear Stoppage: Gabtoli & co" }));
    await waitFor(() => expect(page()).toBe(`/offline-counter/report?${range}`));
    const search = await screen.findByRole("button", { name: "Clear Search: kar" });
    await user.click(search);
    expect([
      chips(),
      screen.getByRole<HTMLInputElement>("searchbox").value,
      document.activeElement?.textContent,
    ]).toEqual([[], "", "Offline Counter Report"]);
  });

  it("gives the focus to the next one that is left", async () => {
    host.answers(listIntracityVehicles, []);
    const { user } = openPortal("/intracity/vehicle/report/?status=under_repair&capacity=1200");
    await screen.findByText("No Data");
    await user.click(screen.getByRole("button", { name: "Clear Status: Under repair" }));
    await waitFor(() => expect(page()).toBe("/intracity/vehicle/report/?capacity=1200"));
    expect([chips(), document.activeElement?.textContent]).toEqual([
      [["Capacity: 1,200 or more", "Clear Capacity: 1,200 or more"]],
      "Capacity: 1,200 or more",
    ]);
  });

  it("is named while the rows are on their way", async () => {
    const release = host.holds(getOfflineCounterReport, [karim]);
    openPortal(counter);
    await screen.findByRole("progressbar", { name: "Loading" });
    expect(chips().map(([words]) => words)).toEqual([
      "Device IDs: POS-1",
      "Stoppage: Gabtoli & co",
    ]);
    release();
    await screen.findByRole("heading", { level: 2, name: "Karim" });
  });

  it("of a list is named too, where its value is known", async () => {
    host.answers(listTollplazaNonExitedVehicles, []);
    const { close } = openPortal("/toll-plaza/non-exited-vehicle-list?age=4h");
    await screen.findByText("No Data");
    expect(chips().map(([words]) => words)).toEqual(["Time inside: 1 to 4 h"]);
    close();
    openPortal("/toll-plaza/non-exited-vehicle-list?age=week");
    await screen.findByText("No Data");
    expect(chips()).toEqual([]);
  });

  it("cannot be cleared where nothing would be asked without it", async () => {
    host.answers(findTollplazaPassages, []);
    openPortal("/toll-plaza/check-vehicles?registration_number=DHK-11");
    await screen.findByText("No Data");
    expect(chips()).toEqual([]);
  });
});

describe("what leaves the browser of a narrowed report", () => {
  it("says so in the title of paper, in the stamp, and in the name of a file", async () => {
    host.answers(getOfflineCounterReport, [karim]);
    const { user } = openPortal(counter);
    await screen.findByRole("heading", { level: 2, name: "Karim" });
    const paper = await print("Print", user);
    const words = "Device IDs: POS-1, Stoppage: Gabtoli & co";
    expect([paper.querySelector("h1")?.textContent, termsIn(paper).Filter]).toEqual([
      `Offline Counter Report (${words})`,
      words,
    ]);
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:narrowed");
    let name: string | undefined;
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      name = this.download;
    });
    await user.click(screen.getByRole("button", { name: "Export" }));
    await user.click(await screen.findByRole("menuitem", { name: "CSV" }));
    await waitFor(() =>
      expect(name).toBe(
        "offline-counter-report_device-id-pos-1-stoppage-gabtoli-co_sohagh_2026-11-21.csv",
      ),
    );
  });

  const headingsOf = (paper: HTMLElement) =>
    [...paper.querySelectorAll("section")].map((sheet) => [
      sheet.querySelector("h1")?.textContent,
      ...[...sheet.querySelectorAll("p")].map(({ textContent }) => textContent),
    ]);

  it("is no shift close that could be taken for the whole shift", async () => {
    host.answers(getOfflineCounterReport, [karim]);
    const { user } = openPortal(counter);
    await screen.findByRole("heading", { level: 2, name: "Karim" });
    const words = "(Device IDs: POS-1, Stoppage: Gabtoli & co)";
    expect(headingsOf(await print("Shift close", user))).toEqual([
      [
        `Karim, part of a shift ${words}`,
        "These figures are not the whole shift.",
        `Shift close, Offline Counter Report ${words}`,
      ],
    ]);
  });

  it.each([
    ["blanks alone are", "+", {}, ["Karim", "Shift close, Offline Counter Report"]],
    [
      "blanks around a name are",
      "+Gabtoli+",
      { stoppage: "Gabtoli" },
      [
        "Karim, part of a shift (Stoppage: Gabtoli)",
        "These figures are not the whole shift.",
        "Shift close, Offline Counter Report (Stoppage: Gabtoli)",
      ],
    ],
  ])("is asked for and said as one: %s no part of it", async (_, stoppage, fields, headings) => {
    host.answers(getOfflineCounterReport, [karim]);
    const { user } = openPortal(`/offline-counter/report?${range}&stoppage=${stoppage}`);
    await screen.findByRole("heading", { level: 2, name: "Karim" });
    expect(host.asked.at(-1)?.query).toEqual({
      from_date: "2026-11-21",
      to_date: "2026-11-22",
      ...fields,
    });
    expect(chips().map(([words]) => words)).toEqual(
      Object.values(fields).map((value) => `Stoppage: ${value}`),
    );
    expect(headingsOf(await print("Shift close", user))).toEqual([headings]);
  });

  it("names the search by which a whole shift was found", async () => {
    host.answers(getOfflineCounterReport, [karim]);
    const { user } = openPortal(`/offline-counter/report?${range}`);
    await screen.findByRole("heading", { level: 2, name: "Karim" });
    await user.type(screen.getByRole("searchbox"), "kar");
    expect(headingsOf(await print("Shift close", user))).toEqual([
      ["Karim (Search: kar)", "Shift close, Offline Counter Report (Search: kar)"],
    ]);
    await user.clear(screen.getByRole("searchbox"));
    expect(headingsOf(await print("Shift close", user))).toEqual([
      ["Karim", "Shift close, Offline Counter Report"],
    ]);
  });
});
