import { screen, waitFor } from "@testing-library/react";
import {
  type DataOf,
  getTollplazaSummary,
  getUser,
  listIntercityReservations,
  listWaterVehicles,
  login,
} from "partner-sdk";
import { describe, expect, it } from "vitest";
import { oneEach, openPortal, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();
const words = "Still loading. This is taking longer than usual.";
const ship = { id: 1, registration_number: "M-1", kind: "Launch", status: "active" } as const;
const figures = {
  total_entry_count: 1,
  total_entry_amount: 2,
  total_exited_count: 3,
  total_non_exited_count: 4,
  total_overstay_count: 5,
  total_overstay_amount: 6,
};
const slow = () => screen.queryByText(words);
const asked = (count: number) => waitFor(() => expect(host.asked).toHaveLength(count));

describe("a report that takes long", () => {
  async function openSlowly() {
    signedIn(host, oneEach);
    const release = host.holds(listWaterVehicles, [ship]);
    const portal = openPortal("/water/vehicles");
    await screen.findByRole("heading", { name: "Ships" });
    await asked(2);
    portal.clock.increment(4_999);
    expect(slow()).toBe(null);
    portal.clock.increment(1);
    expect((await screen.findByRole("status")).textContent).toBe(words);
    return { ...portal, release };
  }

  it("says so after five seconds, and shows its rows when they come", async () => {
    const { release } = await openSlowly();
    release();
    await screen.findByText("M-1");
    await waitFor(() => expect(slow()).toBe(null));
    expect(screen.queryByRole("button", { name: "Stop" })).toBe(null);
  });

  it("can be asked again, which takes its own time", async () => {
    const { user } = await openSlowly();
    host.answers(listWaterVehicles, [ship]);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("M-1");
    expect(host.asked).toHaveLength(3);
  });

  it("can be stopped, and asked again later", async () => {
    const { user } = await openSlowly();
    await user.click(screen.getByRole("button", { name: "Stop" }));
    await screen.findByText("Stopped");
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBe(null));
    expect([slow(), screen.queryByText("No Data")]).toEqual([null, null]);
    host.answers(listWaterVehicles, [ship]);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("M-1");
  });
});

it("a summary that takes long says so and can be stopped", async () => {
  signedIn(host, oneEach);
  host.holds(getTollplazaSummary, figures);
  const { user, clock } = openPortal("/toll-plaza/dashboard");
  await screen.findByRole("heading", { name: /^Summary/ });
  await asked(2);
  clock.increment(5_000);
  expect((await screen.findByRole("status")).textContent).toBe(words);
  await user.click(screen.getByRole("button", { name: "Stop" }));
  await screen.findByText("Stopped");
});

it("a next page that takes long says so under the rows", async () => {
  signedIn(host, oneEach);
  type Bookings = DataOf<typeof listIntercityReservations>;
  const booked = (passenger: string, next_cursor: string | null): Bookings => ({
    rows: [
      {
        reservation_number: "R-1",
        passenger: { name: passenger },
        coach: { id: 2, name: "C-101" },
        seats: ["A1"],
        travel_date: "2026-11-23",
        status: "confirmed",
        amount: "1500.00",
      },
    ],
    next_cursor,
  });
  host.answers(listIntercityReservations, booked("Salma", "page 2"));
  const { user, clock } = openPortal("/intercity/reservation/report/");
  await screen.findByText("Salma");
  const release = host.holds(listIntercityReservations, booked("Karim", null));
  await user.click(screen.getByRole("button", { name: "Load more" }));
  await screen.findByText("Loading more rows");
  await asked(3);
  clock.increment(5_000);
  await screen.findByText(words);
  release();
  await screen.findByText("Karim");
  await waitFor(() => expect(slow()).toBe(null));
});

it("a start that takes long says so and offers another try", async () => {
  localStorage.setItem("accessToken", "t-1");
  const release = host.holds(getUser, { user: rahim, allowed_companies: oneEach });
  const { clock } = openPortal("/");
  await asked(1);
  clock.increment(5_000);
  expect((await screen.findByRole("status")).textContent).toBe(words);
  screen.getByRole("button", { name: "Try again" });
  release();
  await screen.findByRole("heading", { name: "Home" });
});

it("a sign-in that takes long says so", async () => {
  const release = host.holds(login, { token: "t-9" });
  host.answers(getUser, { user: rahim, allowed_companies: oneEach });
  const { user, clock } = openPortal("/login");
  await user.type(await screen.findByLabelText("User name"), "rahim");
  await user.type(screen.getByLabelText("Password"), "secret{Enter}");
  await asked(1);
  clock.increment(5_000);
  expect((await screen.findByRole("status")).textContent).toBe(words);
  release();
  await screen.findByRole("heading", { name: "Home" });
});
