import { screen, waitFor } from "@testing-library/react";
import { getUser, listWaterVehicles, login, logout } from "partner-sdk";
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
const words = "Your session ended. Sign in again to go on.";

describe("a session that ended", () => {
  it("is said on Login, until someone signs in", async () => {
    signedIn(host, oneEach);
    host.fails(listWaterVehicles, 401);
    const portal = openPortal("/water/vehicles");
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect(screen.getByRole("button", { name: "Sign in" })).toBeTruthy();
    host.answers(login, { token: "t-2" });
    host.answers(listWaterVehicles, []);
    const release = host.holds(getUser, { user: rahim, allowed_companies: everything });
    await signIn(portal);
    await waitFor(() => expect(screen.queryByText(words)).toBe(null));
    release();
    await screen.findByRole("heading", { level: 1, name: "Ships" });
    expect(screen.queryByText(words)).toBe(null);
  });

  it("is said to whoever comes back with a token that is no longer good", async () => {
    localStorage.setItem("accessToken", "old");
    host.fails(getUser, 401);
    openPortal("/");
    expect((await screen.findByRole("alert")).textContent).toBe(words);
  });

  it.each([400, 403, 404])("is said to whoever comes back and is answered %d", async (status) => {
    localStorage.setItem("accessToken", "old");
    host.fails(getUser, status);
    openPortal("/login");
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect([location.pathname, localStorage.getItem("accessToken")]).toEqual(["/login", null]);
  });

  it.each([
    "<html>Sign in to this network</html>",
    "",
    "null",
    '{"success":false,"message":"No."}',
    '{"success":true,"data":null}',
    '{"success":true,"data":{}}',
    '{"success":true,"data":{"user":null}}',
    '{"success":true,"data":{"user":7}}',
    '{"success":true,"data":{"user":{"name":7}}}',
    '{"success":true,"data":{"user":{"name":"Rahim","id":{"toString":1}}}}',
  ])("is said to whoever comes back and is answered %s", async (body) => {
    localStorage.setItem("accessToken", "old");
    host.says(getUser, body);
    openPortal("/water");
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect([location.pathname, localStorage.getItem("accessToken")]).toEqual(["/login", null]);
  });

  it.each([408, 429, 500, 503])("is not what a start that is answered %d says", async (status) => {
    localStorage.setItem("accessToken", "t-1");
    host.fails(getUser, status);
    openPortal("/login");
    await screen.findByRole("heading", { level: 1, name: "Oops! Something Went Wrong" });
    expect([location.pathname, localStorage.getItem("accessToken")]).toEqual(["/error", "t-1"]);
  });

  it.each(["access.added", "token.replaced"] as const)(
    "is said where the user is loaded once more, after %s, and refused",
    async (type) => {
      signedIn(host, oneEach);
      const { portal } = openPortal("/profile");
      await screen.findByRole("button", { name: "Sign out" });
      host.fails(getUser, 404);
      portal.getSnapshot().children.authentication?.send({ type });
      expect((await screen.findByRole("alert")).textContent).toBe(words);
      expect([location.pathname, localStorage.getItem("accessToken")]).toEqual(["/login", null]);
    },
  );

  it("gives way to what is wrong with the next sign-in", async () => {
    localStorage.setItem("accessToken", "old");
    host.fails(getUser, 401);
    host.fails(login, 401);
    const portal = openPortal("/");
    await screen.findByText(words);
    await signIn(portal);
    await screen.findByText("The user name or the password is wrong.");
    expect(screen.getAllByRole("alert")).toHaveLength(1);
  });
});

describe("nothing is said of a session", () => {
  it("at the first visit", async () => {
    openPortal("/");
    await screen.findByRole("button", { name: "Sign in" });
    expect(screen.queryByRole("alert")).toBe(null);
  });

  it("after a sign-out by oneself", async () => {
    signedIn(host);
    host.answers(logout, undefined);
    const { user } = openPortal("/profile");
    await user.click(await screen.findByRole("button", { name: "Sign out" }));
    await screen.findByRole("button", { name: "Sign in" });
    expect(screen.queryByRole("alert")).toBe(null);
  });

  it("after a sign-out in another tab", async () => {
    signedIn(host);
    openPortal("/profile");
    await screen.findByRole("button", { name: "Sign out" });
    localStorage.removeItem("accessToken");
    window.dispatchEvent(
      new StorageEvent("storage", {
        key: "accessToken",
        oldValue: "t-1",
        newValue: null,
        storageArea: localStorage,
      }),
    );
    await screen.findByRole("button", { name: "Sign in" });
    expect(screen.queryByRole("alert")).toBe(null);
  });
});
