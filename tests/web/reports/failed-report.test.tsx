import { screen, waitFor } from "@testing-library/react";
import {
  getTollplazaSummary,
  listTollplazaNonExitedVehicles,
  listWaterVehicles,
} from "partner-sdk";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { oneEach, openPortal, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();
const ship = { id: 1, registration_number: "M-1", kind: "Launch", status: "active" } as const;
const figures = {
  total_entry_count: 1,
  total_entry_amount: 2,
  total_exited_count: 1,
  total_non_exited_count: 0,
  total_overstay_count: 0,
  total_overstay_amount: 0,
};

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  signedIn(host, oneEach);
});

const said = async () => (await screen.findByText("No Data")).parentElement?.textContent;
const again = () => screen.getByRole("button", { name: "Try again" });

describe("a list that failed", () => {
  it.each([
    [400, "The service could not answer this request."],
    [403, "You are not allowed to see this."],
    [502, "The service could not answer this request."],
    [503, "The service is not available at the moment."],
  ])("with %d says so, and is tried again [S8.6]", async (status, words) => {
    host.fails(listWaterVehicles, status);
    const { user } = openPortal("/water/vehicles");
    expect(await said()).toBe(`No Data${words}Try again`);
    host.answers(listWaterVehicles, [ship]);
    await user.click(again());
    await screen.findByText("M-1");
    expect(screen.queryByText("No Data")).toBe(null);
  });

  it("with an answer that is none says so", async () => {
    host.says(listWaterVehicles, "<h1>Proxy</h1>");
    openPortal("/water/vehicles");
    expect(await said()).toBe("No DataThe service's answer could not be read.Try again");
  });

  it("with 429 can be tried again when the time to wait is over", async () => {
    host.fails(listWaterVehicles, 429, { headers: { "Retry-After": "120" } });
    const { user, clock } = openPortal("/water/vehicles");
    const words = "The service has too many requests.";
    expect(await said()).toBe(`No Data${words} Try again in 2 minutes.Try again`);
    expect(again().getAttribute("aria-disabled")).toBe("true");
    await user.click(again());
    clock.increment(119_999);
    expect(again().getAttribute("aria-disabled")).toBe("true");
    expect(host.asked).toHaveLength(2);
    clock.increment(1);
    await waitFor(() => expect(again().getAttribute("aria-disabled")).toBe("false"));
    expect(await said()).toBe(`No Data${words}Try again`);
    expect(screen.getByText("You can try again now.").getAttribute("role")).toBe("status");
    host.answers(listWaterVehicles, [ship]);
    await user.click(again());
    await screen.findByText("M-1");
  });

  it("is not taken for one without rows", async () => {
    host.answers(listWaterVehicles, []);
    openPortal("/water/vehicles");
    expect(await said()).toBe("No Data");
  });
});

it("vehicles still inside that could not be fetched are not counted as none", async () => {
  host.fails(listTollplazaNonExitedVehicles, 503);
  const { user } = openPortal("/toll-plaza/non-exited-vehicle-list");
  expect(await said()).toBe("No DataThe service is not available at the moment.Try again");
  screen.getByRole("button", { name: "All" });
  host.answers(listTollplazaNonExitedVehicles, []);
  await user.click(again());
  await screen.findByRole("button", { name: "All 0" });
  expect(await said()).toBe("No Data");
});

it("a toll plaza's summary that failed says so beside the tiles [S2.20]", async () => {
  host.fails(getTollplazaSummary, 503);
  openPortal("/toll-plaza/service-preview");
  await said();
  screen.getByRole("link", { name: "Collection Report" });
});

it("a toll plaza's summary that failed says so, and is tried again", async () => {
  host.fails(getTollplazaSummary, 503);
  const { user } = openPortal("/toll-plaza/dashboard");
  expect(await said()).toBe("No DataThe service is not available at the moment.Try again");
  host.answers(getTollplazaSummary, figures);
  await user.click(again());
  await screen.findByText("Total Entry");
});
