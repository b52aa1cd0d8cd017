import { screen, waitFor, within } from "@testing-library/react";
import { changePassword, getUser } from "partner-sdk";
import { describe, expect, it, vi } from "vitest";
import { everything, openPortal, page, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();

const nasrin = { ...rahim, username: "nasrin" };
const rules = { min_length: 12, refuses: ["user_name", "digits_alone", "common"] };
const features = ["password"];
const [old, next] = ["the old secret", "another phrase"];

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const section = () => screen.findByRole("region", { name: "Password" });
const asked = () => host.asked.filter(({ path }) => path === "/api/auth/password");
/** The rules below the field, those that are kept marked. */
const rulesShown = () =>
  within(screen.getByRole("region", { name: "Password" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
/** What is said to be wrong with a field. */
const errorOf = (label: string) => {
  const { id } = field(label);
  const isInvalid = field(label).getAttribute("aria-invalid") === "true";
  const describedBy = field(label).getAttribute("aria-describedby")?.split(" ") ?? [];
  const error = describedBy.includes(`${id}-error`) && document.getElementById(`${id}-error`);
  return isInvalid && error ? error.textContent : null;
};

async function openForm(
  more: Parameters<typeof signedIn>[3] = { features, password_rules: rules },
) {
  signedIn(host, everything, nasrin, more);
  const portal = openPortal("/profile");
  const { user } = portal;
  await user.click(within(await section()).getByRole("button", { name: "Change password" }));
  const fill = async (label: string, text: string) => {
    await user.clear(field(label));
    if (text) await user.paste(text);
  };
  const type = async (typedOld: string, typedNew: string) => {
    await fill("Current password", typedOld);
    await fill("New password", typedNew);
    await user.keyboard("{Enter}");
  };
  return { ...portal, type };
}

describe("Profile", () => {
  it("has nothing of passwords where the host has nothing, and asks nothing", async () => {
    signedIn(host, everything, nasrin, { must_change_password: true, password_rules: rules });
    openPortal("/profile");
    await screen.findByRole("region", { name: "Appearance" });
    expect(screen.queryByRole("region", { name: "Password" })).toBe(null);
    expect(host.asked.map(({ path }) => path)).toEqual(["/api/auth/user"]);
  });

  it("says the rules before they are broken, and marks those that are kept, without a request", async () => {
    const { user } = await openForm();
    const [length, letter, name, common] = [
      "At least 12 characters",
      "At least one letter",
      "Without your user name, nasrin",
      "Not one that many people use, which is checked when you send it",
    ];
    const kept = (rule: string) => `${rule}, as it should be`;
    expect(rulesShown()).toEqual([length, letter, name, common]);
    await user.type(field("New password"), "123456789012");
    expect(rulesShown()).toEqual([kept(length), letter, kept(name), common]);
    await user.type(field("New password"), " Nasrin");
    expect(rulesShown()).toEqual([kept(length), kept(letter), name, common]);
    await user.clear(field("New password"));
    expect(rulesShown()).toEqual([length, letter, name, common]);
    expect(host.asked.map(({ path }) => path)).toEqual(["/api/auth/user"]);
  });

  it("has a form that a password manager knows its way in [V6.2.6]", async () => {
    await openForm();
    const form = field("New password").form;
    const known = [...(form?.querySelectorAll("input") ?? [])].map(
      ({ type, autocomplete, value, hidden }) => [type, autocomplete, value, hidden],
    );
    expect(known).toEqual([
      ["text", "username", "nasrin", true],
      ["password", "current-password", "", false],
      ["password", "new-password", "", false],
    ]);
    expect(document.activeElement).toBe(field("Current password"));
  });

  it("leaves the user name to the manager where the host does not say it", async () => {
    signedIn(host, everything, rahim, { features });
    const { user } = openPortal("/profile");
    await user.click(within(await section()).getByRole("button", { name: "Change password" }));
    expect(document.querySelector("[autocomplete=username]")).toBe(null);
    expect(within(await section()).queryByRole("list")).toBe(null);
  });

  it.each(['"twelve"', "[]", '{"min_length":"12","refuses":"common"}', "null"])(
    "takes rules that are none for no rules: %s",
    async (written) => {
      localStorage.setItem("accessToken", "t-1");
      const data = `"user":{"name":"Rahim"},"allowed_companies":{},"features":["password"]`;
      host.says(getUser, `{"success":true,"data":{${data},"password_rules":${written}}}`);
      const { user } = openPortal("/profile");
      await user.click(within(await section()).getByRole("button", { name: "Change password" }));
      expect(within(await section()).queryByRole("list")).toBe(null);
      await user.type(field("New password"), "{Enter}");
      expect(errorOf("New password")).toBe("Type a new password.");
    },
  );

  it("changes the password, and says that the other sessions have ended [V6.2.2]", async () => {
    const { type } = await openForm();
    host.answers(changePassword, undefined);
    await type(old, next);
    const status = within(await section()).getByRole("status");
    await waitFor(() =>
      expect(status.textContent).toBe(
        "The password is changed. You are signed out everywhere else.",
      ),
    );
    expect(asked().map(({ body }) => body)).toEqual([{ old_password: old, new_password: next }]);
    expect(screen.queryByLabelText("New password")).toBe(null);
    expect(document.activeElement?.textContent).toBe("Change password");
  });

  it("leaves the password as it is", async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect([screen.queryByLabelText("New password"), asked()]).toEqual([null, []]);
    expect(document.activeElement?.textContent).toBe("Change password");
  });

  it("cannot be left while it is not known how it ended", async () => {
    const { type, user } = await openForm();
    const release = host.holds(changePassword, undefined);
    await type(old, next);
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.keyboard("{Enter}");
    expect(field("New password").value).toBe(next);
    release();
    await screen.findByText("The password is changed. You are signed out everywhere else.");
    expect(asked()).toHaveLength(1);
  });

  it.each<[string, string, string, string, string]>([
    ["no old password", "", next, "Current password", "Type the password that you have now."],
    ["a short one", old, "short", "New password", "Use at least 12 characters."],
    [
      "the old one",
      old,
      old,
      "New password",
      "This is the password that you have now. Choose another.",
    ],
    ["the user name", old, "nasrin's phrase", "New password", "Leave your user name out."],
    ["digits alone", old, "123456789012", "New password", "Use at least one letter."],
  ])(
    "sends nothing for %s, and says so beside the field",
    async (_, typedOld, typedNew, label, words) => {
      const { type, user } = await openForm();
      await type(typedOld, typedNew);
      expect([errorOf(label), document.activeElement]).toEqual([words, field(label)]);
      await user.click(screen.getByRole("button", { name: "Change password" }));
      expect(document.activeElement).toBe(field(label));
      expect(asked()).toEqual([]);
      await user.type(field("New password"), "x");
      expect(errorOf(label)).toBe(null);
    },
  );

  it("asks for any new password where the host names no rule", async () => {
    const { type } = await openForm({ features });
    await type(old, "");
    expect(errorOf("New password")).toBe("Type a new password.");
  });

  it("says beside the field that the old password is wrong, or what the host has against the new one", async () => {
    const { type } = await openForm();
    host.fails(changePassword, "wrong_password");
    await type("not it", next);
    await waitFor(() =>
      expect(errorOf("Current password")).toBe("This is not the password that you have now."),
    );
    expect(document.activeElement).toBe(field("Current password"));
    expect(page()).toBe("/profile");

    const message = "The password is one of the most common ones.";
    const errors = [{ field: "new_password", message }];
    host.fails(changePassword, 400, { failure: { errors } });
    await type(old, "sunshine sunshine");
    await waitFor(() => expect(errorOf("New password")).toBe(message));
    expect(errorOf("Current password")).toBe(null);
    host.fails(changePassword, 400);
    await type(old, next);
    await waitFor(() =>
      expect(errorOf("New password")).toBe("The service refuses this password. Choose another."),
    );
  });

  it.each<[string, () => void, string]>([
    [
      "a 500",
      () => host.fails(changePassword, 500),
      "The password could not be changed. Try again.",
    ],
    [
      "no answer",
      () => host.fails(changePassword, "lost"),
      "The service did not answer, so nobody knows whether the password is changed. Try again; if the current password is wrong then, the new one is good already.",
    ],
    [
      "a 429 that says how long",
      () => host.fails(changePassword, 429, { headers: { "Retry-After": "120" } }),
      "Too many attempts. Try again in 2 minutes.",
    ],
  ])("says of %s what happened, and stays where it is", async (_, fail, words) => {
    const { type } = await openForm();
    fail();
    await type(old, next);
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect([page(), field("New password").value]).toEqual(["/profile", next]);
  });

  it("leads to Login where the session ended elsewhere during the change", async () => {
    const { type } = await openForm();
    host.fails(changePassword, 401);
    await type(old, next);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Your session ended. Sign in again to go on.",
    );
    expect(page()).toBe("/login");
  });

  it("leaves no password in a storage, in the trace or in the console [V14.2.4]", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const { type, user } = await openForm();
    host.fails(changePassword, 500);
    await type(old, next);
    await screen.findByRole("alert");
    host.answers(changePassword, undefined);
    await type(old, next);
    await screen.findByText("The password is changed. You are signed out everywhere else.");
    vi.spyOn(navigator.clipboard, "writeText");
    await user.click(screen.getByRole("button", { name: "Copy what happened" }));
    const traced = await navigator.clipboard.readText();
    expect(traced).toContain("request.failed");
    const everything = JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      traced,
      said.mock.calls,
    ]);
    expect([old, next].filter((secret) => everything.includes(secret))).toEqual([]);
  });
});
