import { screen } from "@testing-library/react";
import { listWaterVehicles } from "partner-sdk";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { catalogue } from "web/reports/definitions/catalogue.ts";
import { oneEach, openPortal, page, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, "error").mockImplementation(() => {});
  logged.mockClear();
});

/** A screen of the catalogue whose title cannot be read. */
function breakWater() {
  const water = catalogue.find(({ module }) => module === "water");
  if (!water) throw new Error("There is no such module.");
  const vehicles = water.screens.find(({ route }) => route === "/water/vehicles");
  if (!vehicles) throw new Error("There is no such screen.");
  const { title } = vehicles;
  const mend = () => Object.defineProperty(vehicles, "title", { value: title, writable: true });
  Object.defineProperty(vehicles, "title", {
    configurable: true,
    get: () => {
      throw new Error("Broken on purpose");
    },
  });
  onTestFinished(() => void mend());
  return mend;
}

const broken = () => screen.findByRole("heading", { level: 1, name: "This screen has failed" });

describe("a screen that throws", () => {
  it("says so, with its error in the console once, and keeps the header", async () => {
    breakWater();
    signedIn(host, oneEach);
    openPortal("/water/vehicles");
    const heading = await broken();
    screen.getByText("Something in the portal went wrong. The other screens still work.");
    expect(document.activeElement).toBe(heading);
    expect(document.title).toBe("This screen has failed · Partner portal");
    expect(screen.getByRole("navigation", { name: "Modules" }).isConnected).toBe(true);
    const lines = logged.mock.calls.map((words: unknown[]) => words.map(String).join(" "));
    expect(lines.filter((line: string) => line.includes("Broken on purpose"))).toHaveLength(1);
  });

  it("is tried once where someone comes from another screen", async () => {
    breakWater();
    signedIn(host, oneEach);
    openPortal("/");
    await screen.findByRole("heading", { level: 1, name: "Home" });
    history.pushState(null, "", "/water/vehicles");
    await broken();
    const lines = logged.mock.calls.map((words: unknown[]) => words.map(String).join(" "));
    expect(lines.filter((line: string) => line.includes("Broken on purpose"))).toHaveLength(1);
  });

  it("is shown when it is tried again and does not throw", async () => {
    const mend = breakWater();
    signedIn(host, oneEach);
    host.answers(listWaterVehicles, []);
    const { user } = openPortal("/water/vehicles");
    await broken();
    mend();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { level: 1, name: "Ships" });
    expect(page()).toBe("/water/vehicles");
  });

  it("is left by its link and by the header", async () => {
    breakWater();
    signedIn(host, oneEach);
    const { user } = openPortal("/water/vehicles");
    await broken();
    await user.click(screen.getByRole("link", { name: "Go home" }));
    await screen.findByRole("heading", { level: 1, name: "Home" });
    expect(page()).toBe("/");
    history.pushState(null, "", "/water/vehicles");
    await broken();
    await user.click(screen.getByRole("link", { name: "Rahim" }));
    await screen.findByRole("heading", { level: 1, name: "Profile" });
  });
});

describe("a frame that throws", () => {
  it("leaves words in the place of the whole page, and a way on", async () => {
    const allowed = vi.spyOn(catalogue, "flatMap").mockImplementation(() => {
      throw new Error("Broken on purpose");
    });
    signedIn(host, oneEach);
    const { user } = openPortal("/profile");
    await broken();
    expect(screen.queryByRole("banner")).toBe(null);
    allowed.mockRestore();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { level: 1, name: "Profile" });
    screen.getByRole("banner");
  });
});
