import { screen, waitFor } from "@testing-library/react";
import {
  acceptInvitation,
  getUser,
  joinByInvitation,
  login,
  logout,
  readInvitation,
} from "partner-sdk";
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

const host = portalHost();

const token = "an-opaque-token";
const invitation = {
  ...{ module: "water" as const, company: "Sundarban Navigation", name: "Night cashier" },
  ...{ role: "reader" as const, expires_at: "2026-06-09T14:05:00Z" },
};
const features = ["administration"];
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const titled = (name: string) => screen.findByRole("heading", { level: 1, name });
const button = (name: string) => screen.getByRole("button", { name });
const asked = () => host.asked.map(({ method, path, body }) => [`${method} ${path}`, body]);
const errorOf = (label: string) => document.getElementById(`${field(label).id}-error`)?.textContent;
const kept = () =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]);

/** What somebody sees who opened the link, and is not signed in. */
async function open(told: Parameters<typeof host.answers<typeof readInvitation>>[1] = invitation) {
  host.answers(readInvitation, told);
  const portal = openPortal(`/invitation#${token}`);
  await titled("Invitation to Sundarban Navigation");
  const { user } = portal;
  const fill = async (name: string, username: string, password: string) => {
    for (const [label, text] of [
      ["Your name", name],
      ["User name", username],
      ["Password", password],
    ] as const) {
      await user.clear(field(label));
      if (text) await user.paste(text);
    }
    await user.keyboard("{Enter}");
  };
  return { ...portal, fill };
}

