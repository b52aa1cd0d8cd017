import { screen, waitFor, within } from "@testing-library/react";
import {
  getOfflineCounterReport,
  getUser,
  listOfflineCounterDeviceIds,
  listWaterVehicles,
  login,
  logout,
} from "partner-sdk";
import { describe, expect, it } from "vitest";
import {
  everything,
  oneEach,
  openPortal,
  rahim,
  signedIn,
  signIn,
} from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();
const indicator = () => screen.queryByRole("progressbar", { name: "Loading" });
const focused = () => document.activeElement?.textContent;
const main = () => within(screen.getByRole("main"));
const header = () => within(screen.getByRole("banner"));

describe("the loading indicator", () => {
  it("is there while the user is loaded at start, and nothing else is", async () => {
    localStorage.setItem("accessToken", "t-1");
    const release = host.holds(getUser, { user: rahim, allowed_companies: everything });
    openPortal("/");
    await waitFor(() => expect(indicator()).not.toBe(null));
    expect(screen.queryByRole("main")).toBe(null);
    release();
    await screen.findByRole("heading", { name: "Home" });
    expect(indicator()).toBe(null);
  });

  it("is the loading flag: each start sets it, and any answer clears it", async () => {
    signedIn(host, oneEach);
    const releaseReport = host.holds(getOfflineCounterReport, []);
    const releaseDevices = host.holds(listOfflineCounterDeviceIds, []);
    const { user } = openPortal("/offline-counter/report");
    await user.click(await screen.findByRole("button", { name: "Filter" }));
    await screen.findByRole("dialog");
    await waitFor(() => expect(host.asked).toHaveLength(3));
    // The dialog hides the rest of the page from assistive technology.
    const flag = () => screen.queryByRole("progressbar", { name: "Loading", hidden: true });
    expect(flag()).not.toBe(null);
    releaseDevices();
    await waitFor(() => expect(flag()).toBe(null));
    releaseReport();
    await screen.findByText("No Data");
    expect(flag()).toBe(null);
  });

  it("is there during a sign-in", async () => {
    const release = host.holds(login, { token: "t-2" });
    host.answers(getUser, { user: rahim, allowed_companies: everything });
    await signIn(openPortal("/login"));
    await waitFor(() => expect(indicator()).not.toBe(null));
    release();
    await screen.findByRole("heading", { name: "Home" });
  });
});

describe("the header", () => {
  it("has the modules at hand, this one marked, its company and the way to change it", async () => {
    signedIn(host, { ...oneEach, water_companies: everything.water_companies ?? [] });
    host.answers(listWaterVehicles, []);
    const { user } = openPortal("/water");
    await user.click(await screen.findByRole("button", { name: "Parabat" }));
    await screen.findByRole("heading", { level: 1, name: "Water" });
    const modules = within(screen.getByRole("navigation", { name: "Modules" }));
    expect(
      modules.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["Intracity", "/intracity/service-preview?company=11"],
      ["Supervisor", "/supervisor/service-preview?company=21"],
      ["Offline Counter", "/offline-counter/report?company=31"],
      ["Toll Plaza", "/toll-plaza/service-preview?company=41"],
      ["Waybill", "/waybill/service-preview?company=51"],
      ["Water", "/water/service-preview?company=w2"],
      ["Intercity", "/intercity/service-preview?company=c1"],
      ["Counterwise Ticketing", "/counterwise-ticketing/service-preview?company=81"],
    ]);
    expect(modules.getByRole("link", { current: "page" }).textContent).toBe("Water");
    await user.click(main().getByRole("link", { name: "Ships" }));
    await screen.findByRole("heading", { level: 1, name: "Ships" });
    await user.click(header().getByRole("button", { name: "Parabat, change company" }));
    await user.click(await screen.findByRole("option", { name: "Sundarban Navigation" }));
    await header().findByRole("button", { name: "Sundarban Navigation, change company" });
  });

  it("leads Home and to Profile", async () => {
    signedIn(host, oneEach);
    openPortal("/profile");
    await screen.findByRole("heading", { name: "Profile" });
    const links = ["Partner, Home", "Rahim"].map((name) => header().getByRole("link", { name }));
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/", "/profile"]);
  });
});

