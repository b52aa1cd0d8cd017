import { screen, waitFor } from "@testing-library/react";
import { findTollplazaPassages, type Schemas } from "partner-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, page, signedIn } from "../portal/open-portal.tsx";
import { partnerHost } from "../portal/partner-host.ts";
import { cellsIn } from "../portal/reading.ts";

const host = partnerHost();
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
const wanted = "Filter by at least 3 letters or digits of a registration number.";

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
});

describe("checking vehicles", () => {
  it.each([path, `${path}?registration_number=d-1`, `${path}?registration_number=%20--%20`])(
    "at %s asks for three letters or digits, and fetches nothing",
    async (address) => {
      const { user } = openPortal(address);
      await screen.findByText("No Data");
      screen.getByText(wanted);
      await user.click(screen.getByRole("button", { name: "Filter" }));
      const field = await screen.findByLabelText<HTMLInputElement>("Registration number");
      screen.getByText(
        "At least 3 letters or digits; spaces and dashes do not count, and case does not matter.",
      );
      const fits = new RegExp(`^(?:${field.pattern})$`, "v");
      const texts = ["d-1", "  d 1 -", "dk1", "d-1-1 ", "ঢ-ক"];
      expect(texts.map((text) => fits.test(text))).toEqual([false, false, true, true, false]);
      expect(host.asked.map((one) => one.path)).toEqual(["/api/auth/user"]);
    },
  );

  it("shows the passages that the host finds, newest first as they come", async () => {
    host.answers(findTollplazaPassages, [passage(2), { ...passage(1), entry_amount: "90" }]);
    const { user } = openPortal(path);
    await screen.findByText(wanted);
    await user.click(screen.getByRole("button", { name: "Filter" }));
    await user.type(await screen.findByLabelText("Registration number"), "dhk 11 04{Enter}");
    const rows = cellsIn(await screen.findByRole("table", { name: "Check Vehicles" }));
    expect(rows.slice(1).map((row) => [row[0], row[5]])).toEqual([
      ["DHK-11-0416", "100.00"],
      ["DHK-11-0416", "90.00"],
    ]);
    expect(screen.queryByRole("note")).toBe(null);
    await waitFor(() => expect(page()).toBe(`${path}?registration_number=dhk+11+04`));
    expect(host.asked.at(-1)?.query).toEqual({ registration_number: "dhk 11 04" });
  });

  it("says that there may be more than 500 passages", async () => {
    host.answers(
      findTollplazaPassages,
      Array.from({ length: 500 }, (_, id) => passage(id)),
    );
    openPortal(`${path}?registration_number=dhk`);
    expect((await screen.findByRole("note")).textContent).toBe(
      "These are the newest 500 passages; there may be more. Filter by a longer part to see others.",
    );
  });
});
