import { act, screen, waitFor } from "@testing-library/react";
import { getUser, login } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { everything, openPortal, page, signedIn, signIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();

describe("two tabs", () => {
  const tell = (newValue: string | null) =>
    act(async () => {
      if (newValue) localStorage.setItem("accessToken", newValue);
      else localStorage.removeItem("accessToken");
      dispatchEvent(new StorageEvent("storage", { key: "accessToken", newValue }));
    });

  const kept = (type: "pagehide" | "pageshow", persisted = true) =>
    dispatchEvent(Object.assign(new Event(type), { persisted }));

  it("sign out together, and in again as the new user", async () => {
    signedIn(host);
    openPortal("/profile");
    await screen.findByRole("heading", { name: "Profile" });
    await tell(null);
    await screen.findByRole("button", { name: "Sign in" });
    expect(page()).toBe("/login");
    host.answers(getUser, { user: { name: "Nadia Khan" }, allowed_companies: everything });
    await tell("t-8");
    await screen.findByRole("link", { name: "Nadia" });
    expect(host.asked.at(-1)?.authorization).toBe("Bearer t-8");
  });

  it.each([
    ["what no header can hold", "টোকেন"],
    ["more than servers accept", "x".repeat(8001)],
  ])("sign out together, and ask for nothing, when one finds %s", async (_, entry) => {
    signedIn(host);
    openPortal("/profile");
    await screen.findByRole("heading", { name: "Profile" });
    const before = host.asked.length;
    const after = () => [page(), host.asked.length, screen.queryByRole("alert")?.textContent];
    await tell(entry);
    await screen.findByRole("button", { name: "Sign in" });
    expect(after()).toEqual(["/login", before, undefined]);
    await tell(`${entry}2`);
    expect(after()).toEqual(["/login", before, undefined]);
  });

  it.each([
    ["removed", null],
    ["replaced by another user's", "t-8"],
  ])(
    "agree when one comes back from a page of another site, and the token was %s [R3]",
    async (_, token) => {
      signedIn(host);
      openPortal("/profile");
      await screen.findByRole("link", { name: "Rahim" });
      host.answers(getUser, { user: { name: "Nadia Khan" }, allowed_companies: everything });
      kept("pagehide");
      if (token) localStorage.setItem("accessToken", token);
      else localStorage.removeItem("accessToken");
      kept("pageshow");
      if (token) await screen.findByRole("link", { name: "Nadia" });
      else await screen.findByRole("button", { name: "Sign in" });
    },
  );

  it("ask for nothing when one comes back and the token is the same", async () => {
    signedIn(host);
    openPortal("/profile");
    await screen.findByRole("link", { name: "Rahim" });
    const before = host.asked.length;
    kept("pagehide");
    kept("pageshow");
    await act(async () => {});
    expect(host.asked.length).toBe(before);
  });

  it("ask for nothing more when the page is shown for the first time", async () => {
    signedIn(host);
    openPortal("/profile");
    await screen.findByRole("link", { name: "Rahim" });
    const before = host.asked.length;
    kept("pageshow", false);
    await act(async () => {});
    expect(host.asked.length).toBe(before);
  });

  it("stay signed in where a sign-out is heard of after a sign-in that came later", async () => {
    signedIn(host);
    openPortal("/profile");
    await screen.findByRole("link", { name: "Rahim" });
    await act(async () => {
      localStorage.setItem("accessToken", "t-8");
      dispatchEvent(new StorageEvent("storage", { key: "accessToken", newValue: null }));
    });
    expect(page()).toBe("/profile");
    host.answers(getUser, { user: { name: "Nadia Khan" }, allowed_companies: everything });
    await tell("t-8");
    await screen.findByRole("link", { name: "Nadia" });
  });

  it("sign out together when one clears the whole storage, and at no other entry's end", async () => {
    signedIn(host);
    openPortal("/profile");
    await screen.findByRole("heading", { name: "Profile" });
    await act(async () => {
      dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: null }));
    });
    expect(page()).toBe("/profile");
    await act(async () => {
      localStorage.clear();
      dispatchEvent(new StorageEvent("storage", { key: null, newValue: null }));
    });
    await screen.findByRole("button", { name: "Sign in" });
    expect(page()).toBe("/login");
  });

  it("agree when one signs in while the other's own sign-in is refused [R3]", async () => {
    let refuse = () => {};
    const refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    host.says(login, '{"success":false,"code":"refused","message":"Refused."}', { delay: refused });
    await signIn(openPortal("/login"), "rahim", "wrong");
    await waitFor(() => expect(host.asked).toHaveLength(1));
    host.answers(getUser, { user: { name: "Nadia Khan" }, allowed_companies: everything });
    await tell("t-8");
    refuse();
    await screen.findByRole("link", { name: "Nadia" });
    expect([page(), localStorage.getItem("accessToken")]).toEqual(["/", "t-8"]);
  });
});
