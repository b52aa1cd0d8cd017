import { screen, within } from "@testing-library/react";
import { getTollplazaSummary, listTollplazaNonExitedVehicles, type Schemas } from "partner-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { goOffline, goOnline } from "../../portal/browser.ts";
import { at } from "../../portal/clock.ts";
import { oneEach, openPortal, signedIn } from "../../portal/open-portal.tsx";
import { portalHost } from "../../portal/portal-host.ts";
import { termsIn } from "../../portal/reading.ts";

const host = portalHost();

const summary: Schemas["TollplazaSummary"] = {
  total_entry_count: "1412",
  total_entry_amount: "98750",
  total_exited_count: 1400,
  total_non_exited_count: 12,
  total_overstay_count: 3,
  total_overstay_amount: "1250",
};

beforeEach(() => {
  at("2026-11-21T02:10:00");
  signedIn(host, oneEach);
});

describe.each(["/toll-plaza/dashboard", "/toll-plaza/service-preview"])("at %s", (path) => {
  it("the summary of the service day has the specification's rows [S3.5]", async () => {
    host.answers(getTollplazaSummary, summary);
    openPortal(path);
    await screen.findByText("Total Entry");
    const panel = screen.getByRole("region", { name: "Summary - November 20, 2026" });
    expect(Object.entries(termsIn(panel))).toEqual([
      ["Total Entry", "1,412"],
      ["Total Entry Amount", "98,750.00"],
      ["Total Exited", "1,400"],
      ["Total Non Exited", "12"],
      ["Total Overstay", "3"],
      ["Total Overstay Amount", "1,250.00"],
      ["Total Amount", "100,000.00"],
    ]);
    expect(host.asked.at(-1)).toEqual({
      method: "GET",
      path: "/api/tollplaza/summary/41",
      query: {},
      headers: { authorization: "Bearer t-1" },
      authorization: "Bearer t-1",
      body: null,
    });
  });

  it("a figure that is none is N/A and in no total, and the panel says so", async () => {
    host.answers(getTollplazaSummary, {
      ...summary,
      total_entry_count: "1,412",
      total_overstay_amount: "12abc",
    });
    openPortal(path);
    await screen.findByText("Total Entry");
    const panel = screen.getByRole("region", { name: "Summary - November 20, 2026" });
    const terms = termsIn(panel);
    expect([
      terms["Total Entry"],
      terms["Total Overstay Amount"],
      terms["Total Amount"],
      within(panel)
        .getAllByText(/is not a whole number/)
        .map(({ textContent }) => textContent),
    ]).toEqual([
      "N/A",
      "N/A",
      "98,750.00",
      ["Total Entry is not a whole number.", "Total Overstay Amount is not a whole number."],
    ]);
  });

  it("the summary says which vehicles it is about, where the others are, and its time", async () => {
    host.answers(getTollplazaSummary, summary);
    const { user } = openPortal(path);
    await screen.findByText("Total Entry");
    screen.getByText("Only vehicles that entered since 3:00 AM on November 20, 2026.");
    screen.getByText("Updated 2:10 AM");
    at("2026-11-21T02:20:00");
    host.answers(getTollplazaSummary, { ...summary, total_entry_count: 1413 });
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    await screen.findByText("Updated 2:20 AM");
    screen.getByText("1,413");
    host.answers(listTollplazaNonExitedVehicles, []);
    await user.click(screen.getByRole("link", { name: "All vehicles inside" }));
    await screen.findByText("Vehicles that are inside, whenever they entered.");
    await user.click(screen.getByRole("link", { name: "Summary of the running service day" }));
    await screen.findByRole("heading", { level: 1, name: "Dashboard" });
  });

  it("the summary keeps the day of its figures when another begins", async () => {
    host.answers(getTollplazaSummary, summary);
    const { user } = openPortal(path);
    await screen.findByText("Total Entry");
    at("2026-11-21T03:05:00");
    goOffline();
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    await screen.findByText(/^You are offline. What you chose/);
    screen.getByRole("region", { name: "Summary - November 20, 2026" });
    screen.getByText("Only vehicles that entered since 3:00 AM on November 20, 2026.");
    goOnline();
    await screen.findByRole("region", { name: "Summary - November 21, 2026" });
    await screen.findByText("Updated 3:05 AM");
    screen.getByText("Only vehicles that entered since 3:00 AM on November 21, 2026.");
  });

  it("each figure leads to what it is made of, on the same service day", async () => {
    host.answers(getTollplazaSummary, summary);
    openPortal(`${path}?company=41`);
    await screen.findByText("Total Entry");
    const links = within(screen.getByRole("region", { name: /^Summary/ })).getAllByRole("link");
    const today = "company=41&from_date=2026-11-20&to_date=2026-11-21";
    expect(
      links.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")]).slice(1),
    ).toEqual([
      ["1,412, Total Entry", `/toll-plaza/collection-details?${today}`],
      ["98,750.00, Total Entry Amount", `/toll-plaza/report?${today}`],
      ["1,400, Total Exited", `/toll-plaza/collection-details?${today}`],
      ["12, Total Non Exited", `/toll-plaza/non-exited-vehicle-list?${today}`],
      ["3, Total Overstay", `/toll-plaza/report?${today}`],
      ["1,250.00, Total Overstay Amount", `/toll-plaza/report?${today}`],
      ["100,000.00, Total Amount", `/toll-plaza/report?${today}`],
    ]);
  });

  it("the summary says that its figures agree", async () => {
    host.answers(getTollplazaSummary, summary);
    openPortal(path);
    expect((await screen.findByRole("status")).textContent).toBe(
      "These figures agree with one another.",
    );
    expect(screen.queryByRole("alert")).toBe(null);
  });

  it("the summary says where its figures contradict each other", async () => {
    host.answers(getTollplazaSummary, {
      ...summary,
      total_exited_count: 1401,
      total_overstay_count: "0",
    });
    openPortal(path);
    const alert = await screen.findByRole("alert");
    expect(
      [...alert.querySelectorAll(":scope > div > div")].map(({ textContent }) => textContent),
    ).toEqual([
      "Exited and non exited make 1,413, but 1,412 entered.",
      "The overstay amount is 1,250.00, but the overstay count is 0.",
    ]);
    expect(screen.queryByText("These figures agree with one another.")).toBe(null);
  });

  it.each([
    ["is refused", () => host.fails(getTollplazaSummary, 404)],
    ["is empty", () => host.says(getTollplazaSummary, '{"success":true,"data":{}}')],
    ["is nothing", () => host.says(getTollplazaSummary, '{"success":true,"data":null}')],
    ["is a list", () => host.says(getTollplazaSummary, '{"success":true,"data":[[]]}')],
    ["is another thing", () => host.says(getTollplazaSummary, '{"success":true,"data":{"a":1}}')],
  ])("the summary that %s says 'No Data'", async (_, answer) => {
    answer();
    openPortal(path);
    await screen.findByText("No Data");
    expect(screen.queryByText("Total Entry")).toBe(null);
  });
});
