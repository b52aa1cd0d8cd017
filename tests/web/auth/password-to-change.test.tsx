import { act, screen } from "@testing-library/react";
import { changePassword, getUser, logout } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { everything, openPortal, page, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();

describe("a password that has to be changed", () => {
  const rules = { min_length: 12, refuses: ["user_name", "digits_alone", "common"] };
  const told = { features: ["password"], password_rules: rules };
  const nasrin = { ...rahim, username: "nasrin" };
  const title = () => screen.findByRole("heading", { level: 1, name: "Change your password" });

  async function openRestricted() {
    signedIn(host, everything, nasrin, { ...told, must_change_password: true });
    const portal = openPortal("/water");
    await title();
    return portal;
  }

  it("is asked for in the place of every screen, and opens the address once it is changed", async () => {
    const { user } = await openRestricted();
    expect([page(), document.title, screen.queryByRole("banner")]).toEqual([
      "/water",
      "Change your password · Partner portal",
      null,
    ]);
    expect(host.asked.map(({ path }) => path)).toEqual(["/api/auth/user"]);
    host.answers(changePassword, undefined);
    host.answers(getUser, { user: nasrin, allowed_companies: everything });
    await user.type(screen.getByLabelText("Current password"), "the old secret");
    await user.type(screen.getByLabelText("New password"), "another phrase{Enter}");
    await screen.findByRole("heading", { name: "water Companies" });
    expect(page()).toBe("/water");
    expect({ ...localStorage }).toEqual({ accessToken: "t-1" });
  });

  it("lets its user sign out, and says where that fails", async () => {
    const { user } = await openRestricted();
    host.fails(logout, 500);
    await user.click(screen.getByRole("button", { name: "Sign out" }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Signing out failed. You are still signed in.",
    );
    host.answers(logout, undefined);
    await user.click(screen.getByRole("button", { name: "Sign out" }));
    await screen.findByRole("button", { name: "Sign in" });
    expect(page()).toBe("/login");
  });

  it("that is changed in another tab opens this one", async () => {
    await openRestricted();
    host.answers(getUser, { user: nasrin, allowed_companies: everything });
    const tell = (key: string, newValue: string | null) =>
      act(async () => void dispatchEvent(new StorageEvent("storage", { key, newValue })));
    await tell("passwordChanged", null);
    await title();
    await tell("passwordChanged", "yes");
    await screen.findByRole("heading", { name: "water Companies" });
  });

  it("is asked for as soon as a request is refused for it, but for a sign-out, which says that it failed", async () => {
    signedIn(host, everything, nasrin, told);
    const { user } = openPortal("/profile");
    host.fails(logout, "password_change_required");
    await user.click(await screen.findByRole("button", { name: "Sign out" }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Signing out failed. You are still signed in.",
    );
    host.fails(changePassword, "password_change_required");
    await user.click(screen.getByRole("button", { name: "Change password" }));
    await user.type(screen.getByLabelText("Current password"), "the old secret");
    await user.type(screen.getByLabelText("New password"), "another phrase{Enter}");
    await title();
  });
});
