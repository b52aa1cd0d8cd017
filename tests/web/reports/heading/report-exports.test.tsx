import { act, screen, waitFor } from "@testing-library/react";
import { getIntracityCounterwiseReport, listIntracityVehicles } from "partner-sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { at } from "../../portal/clock.ts";
import { oneEach, openPortal, rahim, signedIn } from "../../portal/open-portal.tsx";
import { portalHost } from "../../portal/portal-host.ts";
import { termsIn } from "../../portal/reading.ts";
import { counters, openCounters } from "../opened-counters.ts";

const host = portalHost();
const saved: { name: string; file: Blob }[] = [];
const files = new Map<string, Blob>();

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
  saved.length = 0;
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    const address = `blob:${files.size}`;
    files.set(address, file as Blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const file = files.get(this.href);
    if (file) saved.push({ name: this.download, file });
  });
});
afterEach(() => vi.restoreAllMocks());

it("what is shown is saved as CSV, in its order and with its stamp", async () => {
  const { user } = await openCounters(host);
  await user.click(screen.getByRole("button", { name: "Export" }));
  await user.click(await screen.findByRole("menuitem", { name: "CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe("intracity-counterwise-report_dhaka-chaka_2026-11-21.csv");
  expect((await saved[0]?.file.text())?.split("\r\n")).toEqual([
    expect.stringMatching(/^\uFEFF?Counter,Tickets,Fares$/),
    "Gabtoli,9,22137.20",
    "Uttara,45,1000.10",
    "",
    "Company,Dhaka Chaka",
    'Range,"1 day: November 21, 2026, until 3:00 AM on November 22, 2026"',
    "Filter,None",
    "Fetched,21.11.2026 10:00 AM",
    "Rows,2",
    'Control total,"Fares 23,137.30"',
    "",
  ]);
});

it("a search is said in the stamp, with how many rows it left", async () => {
  const { user } = await openCounters(host);
  await user.type(screen.getByRole("searchbox"), "utt");
  await screen.findByText("1 of 2 rows", { selector: "p" });
  await user.click(screen.getByRole("button", { name: "Export" }));
  await user.click(await screen.findByRole("menuitem", { name: "CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await saved[0]?.file.text();
  expect(text?.split("\r\n").slice(1)).toEqual(
    expect.arrayContaining([
      "Uttara,45,1000.10",
      "Filter,Search: utt",
      "Rows,1 of 2",
      'Control total,"Fares 1,000.10"',
    ]),
  );
  expect(text).not.toContain("Gabtoli");
});

it("the rows of the earlier range alone count too, and a search among them leaves a part", async () => {
  const ofBoth = ["Uttara", "Gabtoli", "Mirpur"].map((name, id) => ({
    counter: { id, name },
    total_tickets: 1,
    total_fares: 2,
  }));
  host.answers(getIntracityCounterwiseReport, ({ query }) =>
    query.from_date === "2026-11-19" ? ofBoth.slice(0, 1) : ofBoth,
  );
  const days = "from_date=2026-11-19&to_date=2026-11-20";
  const { user } = openPortal(`/intracity/counterwise/report/?${days}&compare=before`);
  await screen.findByText("3 rows");
  const stamps: string[] = [];
  window.print = () => {
    stamps.push(termsIn(document.querySelector("[data-print]") as HTMLElement).Rows ?? "");
  };
  const stampedRows = async () => {
    for (const format of ["Print", "CSV"]) {
      await user.click(screen.getByRole("button", { name: "Export" }));
      await user.click(await screen.findByRole("menuitem", { name: format }));
      window.dispatchEvent(new Event("afterprint"));
    }
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved.pop()?.file.text())?.split("\r\n") ?? [];
    return [...stamps.splice(0), lines.filter((line) => line.startsWith("Rows,"))].flat();
  };
  expect(await stampedRows()).toEqual(["3", "Rows,3"]);
  await user.type(screen.getByRole("searchbox"), "mir");
  await screen.findByText("1 of 3 rows", { selector: "p" });
  expect(await stampedRows()).toEqual(["1 of 3", "Rows,1 of 3"]);
});

it("the rows of a long report are counted in the stamp as they are on the screen", async () => {
  const many = Array.from({ length: 1234 }, (_, at) => ({
    counter: { id: at, name: `Counter ${at}` },
    total_tickets: 1,
    total_fares: 2,
  }));
  host.answers(getIntracityCounterwiseReport, many);
  const { user } = openPortal("/intracity/counterwise/report/");
  await screen.findByText("1,234 rows");
  await user.click(screen.getByRole("button", { name: "Export" }));
  await user.click(await screen.findByRole("menuitem", { name: "CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await saved[0]?.file.text())?.split("\r\n")).toContain('Rows,"1,234"');
});

it("what is chosen and compared with is said in the stamp", async () => {
  const stampOf = async (path: string, words: RegExp) => {
    saved.length = 0;
    const { user, close } = openPortal(path);
    await screen.findByText(words);
    await user.click(screen.getByRole("button", { name: "Export" }));
    await user.click(await screen.findByRole("menuitem", { name: "CSV" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    close();
    return (await saved[0]?.file.text())?.split("\r\n");
  };
  host.answers(listIntracityVehicles, [
    {
      id: 1,
      registration_number: "DHK-1",
      kind: "Bus",
      capacity: 40,
      route: "Gabtoli",
      status: "idle",
    },
  ]);
  expect(await stampOf("/intracity/vehicle/report/?status=idle&capacity=40", /1 of 1/)).toContain(
    'Filter,"Status: Idle, Capacity: 40 or more"',
  );
  host.answers(getIntracityCounterwiseReport, counters);
  signedIn(host, oneEach, rahim, { features: ["same_hours"] });
  const compared = await stampOf("/intracity/counterwise/report/?compare=1", /^Compared with/);
  expect(compared).toContain(
    'Note,"A Saturday is compared with a Friday. This range counts until 10:00 AM on November 21, 2026, and the other until the same hour."',
  );
  expect(compared).toContain(
    'Compared with,"1 day: November 20, 2026, until 10:00 AM on November 20, 2026"',
  );
});

it("the menu is left with Escape, and gives the focus back", async () => {
  const { user } = await openCounters(host);
  const trigger = screen.getByRole("button", { name: "Export" });
  await user.click(trigger);
  const csv = await screen.findByRole("menuitem", { name: "CSV" });
  // A browser does so by itself, which a journey shows.
  act(() => csv.focus());
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Print" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  expect(trigger.getAttribute("aria-expanded")).toBe("false");
});

it("nothing is exported while there is nothing to export", async () => {
  host.answers(listIntracityVehicles, []);
  openPortal("/intracity/vehicle/report/");
  await screen.findByText("No Data");
  expect((screen.getByRole("button", { name: "Export" }) as HTMLButtonElement).disabled).toBe(true);
});
