import { screen, waitFor } from "@testing-library/react";
import { acceptInvitation, getUser, login, logout } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { oneEach, page, rahim } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

import {
  askedOf,
  button,
  errorOf,
  features,
  field,
  invitation,
  kept,
  openInvitation,
  titled,
  token,
} from "./opened-invitation.tsx";

const host = portalHost();
const asked = () => askedOf(host);
const open = () => openInvitation(host);

describe("a new account", () => {
  const rules = { min_length: 12, refuses: ["user_name", "digits_alone", "common"] };
  const phrase = "a phrase of her own";

  it("is made, and signed in to with its user name filled in [B1]", async () => {
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
    const { user, fill } = await openInvitation(host, { ...invitation, password_rules: rules });
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

  it.each([
    ["a zero-width space", "nas\u200brin"],
    ["a turn of direction", "nas\u202erin"],
    ["two spaces in a row", "nas  rin"],
  ])("has no user name with %s: the form says so", async (_, username) => {
    const { user, fill } = await open();
    await fill("Nasrin Akter", username, phrase);
    const said = () => errorOf("User name");
    await waitFor(() =>
      expect(said()).toBe(
        "It holds something that cannot be seen, or two spaces in a row. Type it anew.",
      ),
    );
    expect(document.activeElement).toBe(field("User name"));
    expect(host.asked).toHaveLength(1);
    await user.type(field("User name"), "x");
    expect(said()).toBe(undefined);
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
