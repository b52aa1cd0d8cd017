import { screen, waitFor } from "@testing-library/react";
import { findTollplazaPassages, type Schemas } from "partner-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, page, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { cellsIn } from "../portal/reading.ts";

const host = portalHost();
const path = "/toll-plaza/check-vehicles";
const passage = (id: number): Schemas["Passage"] => ({
  id,
  registration_number: "DHK-11-0416",
  vehicle_class: "Bus",
  lane: { id: 1, name: "Lane 1" },
  entered_at: "2026-11-21T03:10:00Z",
  exited_at: null,
  entry_amount: 100,
  overstay_amount: 0,
});
const wanted = "Search for at least 3 letters or digits of a registration number.";

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
});

describe("checking vehicles", () => {
  it.each([path, `${path}?registration_number=d-1`, `${path}?registration_number=%20--%20`])(
    "at %s asks for three letters or digits, and fetches nothing",
    async (address) => {
      openPortal(address);
      await screen.findByText("No Data");
      screen.getByText(wanted);
      expect(screen.queryByRole("button", { name: "Filter" })).toBe(null);
      const field = screen.getByLabelText<HTMLInputElement>("Registration number");
      screen.getByText(
        "At least 3 letters or digits; spaces and dashes do not count, and case does not matter.",
      );
      const fits = new RegExp(`^(?:${field.pattern})$`, "v");
      const texts = ["d-1", "  d 1 -", "dk1", "d-1-1 ", "ঢ-ক"];
      expect(texts.map((text) => fits.test(text))).toEqual([false, false, true, true, false]);
      expect(host.asked.map((one) => one.path)).toEqual(["/api/auth/user"]);
    },
  );

  it.each(["", "   ", "d-1"])("says beside the field that '%s' is too short", async (typed) => {
    const { user } = openPortal(path);
    await screen.findByText(wanted);
    const field = screen.getByLabelText<HTMLInputElement>("Registration number");
    expect(field.form?.noValidate).toBe(true);
    if (typed) await user.type(field, typed);
    await user.click(screen.getByRole("button", { name: "Search" }));
    expect(screen.getByRole("alert").textContent).toBe(wanted);
    expect([document.activeElement, field.getAttribute("aria-invalid")]).toEqual([field, "true"]);
    expect([page(), host.asked.map((one) => one.path)]).toEqual([path, ["/api/auth/user"]]);
    await user.type(field, "1");
    expect([screen.queryByRole("alert"), field.getAttribute("aria-invalid")]).toEqual([null, null]);
  });

  it("shows the passages that the host finds, newest first as they come", async () => {
    host.answers(findTollplazaPassages, [passage(2), { ...passage(1), entry_amount: "90" }]);
    const { user } = openPortal(path);
    await screen.findByText(wanted);
    const field = screen.getByLabelText<HTMLInputElement>("Registration number");
    await user.type(field, "dhk ১১ 04{Enter}");
    const rows = cellsIn(await screen.findByRole("table", { name: "Check Vehicles" }));
    expect(rows.slice(1).map((row) => [row[0], row[5]])).toEqual([
      ["DHK-11-0416", "100.00"],
      ["DHK-11-0416", "90.00"],
    ]);
    expect(screen.queryByRole("note")).toBe(null);
    await waitFor(() => expect(page()).toBe(`${path}?registration_number=dhk+11+04`));
    expect(host.asked.at(-1)?.query).toEqual({ registration_number: "dhk 11 04" });
    expect([document.activeElement, field.value]).toEqual([field, "dhk 11 04"]);
  });

  it("says what was searched for over what was found, its time, and which passages these are", async () => {
    host.answers(findTollplazaPassages, [passage(1)]);
    const { user } = openPortal(`${path}?registration_number=0416`);
    await screen.findByRole("table", { name: "Check Vehicles" });
    const searched = screen.getByRole("heading", { level: 2 });
    expect(searched.textContent).toBe("Registration number: 0416");
    screen.getByText("Updated 10:00 AM");
    screen.getByText("Every passage of a vehicle, the newest first.");
    expect(screen.getByRole("link", { name: "All vehicles inside" }).getAttribute("href")).toBe(
      "/toll-plaza/non-exited-vehicle-list?company=41",
    );
    at("2026-11-21T10:05:00");
    host.answers(findTollplazaPassages, [passage(2), passage(1)]);
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    await screen.findByText("Updated 10:05 AM");
    expect(cellsIn(screen.getByRole("table"))).toHaveLength(3);
  });

  it("goes to its field with F, and back to the number that was searched before", async () => {
    host.answers(findTollplazaPassages, [passage(1)]);
    const { user } = openPortal(`${path}?registration_number=0416`);
    await screen.findByRole("table");
    await user.keyboard("f");
    const field = screen.getByLabelText<HTMLInputElement>("Registration number");
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, "0417{Enter}");
    await screen.findByRole("heading", { name: "Registration number: 0417" });
    history.back();
    await screen.findByRole("heading", { name: "Registration number: 0416" });
    expect(field.value).toBe("0416");
  });

  it("says that there may be more than 500 passages", async () => {
    host.answers(
      findTollplazaPassages,
      Array.from({ length: 500 }, (_, id) => passage(id)),
    );
    openPortal(`${path}?registration_number=dhk`);
    expect((await screen.findByRole("note")).textContent).toBe(
      "These are the newest 500 passages; there may be more. Search for a longer part to see others.",
    );
  });
});
