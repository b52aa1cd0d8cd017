import { screen, waitFor, within } from "@testing-library/react";
import { changePassword, endOtherSessions, endSession, getUser, listSessions } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { openPortal, page, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();

const reporting = { time_zone: "Asia/Dhaka" };
const features = ["password", "sessions"];
const session = (id: string, device: string | null, is_current = false) => ({
  id,
  device,
  since: "2026-06-08T03:02:11+06:00",
  last_seen: "2026-06-08T05:39:47+06:00",
  is_current,
});
const here = session("here", "Firefox on Windows", true);
const phone = session("phone", "Chrome on Android");
const script = session("script", null);

const times = "Since 08.06.2026 03:02 AM, last seen 08.06.2026 05:39 AM";
const shownHere = "Firefox on Windows, this sessionSince 08.06.2026 03:02 AM";
const shownPhone = `Chrome on Android${times}End`;
const shownScript = `Unknown device${times}End`;

const section = () => screen.findByRole("region", { name: "Where you are signed in" });
const rows = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const endOf = (device: string) => `End the session of ${device} since 08.06.2026 03:02 AM`;
const asked = () =>
  host.asked.map(({ method, path }) => `${method} ${path}`).filter((it) => it.includes("sessions"));
const said = async () => within(await section()).getByRole("status").textContent;

async function openProfile(sessions = [here, phone, script]) {
  signedIn(host, {}, rahim, { features, reporting });
  host.answers(listSessions, sessions);
  const portal = openPortal("/profile");
  await waitFor(() => expect(rows()).toHaveLength(sessions.length));
  return portal;
}

describe("the sessions on Profile", () => {
  it("are not asked for where the host has none", async () => {
    signedIn(host, {}, rahim, { features: ["password"] });
    openPortal("/profile");
    await screen.findByRole("region", { name: "Password" });
    expect(screen.queryByRole("region", { name: "Where you are signed in" })).toBe(null);
    expect(asked()).toEqual([]);
  });

  it("stand where there is nothing else of the own account", async () => {
    signedIn(host, {}, rahim, { features: ["sessions"], reporting });
    host.answers(listSessions, [here]);
    openPortal("/profile");
    await waitFor(() => expect(rows()).toEqual([shownHere]));
    expect(screen.queryByRole("region", { name: "Password" })).toBe(null);
  });

  it("can be ended where the host answers that [B6]", async () => {
    localStorage.setItem("accessToken", "t-1");
    const named = ["/api/auth/sessions", "/api/auth/sessions/{session_id}/end"];
    const told = { user: rahim, allowed_companies: {}, reporting };
    host.answers(getUser, { ...told, features: named });
    host.answers(listSessions, [here, phone, script]);
    const { close } = openPortal("/profile");
    await waitFor(() => expect(rows()).toHaveLength(3));
    const ends = () => screen.queryAllByRole("button", { name: /^End/ }).length;
    expect(ends()).toBe(2);
    close();
    host.answers(getUser, { ...told, features: named.slice(0, 1) });
    openPortal("/profile");
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(ends()).toBe(0);
  });

  it("are listed in words, this one marked, in the company's time [V7.5.1]", async () => {
    await openProfile();
    expect(rows()).toEqual([shownHere, shownPhone, shownScript]);
    const buttons = within(await section()).getAllByRole("button");
    expect(
      buttons.map((button) => button.getAttribute("aria-label") ?? button.textContent),
    ).toEqual([endOf("Chrome on Android"), endOf("Unknown device"), "End all others"]);
    expect(await said()).toBe("");
  });

  it("that are this one alone are said to be all", async () => {
    await openProfile([here]);
    expect(await said()).toBe("You are signed in nowhere else.");
    expect(within(await section()).queryByRole("button")).toBe(null);
  });

  it("end one by one, and the list keeps the focus", async () => {
    const { user } = await openProfile();
    host.answers(endSession, undefined);
    await user.click(screen.getByRole("button", { name: endOf("Chrome on Android") }));
    await waitFor(() => expect(rows()).toEqual([shownHere, shownScript]));
    expect(await said()).toBe("The session is ended. ");
    expect(document.activeElement).toBe(within(await section()).getByRole("list"));
    expect(screen.queryByRole("button", { name: "End all others" })).toBe(null);
    expect(asked()).toEqual(["GET /api/auth/sessions", "POST /api/auth/sessions/phone/end"]);
  });

  it("that ended by themselves meanwhile are gone as well", async () => {
    const { user } = await openProfile();
    host.fails(endSession, 404);
    await user.click(screen.getByRole("button", { name: endOf("Chrome on Android") }));
    await waitFor(() => expect(rows()).toEqual([shownHere, shownScript]));
  });

  it("end all at once", async () => {
    const { user } = await openProfile();
    host.answers(endOtherSessions, undefined);
    await user.click(screen.getByRole("button", { name: "End all others" }));
    await waitFor(() => expect(rows()).toEqual([shownHere]));
    expect(await said()).toBe("2 sessions are ended. You are signed in nowhere else.");
  });

  it("that could not be ended stay, and the section says so", async () => {
    const { user } = await openProfile();
    host.fails(endSession, 500);
    await user.click(screen.getByRole("button", { name: endOf("Chrome on Android") }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The session could not be ended. Try again.",
    );
    expect([rows(), page()]).toEqual([[shownHere, shownPhone, shownScript], "/profile"]);
    host.answers(endSession, undefined);
    await user.click(screen.getByRole("button", { name: endOf("Chrome on Android") }));
    await waitFor(() => expect(rows()).toEqual([shownHere, shownScript]));
    expect(screen.queryByRole("alert")).toBe(null);
  });

  it.each<[string, () => void]>([
    ["a 500", () => host.fails(listSessions, 500)],
    ["no answer", () => host.fails(listSessions, "lost")],
    ["what is no list", () => host.says(listSessions, '{"success":true,"data":{"id":7}}')],
  ])("that are answered with %s are asked for again on request", async (_, fail) => {
    signedIn(host, {}, rahim, { features, reporting });
    fail();
    const { user } = openPortal("/profile");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "It is not known where you are signed in: the service did not say.",
    );
    expect(page()).toBe("/profile");
    host.answers(listSessions, [here]);
    await user.click(within(await section()).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(rows()).toEqual([shownHere]));
  });

  it("lead to Login when this one was ended elsewhere", async () => {
    const { user } = await openProfile();
    host.fails(endOtherSessions, 401);
    await user.click(screen.getByRole("button", { name: "End all others" }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Your session ended. Sign in again to go on.",
    );
    expect(page()).toBe("/login");
  });

  it("are asked for anew after a change of the password, which ends the others", async () => {
    const { user } = await openProfile();
    host.answers(changePassword, undefined);
    host.answers(listSessions, [here]);
    await user.click(screen.getByRole("button", { name: "Change password" }));
    await user.type(screen.getByLabelText("Current password"), "old");
    await user.type(screen.getByLabelText("New password"), "new{Enter}");
    await waitFor(() => expect(rows()).toEqual([shownHere]));
    expect(await said()).toBe("2 sessions are ended. You are signed in nowhere else.");
    expect(document.activeElement?.textContent).toBe("Change password");
  });
});
