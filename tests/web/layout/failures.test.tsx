import { screen } from "@testing-library/react";
import {
  getIntracityCounterwiseReport,
  getOfflineCounterReport,
  getTollplazaSummary,
  getUser,
  listOfflineCounterDeviceIds,
  listWaterVehicles,
  login,
} from "partner-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withOtherData, withoutData } from "../portal/malformed-answers.ts";
import { oneEach, openPortal, page, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { refreshedNoData } from "../portal/refreshed-report.ts";

const host = portalHost();

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

it("the dashboard, which is no report, says 'No Data' where it is refused, and whatever else the answer is", async () => {
  signedIn(host, oneEach);
  host.fails(getTollplazaSummary, 403, { failure: { message: "This company is not yours." } });
  const { portal } = openPortal("/toll-plaza/dashboard");
  await screen.findByText("No Data");
  expect(screen.queryByText(/not yours/)).toBe(null);
  expect(logged.mock.calls).toEqual([["This company is not yours."]]);
  for (const body of [...withoutData, ...withOtherData]) {
    host.says(getTollplazaSummary, body);
    await refreshedNoData(portal);
    expect([body, screen.queryByRole("table"), page()]).toEqual([
      body,
      null,
      "/toll-plaza/dashboard",
    ]);
  }
});

describe("a row whose fields are not what the contract says", () => {
  it("shows 'N/A' where there is nothing to show, and the rest", async () => {
    signedIn(host, oneEach);
    host.says(
      getIntracityCounterwiseReport,
      JSON.stringify({
        success: true,
        data: [
          { counter: "Uttara", total_tickets: [], total_fares: { amount: 3 } },
          { counter: { name: 7 }, total_tickets: "many", total_fares: "12.5" },
          { counter: { name: "<img src=x onerror=alert(1)>" }, total_fares: null },
        ],
      }),
    );
    openPortal("/intracity/counterwise/report/");
    await screen.findByRole("table");
    const rows = screen.getAllByRole("row").map((row) => [...row.children]);
    expect(rows.map((cells) => cells.map(({ textContent }) => textContent))).toEqual([
      ["Counter", "Tickets", "Fares"],
      ["7", "N/A", "12.50"],
      ["N/A", "N/A", "N/A"],
      ["<img src=x onerror=alert(1)>", "N/A", "N/A"],
      ["Total, without 3 rows", "0", "12.50"],
    ]);
  });
});

describe("allowed companies that are not what the contract says", () => {
  it.each([
    '{"success":true,"data":{"user":{"name":"Rahim"}}}',
    '{"success":true,"data":{"user":{"name":"Rahim"},"allowed_companies":[]}}',
    '{"success":true,"data":{"user":{"name":"Rahim"},"allowed_companies":"all"}}',
    '{"success":true,"data":{"user":{"name":"Rahim"},"allowed_companies":{"water_companies":7}}}',
    '{"success":true,"data":{"user":{"name":"Rahim"},"allowed_companies":{"water_companies":[null,4,{}]}}}',
  ])("%s leave Home without modules", async (body) => {
    localStorage.setItem("accessToken", "t-1");
    host.says(getUser, body);
    openPortal("/");
    await screen.findByRole("heading", { name: "Home" });
    screen.getByText("No Data");
  });
});

describe("the error catalogue", () => {
  it.each([
    ["status 500", () => host.fails(getIntracityCounterwiseReport, 500)],
    ["no status", () => host.fails(getIntracityCounterwiseReport, "lost")],
  ])("sends %s to the 500 page, which leads Home [S2.21, S8.1, S8.2]", async (_, fail) => {
    signedIn(host, oneEach);
    fail();
    const { user } = openPortal("/intracity/counterwise/report/");
    await screen.findByRole("heading", { level: 1, name: "Oops! Something Went Wrong" });
    screen.getByText("Contact with a concern.");
    expect(page()).toBe("/error");
    await user.click(screen.getByRole("link", { name: "Go home" }));
    await screen.findByRole("heading", { name: "Home" });
    expect(page()).toBe("/");
  });

  it.each([400, 403, 404, 409, 418, 422, 429, 502, 503])(
    "leaves status %d where it is [S8.3]",
    async (status) => {
      signedIn(host, oneEach);
      host.answers(listOfflineCounterDeviceIds, []);
      host.fails(getOfflineCounterReport, status);
      openPortal("/offline-counter/report");
      await screen.findByText("No Data");
      expect(page()).toBe("/offline-counter/report");
    },
  );

  it("sends a 401 to Login, from where the same user comes back [S4.6]", async () => {
    signedIn(host, oneEach);
    host.fails(listWaterVehicles, 401);
    const { user } = openPortal("/water/vehicles");
    await user.type(await screen.findByLabelText("User name"), "rahim");
    expect(page()).toBe("/login");
    expect(localStorage.getItem("accessToken")).toBe(null);
    host.answers(login, { token: "t-2" });
    host.answers(listWaterVehicles, []);
    await user.type(screen.getByLabelText("Password"), "secret{Enter}");
    await screen.findByRole("heading", { name: "Ships" });
    expect(page()).toBe("/water/vehicles");
  });

  it.each(["/nowhere", "/water/nowhere", "/Intracity", "/offline-counter/service-preview"])(
    "shows the 404 page at %s, which leads Home [S2.22]",
    async (path) => {
      signedIn(host);
      const { user } = openPortal(path);
      await screen.findByRole("heading", { level: 1, name: "Oops! Page not found" });
      screen.getByText("The page you're looking for doesn't exist.");
      expect(page()).toBe(path);
      await user.click(screen.getByRole("link", { name: "Go home" }));
      await screen.findByRole("heading", { name: "Home" });
    },
  );
});
