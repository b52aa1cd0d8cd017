import { screen } from "@testing-library/react";
import {
  getIntracityCounterwiseReport,
  getUser,
  listWaterVehicles,
  login,
  type Operation,
} from "partner-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { catalogue } from "web/modules/catalogue.ts";
import { oneEach, openPortal, page, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { refreshedNoData } from "../portal/refreshed-report.ts";

const host = portalHost();

const screens = catalogue.flatMap(({ screens }) => screens);
const asking = screens.map(({ route, operation }): [path: string, operation: Operation] => {
  const path = route.replace(":vehicle_id", "BA%2F11");
  return [
    path === "/toll-plaza/check-vehicles" ? `${path}?registration_number=DHK-1` : path,
    operation,
  ];
});

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

/** The same for every report: each screen gets one of them. */
const withoutData = [
  "<html>Bad gateway</html>",
  "",
  "[]",
  '{"success":false,"message":"No."}',
  '{"success":true}',
  '{"success":true,"data":[',
  '{"data":{"a":1}}',
];

/** What each report reads in its own way. */
const withOtherData = [
  '{"success":true,"data":null}',
  '{"success":true,"data":"rows"}',
  '{"success":true,"data":7}',
  '{"success":true,"data":{"surprise":[1]}}',
  '{"success":true,"data":{"status":"down","route":"x","registration_number":null,"name":"x"}}',
  '{"success":true,"data":[1,2]}',
  '{"success":true,"data":[null]}',
  '{"success":true,"data":[[]]}',
  '{"success":true,"data":[null,1,"a",[],{},{"surprise":1}]}',
  '{"success":true,"data":{"rows":{"a":1},"next_cursor":4,"days":"x"}}',
];

describe.each(asking)("%s", (path, operation) => {
  it("with a malformed answer of any kind says 'No Data'", async () => {
    const at = asking.findIndex(([other]) => other === path);
    signedIn(host, oneEach, rahim, { features: ["drill_downs"] });
    host.says(operation, withoutData[at % withoutData.length] ?? "");
    const { portal } = openPortal(path);
    await screen.findByText("No Data");
    for (const body of withOtherData) {
      host.says(operation, body);
      await refreshedNoData(portal);
      expect([body, screen.queryByRole("table"), page()]).toEqual([body, null, path]);
    }
  });

  it("refused says 'No Data', with the reason on the console only", async () => {
    signedIn(host, oneEach, rahim, { features: ["drill_downs"] });
    host.fails(operation, 403, { failure: { message: "This company is not yours." } });
    openPortal(path);
    await screen.findByText("No Data");
    expect(page()).toBe(path);
    expect(screen.queryByText(/not yours/)).toBe(null);
    // A summary asks for the range before, too.
    expect(new Set(logged.mock.calls.flat())).toEqual(new Set(["This company is not yours."]));
  });
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
      ["Total", "0", "12.50"],
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
  ])("sends %s to the 500 page, which leads Home", async (_, fail) => {
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

  it.each([400, 404, 429, 502, 503])("leaves status %d where it is", async (status) => {
    signedIn(host, oneEach);
    host.fails(getIntracityCounterwiseReport, status);
    openPortal("/intracity/counterwise/report/");
    await screen.findByText("No Data");
    expect(page()).toBe("/intracity/counterwise/report/");
  });

  it("sends a 401 to Login, from where the same user comes back", async () => {
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
    "shows the 404 page at %s, which leads Home",
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