describe("the link of an invitation", () => {
  it("says what it is to, and leaves the address at once", async () => {
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

describe("a new account", () => {
  const rules = { min_length: 12, refuses: ["user_name", "digits_alone", "common"] };
  const phrase = "a phrase of her own";

  it("is made, and signed in to with its user name filled in", async () => {
    const { user, fill, trace } = await open();
    host.answers(acceptInvitation, undefined);
    await fill("Nasrin Akter", "nasrin", phrase);
    await titled("Sign in to the partner portal");
    expect(screen.getByRole("alert").textContent).toBe(
      "Your account is made. Sign in with the password that you chose.",
    );
    expect([page(), field("User name").value, field("Password").value]).toEqual([
      "/login",
      "nasrin",
      "",
    ]);
    expect(document.activeElement).toBe(field("Password"));
    expect(asked()[1]).toEqual([
      "POST /api/invitations/accept",
      { token, name: "Nasrin Akter", username: "nasrin", password: phrase },
    ]);
    host.answers(login, { token: "t-2" });
    host.answers(getUser, { user: rahim, allowed_companies: oneEach, features });
    await user.type(field("Password"), `${phrase}{Enter}`);
    await titled("Home");
    expect(page()).toBe("/");
    const told = JSON.stringify(trace()) + kept();
    expect([token, phrase, "nasrin"].filter((secret) => told.includes(secret))).toEqual([]);

    host.answers(logout, undefined);
    await user.click(screen.getByRole("link", { name: "Rahim" }));
    await user.click(await screen.findByRole("button", { name: "Sign out" }));
    await titled("Sign in to the partner portal");
    expect([field("User name").value, screen.queryByRole("alert")]).toEqual(["", null]);
  });

  it("has a form that a password manager knows its way in", async () => {
    await open();
    const inputs = [...(field("Password").form?.querySelectorAll("input") ?? [])];
    expect(inputs.map(({ type, autocomplete }) => [type, autocomplete])).toEqual([
      ["text", "name"],
      ["text", "username"],
      ["password", "new-password"],
    ]);
  });

  it("has the rules of its password said before they are broken, and checked without a request", async () => {
    const { user, fill } = await open({ ...invitation, password_rules: rules });
    const said = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    const common = "Not one that many people use, which is checked when you send it";
    expect(said()).toEqual([
      ...["At least 12 characters", "At least one letter", "Without your user name", common],
    ]);
    await user.type(field("User name"), "nasrin");
    await user.type(field("Password"), "nasrin 12345");
    expect(said()).toEqual([
      ...["At least 12 characters, as it should be", "At least one letter, as it should be"],
      ...["Without your user name, nasrin", common],
    ]);
    await fill("", "nasrin", "nasrin 12345");
    expect([errorOf("Your name"), errorOf("User name"), errorOf("Password")]).toEqual([
      "Type your name.",
      undefined,
      "Leave your user name out.",
    ]);
    expect(document.activeElement).toBe(field("Your name"));
    expect(host.asked).toHaveLength(1);
  });

  it("is given another user name where one is taken, and the invitation stays good", async () => {
    const { user, fill } = await open();
    const errors = [{ field: "username", message: "is taken" }];
    host.fails(acceptInvitation, 400, { failure: { errors } });
    await fill("Nasrin Akter", "nasrin", phrase);
    await waitFor(() =>
      expect(errorOf("User name")).toBe("This user name is taken. Choose another."),
    );
    expect(document.activeElement).toBe(field("User name"));
    expect(field("Password").value).toBe(phrase);
    host.answers(acceptInvitation, undefined);
    await user.type(field("User name"), "2{Enter}");
    await titled("Sign in to the partner portal");
    expect(field("User name").value).toBe("nasrin2");
  });

  it("says in the host's words what is wrong with a password that it refuses", async () => {
    const { fill } = await open();
    const message = "The password is one of the most common ones.";
    host.fails(acceptInvitation, 400, { failure: { errors: [{ field: "password", message }] } });
    await fill("Nasrin Akter", "nasrin", phrase);
    await waitFor(() => expect(errorOf("Password")).toBe(message));
    expect(document.activeElement).toBe(field("Password"));
  });

  it.each<[string, Parameters<typeof host.fails>[1], string]>([
    ["a 500", 500, "The service could not do this. Try again."],
    ["no answer", "lost", "The service did not answer. Try again."],
  ])("could not be made after %s, and the form says so", async (_, how, words) => {
    const { fill } = await open();
    host.fails(acceptInvitation, how);
    await fill("Nasrin Akter", "nasrin", phrase);
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect([page(), field("User name").value]).toEqual(["/invitation", "nasrin"]);
  });

  it("may be there though no answer came, and the page says so when the invitation is gone", async () => {
    const { user, fill } = await open();
    host.fails(acceptInvitation, 404);
    host.fails(acceptInvitation, "lost", { times: 1 });
    await fill("Nasrin Akter", "nasrin", phrase);
    await screen.findByRole("alert");
    await user.click(button("Make my account"));
    const heading = await titled("This invitation is no longer good");
    expect(heading.nextElementSibling?.textContent).toBe(
      "Your last try may have used it, though no answer came. Sign in with the user name and the password that you typed. If that fails, ask for another invitation.",
    );
    expect(document.activeElement).toBe(heading);
    host.answers(login, { token: "t-2" });
    host.answers(getUser, { user: rahim, allowed_companies: oneEach, features });
    await user.click(screen.getByRole("link", { name: "Go to sign-in" }));
    await titled("Sign in to the partner portal");
    await user.type(field("User name"), "nasrin");
    await user.type(field("Password"), `${phrase}{Enter}`);
    await titled("Home");
    expect(page()).toBe("/");
  });

  it("is not needed by who has one: a sign-in leads back to the invitation", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("link", { name: "Sign in" }));
    await titled("Sign in to the partner portal");
    host.answers(login, { token: "t-2" });
    host.answers(getUser, { user: rahim, allowed_companies: oneEach, features });
    await user.type(field("User name"), "rahim");
    await user.type(field("Password"), `${phrase}{Enter}`);
    await screen.findByText("You are signed in as Rahim Uddin.");
    expect(page()).toBe("/invitation");
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
});
