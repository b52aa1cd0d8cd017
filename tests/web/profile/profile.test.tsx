import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { chooseNumbers } from "web/i18n/numbers/number-choice.ts";
import { openPortal, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { termsIn } from "../portal/reading.ts";

const host = portalHost();

describe("Profile", () => {
  it("is reached by the first word of the user's name [S1.3, V7.4.4]", async () => {
    signedIn(host);
    const { user } = openPortal("/");
    await user.click(await screen.findByRole("link", { name: "Rahim" }));
    await screen.findByRole("heading", { level: 1, name: "Profile" });
  });

  it.each([
    ["   ", "Profile"],
    ["", "Profile"],
    ["  Nadia\tKhan", "Nadia"],
  ])("is reached where the name is %j", async (name, link) => {
    signedIn(host, {}, { name });
    openPortal("/");
    const found = await screen.findByRole("link", { name: link });
    expect(found.getAttribute("href")).toBe("/profile");
  });

  it("shows every field of the user, whatever is in it [S3.1]", async () => {
    signedIn(
      host,
      {},
      {
        ...rahim,
        phone_number: "",
        email: null,
        is_active: false,
        roles: ["viewer", "cashier"],
        address: { city: "Dhaka", floor: 3 },
        note: "<b>not bold</b>",
      },
    );
    openPortal("/profile");
    const panel = await screen.findByRole("region", { name: "User" });
    expect(termsIn(panel)).toEqual({
      Name: "Rahim Uddin",
      Id: "7",
      "Phone number": "N/A",
      Email: "N/A",
      "Is active": "No",
      Roles: "viewer, cashier",
      Address: "City: Dhaka, Floor: 3",
      Note: "<b>not bold</b>",
    });
    expect(screen.queryByRole("region", { name: "Companies" })).toBe(null);
  });

  it("shows the companies by module", async () => {
    signedIn(host, {
      water_companies: [{ _id: "w1", name: "Parabat" }],
      intracity_companies: [
        { id: 1, name: "Dhaka Chaka" },
        { id: 2, name: "Green Line City" },
      ],
    });
    openPortal("/profile");
    expect(termsIn(await screen.findByRole("region", { name: "Companies" }))).toEqual({
      Intracity: "Dhaka Chaka, Green Line City",
      Water: "Parabat",
    });
  });

  it("chooses the theme, and keeps it", async () => {
    signedIn(host);
    const { user } = openPortal("/profile");
    const theme = within(await screen.findByRole("group", { name: "Theme" }));
    const pressed = () =>
      theme.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);
    expect(pressed()).toEqual(["System"]);
    await user.click(theme.getByRole("button", { name: "Dark" }));
    expect([pressed(), document.documentElement.dataset.theme, localStorage.theme]).toEqual([
      ["Dark"],
      "dark",
      "dark",
    ]);
    await user.click(theme.getByRole("button", { name: "System" }));
    expect([pressed(), document.documentElement.dataset.theme]).toEqual([["System"], undefined]);
  });

  it("chooses digits and grouping, which hold at once and are kept", async () => {
    signedIn(host);
    const { user } = openPortal("/profile");
    const digits = within(await screen.findByRole("group", { name: "Digits" }));
    const grouping = within(screen.getByRole("group", { name: "Grouping" }));
    const pressed = () =>
      [digits, grouping].map((group) => group.getByRole("button", { pressed: true }).textContent);
    expect(pressed()).toEqual(["123", "1,234,567"]);
    await user.click(digits.getByRole("button", { name: "১২৩" }));
    expect(pressed()).toEqual(["১২৩", "১,২৩৪,৫৬৭"]);
    await user.click(grouping.getByRole("button", { name: "১২,৩৪,৫৬৭" }));
    expect([pressed(), { ...localStorage }]).toMatchObject([
      ["১২৩", "১২,৩৪,৫৬৭"],
      { digits: "bengali", grouping: "lakh" },
    ]);
    chooseNumbers({ digits: "latin", grouping: "thousands" });
  });

  it("shows the keyboard shortcuts to whoever does not know the key for them", async () => {
    signedIn(host);
    const { user } = openPortal("/profile");
    await user.click(await screen.findByRole("button", { name: "Show all keys" }));
    const help = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    expect(termsIn(help)).toMatchObject({
      s: "Share",
      x: "Shift close",
      "?": "Keyboard shortcuts",
    });
  });
});
