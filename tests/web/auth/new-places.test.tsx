import { screen, waitFor, within } from "@testing-library/react";
import { getUser, listSessions, login } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { everything, openPortal, page, rahim, signIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();

const phone = { at: "2026-06-07T23:12:40+06:00", device: "Chrome on Android" };
const shownPhone = "Chrome on Android, 07.06.2026 11:12 PM";

async function signInWith(data: string, features = ["sessions"]) {
  host.says(login, `{"success":true,"data":${data}}`);
  host.answers(getUser, {
    user: rahim,
    allowed_companies: everything,
    reporting: { time_zone: "Asia/Dhaka" },
    features,
  });
  const portal = openPortal("/login");
  await signIn(portal);
  await screen.findByRole("heading", { name: "Home" });
  return portal;
}

const told = (...places: unknown[]) => JSON.stringify({ token: "t-9", new_places: places });
const notice = () =>
  screen.findByText(/^Your user name was used/).then((found) => {
    const status = found.closest<HTMLElement>("[role=status]");
    if (!status) throw new Error("It is not said politely.");
    return status;
  });
const placesIn = (status: HTMLElement) =>
  within(status)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("sign-ins from new places", () => {
  it.each([
    ["none", '{"token":"t-9","new_places":[]}'],
    ["nothing of them", '{"token":"t-9"}'],
    ["what is no list of them", '{"token":"t-9","new_places":{"at":7}}'],
  ])("are not on Home where the sign-in tells %s", async (_, data) => {
    await signInWith(data);
    expect(screen.queryByText(/^Your user name was used/)).toBe(null);
  });

  it("are said on Home until they are known, and then no more [V6.0.6]", async () => {
    const { user } = await signInWith(told(phone));
    const status = await notice();
    expect(status.textContent).toMatch(/^Your user name was used to sign in from a new place:/);
    expect(placesIn(status)).toEqual([shownPhone]);
    expect(status.textContent).toContain("If that was not you, end the session on Profile.");
    await user.click(within(status).getByRole("button", { name: "It was me" }));
    await waitFor(() => expect(screen.queryByText(/^Your user name was used/)).toBe(null));
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain("Android");
  });

  it("lead to Profile, and are said no more after that", async () => {
    host.answers(listSessions, []);
    const { user } = await signInWith(told(phone), ["password", "sessions"]);
    expect((await notice()).textContent).toContain(
      "If that was not you, change your password, which signs everyone else out.",
    );
    await user.click(within(await notice()).getByRole("link", { name: "Go to Profile" }));
    await screen.findByRole("heading", { name: "Profile" });
    expect(page()).toBe("/profile");
    await user.click(screen.getByRole("link", { name: /Partner/ }));
    await screen.findByRole("heading", { name: "Home" });
    expect(screen.queryByText(/^Your user name was used/)).toBe(null);
  });

  it("are at most three by name, whatever the host tells of them", async () => {
    await signInWith(told(phone, { at: "2026-06-07T20:00:00+06:00" }, "?", null, { at: 7 }));
    const status = await notice();
    expect(status.textContent).toMatch(/from new places:/);
    expect(placesIn(status)).toEqual([
      shownPhone,
      "Unknown device, 07.06.2026 08:00 PM",
      "Unknown device, N/A",
    ]);
    expect(within(status).getByText("And 2 more.")).toBeTruthy();
  });
});