describe("breadcrumbs", () => {
  const crumbs = () =>
    within(screen.getByRole("navigation", { name: "Breadcrumb" }))
      .getAllByRole("listitem")
      .map((step) => [step.textContent, within(step).queryByRole("link")?.getAttribute("href")]);

  it("lead from Home to the module, whose screens stand beside them", async () => {
    signedIn(host, oneEach);
    host.answers(listWaterVehicles, []);
    openPortal("/water/vehicles");
    await screen.findByText("No Data");
    expect(crumbs()).toEqual([
      ["Home", "/"],
      ["Water", "/water/service-preview?company=w1"],
    ]);
    screen.getByRole("navigation", { name: "Reports of Water" });
  });

  it.each(["/offline-counter/report", "/offline-counter/report/"])(
    "of %s, which has no preview, lead over the companies",
    async (path) => {
      signedIn(host, oneEach);
      host.answers(getOfflineCounterReport, []);
      openPortal(path);
      await screen.findByText("No Data");
      expect(crumbs()).toEqual([
        ["Home", "/"],
        ["Offline Counter", "/offline-counter"],
        ["Offline Counter Report", undefined],
      ]);
    },
  );
});

describe("the keyboard", () => {
  it("finds the skip link first, and is past the header with it", async () => {
    signedIn(host);
    const { user } = openPortal("/profile");
    await screen.findByRole("heading", { name: "Profile" });
    await user.tab();
    expect(focused()).toBe("Skip to content");
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("main"));
    await user.tab();
    expect(focused()).toBe("Sign out");
  });

  it("goes on from the heading of every screen that is opened", async () => {
    signedIn(host);
    host.answers(listWaterVehicles, []);
    const { user } = openPortal("/");
    await screen.findByRole("heading", { name: "Home" });
    expect(document.activeElement).toBe(document.body);
    const steps: [role: "link" | "button", name: string, heading: string][] = [
      ["link", "Water 2 companies", "water Companies"],
      ["button", "Parabat", "Water"],
      ["link", "Ships", "Ships"],
      ["link", "Rahim", "Profile"],
    ];
    for (const [role, name, heading] of steps) {
      const scope = name === "Rahim" ? header() : main();
      await user.click(scope.getByRole(role, { name }));
      await screen.findByRole("heading", { level: 1, name: heading });
      await waitFor(() => expect(focused()).toBe(heading));
    }
    history.back();
    await waitFor(() => expect(focused()).toBe("Ships"));
  });

  it("goes on from the heading after a sign-in, and from the first field after a sign-out", async () => {
    signedIn(host);
    host.answers(logout, undefined);
    host.answers(login, { token: "t-2" });
    const { user } = openPortal("/profile");
    await user.click(await screen.findByRole("button", { name: "Sign out" }));
    const field = await screen.findByLabelText("User name");
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.type(field, "rahim");
    await user.type(screen.getByLabelText("Password"), "secret{Enter}");
    await screen.findByRole("heading", { name: "Home" });
    await waitFor(() => expect(focused()).toBe("Home"));
  });
});

describe("the page's title", () => {
  it.each([
    ["/", "Home · Partner portal"],
    ["/profile", "Profile · Partner portal"],
    ["/water/service-preview", "Water · Partner portal"],
    ["/water/vehicles", "Ships · Partner portal"],
    ["/nowhere", "Oops! Page not found · Partner portal"],
    ["/error", "Oops! Something Went Wrong · Partner portal"],
  ])("at %s is %s", async (path, title) => {
    signedIn(host, oneEach);
    host.answers(listWaterVehicles, []);
    openPortal(path);
    await waitFor(() => expect(document.title).toBe(title));
  });

  it("of a company picker has the module's own title", async () => {
    signedIn(host);
    openPortal("/counterwise-ticketing");
    await waitFor(() =>
      expect(document.title).toBe("Counterwise Ticketing Companies · Partner portal"),
    );
  });
});

describe("an active company", () => {
  it("of counterwise ticketing alone outlives a sign-out, the slip of the product", async () => {
    signedIn(host);
    host.answers(logout, undefined);
    host.answers(login, { token: "t-2" });
    const { user } = openPortal("/water");
    await user.click(await screen.findByRole("button", { name: "Parabat" }));
    await user.click(await screen.findByRole("link", { name: "Counterwise Ticketing" }));
    await user.click(await screen.findByRole("button", { name: "Saintmartin" }));
    await user.click(await screen.findByRole("link", { name: "Rahim" }));
    // What the device keeps would choose Water's company again.
    await user.click(await screen.findByRole("button", { name: "Forget this device" }));
    const question = await screen.findByRole("dialog", { name: "Forget this device?" });
    await user.click(within(question).getByRole("button", { name: "Forget this device" }));
    await user.click(await screen.findByRole("button", { name: "Sign out" }));
    await signIn({ user });
    await screen.findByRole("heading", { name: "Home" });
    screen.getByRole("link", { name: "Water 2 companies" });
    screen.getByRole("link", { name: "Counterwise Ticketing Saintmartin" });
  });
});
