import { screen, waitFor } from "@testing-library/react";
import { getUser, joinByInvitation, logout, readInvitation } from "partner-sdk";
import { describe, expect, it } from "vitest";
import {
  address,
  everything,
  oneEach,
  openPortal,
  page,
  rahim,
  signedIn,
} from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import {
  askedOf,
  button,
  features,
  invitation,
  kept,
  openInvitation,
  titled,
  token,
} from "./opened-invitation.tsx";

const host = portalHost();
const asked = () => askedOf(host);
const open = () => openInvitation(host);

describe("the link of an invitation", () => {
  it("says what it is to, and leaves the address at once [B1, V14.2.1]", async () => {
    const { trace } = await open();
    expect([page(), location.hash, kept().includes(token)]).toEqual(["/invitation", "", false]);
    const terms = [...document.querySelectorAll("dt, dd")].map(({ textContent }) => textContent);
    expect(terms).toEqual([
      ...["For", "Night cashier", "Module", "Water", "Role", "Reader"],
      ...["Good until", "09.06.2026 02:05 PM"],
    ]);
    expect(document.title).toBe("Invitation to Sundarban Navigation · Partner portal");
    expect(asked()).toEqual([["POST /api/invitations/read", { token }]]);
    expect(JSON.stringify(trace())).not.toContain(token);
  });

  it("is asked for again where it is missing, such as after a reload", async () => {
    const { user } = openPortal("/invitation");
    await titled("Open the link again");
    expect(host.asked).toEqual([]);
    await user.click(screen.getByRole("link", { name: "Go to sign-in" }));
    await titled("Sign in to the partner portal");
    expect(page()).toBe("/login");
  });

  it("can be opened where another one was", async () => {
    await open();
    host.answers(readInvitation, { ...invitation, company: "Parabat" });
    location.hash = "#another-token";
    await titled("Invitation to Parabat");
    expect([location.hash, asked()[1]]).toEqual([
      "",
      ["POST /api/invitations/read", { token: "another-token" }],
    ]);
  });

  it("that is not good says so, and not why", async () => {
    host.fails(readInvitation, 404);
    openPortal(`/invitation#${token}`);
    const heading = await titled("This invitation is no longer good");
    expect(heading.nextElementSibling?.textContent).toBe(
      "An invitation works once, for a day, and can be withdrawn. Ask whoever sent it for another.",
    );
    expect(document.activeElement).toBe(heading);
  });

  it.each<[string, () => void, string]>([
    [
      "a 500",
      () => host.fails(readInvitation, 500, { times: 1 }),
      "The service could not do this. Try again.",
    ],
    [
      "no answer",
      () => host.fails(readInvitation, "lost", { times: 1 }),
      "The service did not answer. Try again.",
    ],
    [
      "a 429",
      () => host.fails(readInvitation, 429, { times: 1, headers: { "retry-after": "120" } }),
      "Too many attempts. Try again in 2 minutes.",
    ],
    [
      "what is no invitation",
      () => host.says(readInvitation, '{"success":true,"data":null}', { times: 1 }),
      "The service did not answer. Try again.",
    ],
  ])("that is answered with %s is asked about again on request", async (_, fail, words) => {
    host.answers(readInvitation, invitation);
    fail();
    const { user } = openPortal(`/invitation#${token}`);
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect(page()).toBe("/invitation");
    await user.click(button("Try again"));
    await titled("Invitation to Sundarban Navigation");
  });

  it("that could not be asked about offline is, with the connection", async () => {
    host.answers(readInvitation, invitation);
    host.fails(readInvitation, "lost", { times: 1 });
    openPortal(`/invitation#${token}`);
    await screen.findByRole("alert");
    dispatchEvent(new Event("online"));
    await titled("Invitation to Sundarban Navigation");
  });
});

