import { screen, waitFor } from "@testing-library/react";
import { getUser, listWaterVehicles } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { goOffline, goOnline } from "../portal/network.ts";
import { oneEach, openPortal, page, rahim, signedIn } from "../portal/open-portal.tsx";
import { partnerHost } from "../portal/partner-host.ts";

const host = partnerHost();
const words = "You are offline. What is shown stays as it is.";
const line = () => screen.findByRole("status");
const isGone = () => waitFor(() => expect(screen.queryByText(words)).toBe(null));

describe("without a network", () => {
  it.each([
    ["/", "Home"],
    ["/profile", "Profile"],
    ["/water", "water Companies"],
    ["/no-such-page", "Oops! Page not found"],
  ])("%s says so for as long as that is", async (path, name) => {
    signedIn(host);
    openPortal(path);
    await screen.findByRole("heading", { level: 1, name });
    expect(screen.queryByRole("status")).toBe(null);
    goOffline();
    expect((await line()).textContent).toBe(words);
    goOnline();
    await isGone();
  });

  it("Login says so from its start", async () => {
    goOffline();
    openPortal("/login");
    await screen.findByLabelText("User name");
    expect((await line()).textContent).toBe(words);
    goOnline();
    await isGone();
  });

  it("a report asked without an answer leads to the 500 page, which says so, too", async () => {
    signedIn(host, oneEach);
    host.doesNotAnswer(listWaterVehicles);
    openPortal("/");
    await screen.findByRole("heading", { name: "Home" });
    goOffline();
    history.pushState(null, "", "/water/vehicles");
    await screen.findByRole("heading", { name: "Oops! Something Went Wrong" });
    expect([page(), (await line()).textContent]).toEqual(["/error", words]);
  });
});

describe("a start without a network", () => {
  it("is tried again with the connection, and shows what was opened", async () => {
    localStorage.setItem("accessToken", "t-1");
    goOffline();
    host.doesNotAnswer(getUser);
    openPortal("/profile");
    await screen.findByRole("heading", { name: "Oops! Something Went Wrong" });
    expect([page(), (await line()).textContent]).toEqual(["/error", words]);
    host.answers(getUser, { user: rahim, allowed_companies: oneEach });
    goOnline();
    await screen.findByRole("heading", { name: "Profile" });
    expect(page()).toBe("/profile");
    await isGone();
  });
});