describe("whoever is signed in", () => {
  async function openSignedIn() {
    signedIn(host, { water_companies: [{ _id: "w2", name: "Parabat" }] }, rahim, { features });
    host.answers(readInvitation, invitation);
    const portal = openPortal(`/invitation#${token}`);
    await screen.findByText("You are signed in as Rahim Uddin.");
    return portal;
  }

  it("adds the company to the own account", async () => {
    const { user } = await openSignedIn();
    host.answers(joinByInvitation, undefined);
    host.answers(getUser, { user: rahim, allowed_companies: everything, features });
    await user.click(button("Add to my account"));
    await titled("water Companies");
    expect(screen.getByRole("button", { name: "Sundarban Navigation" })).toBeTruthy();
    expect(address()).toBe("/water");
    expect(asked().at(-2)).toEqual(["POST /api/invitations/join", { token }]);
  });

  it("signs out to make another account, and the invitation stays", async () => {
    const { user } = await openSignedIn();
    host.answers(logout, undefined);
    await user.click(button("Sign out to use another"));
    await screen.findByLabelText("Your name");
    expect([page(), localStorage.getItem("accessToken")]).toEqual(["/invitation", null]);
  });

  it("has the form for a new account once the session was ended elsewhere", async () => {
    const { user } = await openSignedIn();
    host.fails(joinByInvitation, 401);
    await user.click(button("Add to my account"));
    await screen.findByLabelText("Your name");
    expect(page()).toBe("/invitation");
  });

  it("is told that it failed", async () => {
    const { user } = await openSignedIn();
    host.fails(joinByInvitation, 500);
    await user.click(button("Add to my account"));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The service could not do this. Try again.",
    );
  });

  it("finds on Home what a try without an answer has added", async () => {
    const { user } = await openSignedIn();
    host.fails(joinByInvitation, 404);
    host.fails(joinByInvitation, "lost", { times: 1 });
    await user.click(button("Add to my account"));
    await screen.findByRole("alert");
    await user.click(button("Add to my account"));
    const heading = await titled("This invitation is no longer good");
    expect(heading.nextElementSibling?.textContent).toBe(
      "Your last try may have used it, though no answer came. Look for the company on Home. If it is not there, ask for another invitation.",
    );
    host.answers(getUser, { user: rahim, allowed_companies: everything, features });
    await user.click(screen.getByRole("link", { name: "Go home" }));
    await screen.findByRole("link", { name: "Intracity 2 companies" });
    expect(page()).toBe("/");
  });

  it("goes Home without a link, and finds no such page at a host without invitations", async () => {
    signedIn(host, everything, rahim, { features });
    const { close } = openPortal("/invitation");
    await titled("Home");
    close();
    signedIn(host, everything, rahim, {});
    openPortal(`/invitation#${token}`);
    await titled("Oops! Page not found");
    expect(asked().filter(([what]) => String(what).includes("invitation"))).toEqual([]);
  });

  it("whose session is over finds the form for a new account", async () => {
    localStorage.setItem("accessToken", "t-old");
    host.fails(getUser, 401);
    host.answers(readInvitation, invitation);
    openPortal(`/invitation#${token}`);
    await screen.findByLabelText("Your name");
    expect([page(), localStorage.getItem("accessToken")]).toEqual(["/invitation", null]);
  });

  it("comes to the invitation once the service is there again", async () => {
    localStorage.setItem("accessToken", "t-1");
    host.answers(getUser, { user: rahim, allowed_companies: oneEach, features });
    host.fails(getUser, 503, { times: 1 });
    host.answers(readInvitation, invitation);
    openPortal(`/invitation#${token}`);
    await titled("Oops! Something Went Wrong");
    dispatchEvent(new Event("online"));
    await screen.findByText("You are signed in as Rahim Uddin.");
    expect(page()).toBe("/invitation");
  });

  it("goes Home from a start that failed, as soon as the service is there, and opens the link anew", async () => {
    localStorage.setItem("accessToken", "t-1");
    host.answers(getUser, { user: rahim, allowed_companies: everything, features });
    host.fails(getUser, 503, { times: 2 });
    const { user, close } = openPortal(`/invitation#${token}`);
    await titled("Oops! Something Went Wrong");
    await user.click(screen.getByRole("link", { name: "Go home" }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    await titled("Oops! Something Went Wrong");
    expect(page()).toBe("/error");
    await user.click(screen.getByRole("link", { name: "Go home" }));
    await titled("Home");
    expect([page(), kept().includes(token)]).toEqual(["/", false]);
    expect(asked()).toEqual(Array(3).fill(["GET /api/auth/user", null]));
    close();
    host.answers(readInvitation, invitation);
    openPortal(`/invitation#${token}`);
    await screen.findByText("You are signed in as Rahim Uddin.");
    expect(page()).toBe("/invitation");
  });
});
