import { screen, waitFor } from "@testing-library/react";
import { getUser, login, logout } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { everything, openPortal, page, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();

async function signIn({ user }: ReturnType<typeof openPortal>) {
  await user.type(await screen.findByLabelText("User name"), "rahim");
  await user.type(screen.getByLabelText("Password"), "secret");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
}

describe("signing in", () => {
  it("trades the credentials for a token, loads the user with it and opens Home", async () => {
    host.answers(login, { token: "t-9" });
    host.answers(getUser, { user: rahim, allowed_companies: everything });
    const portal = openPortal("/");
    await screen.findByRole("heading", { name: "Sign in to the partner portal" });
    expect(page()).toBe("/login");
    await signIn(portal);
    await screen.findByRole("heading", { name: "Home" });
    expect(page()).toBe("/");
    expect(localStorage.getItem("accessToken")).toBe("t-9");
    expect(host.asked).toEqual([
      {
        method: "POST",
        path: "/api/auth/login",
        query: {},
        headers: { "content-type": "application/json" },
        authorization: null,
        body: { username: "rahim", password: "secret" },
      },
      {
        method: "GET",
        path: "/api/auth/user",
        query: {},
        headers: { authorization: "Bearer t-9" },
        authorization: "Bearer t-9",
        body: null,
      },
    ]);
  });

  it.each([
    ["a 400", 400, "The user name or the password is wrong."],
    ["a 401", 401, "The user name or the password is wrong."],
    ["a 429", 429, "Too many attempts. Try again in 2 minutes."],
    ["a 404", 404, "The address of the service seems to be wrong. Tell your administrator."],
    ["a 405", 405, "The address of the service seems to be wrong. Tell your administrator."],
    ["a 501", 501, "The address of the service seems to be wrong. Tell your administrator."],
    ["a 500", 500, "The service can't be reached. Check the connection and try again."],
    ["no answer", null, "The service can't be reached. Check the connection and try again."],
  ])("that fails with %s stays on Login and says why", async (_, status, words) => {
    if (status === null) host.fails(login, "lost");
    else host.fails(login, status, { headers: { "Retry-After": "120" } });
    const portal = openPortal("/login");
    await signIn(portal);
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect(page()).toBe("/login");
    expect(screen.getByLabelText("User name")).toHaveProperty("value", "rahim");
    expect(localStorage.getItem("accessToken")).toBe(null);
  });

  it("says itself which field is empty, and asks for nothing", async () => {
    const { user } = openPortal("/login");
    const name = await screen.findByLabelText<HTMLInputElement>("User name");
    const password = screen.getByLabelText("Password");
    const press = () => user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(name.form?.noValidate).toBe(true);
    await press();
    screen.getByText("Type your user name.");
    expect(document.activeElement).toBe(name);
    await user.type(name, "rahim");
    expect(screen.queryByText("Type your user name.")).toBe(null);
    await press();
    screen.getByText("Type your password.");
    expect([document.activeElement, password.getAttribute("aria-invalid")]).toEqual([
      password,
      "true",
    ]);
    expect(host.asked).toEqual([]);
  });

  it("that a page answers says that the address may be wrong", async () => {
    host.says(login, "<!doctype html><title>Some other service</title>");
    const portal = openPortal("/login");
    await signIn(portal);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The address of the service seems to be wrong. Tell your administrator.",
    );
  });

  it.each([
    ["no token", "{}"],
    ["an empty token", '{"token":""}'],
    ["a token that is no text", '{"token":7}'],
  ])("that is answered with %s is no sign-in", async (_, data) => {
    host.says(login, `{"success":true,"data":${data}}`);
    host.answers(getUser, { user: rahim, allowed_companies: everything });
    const portal = openPortal("/login");
    await signIn(portal);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The service can't be reached. Check the connection and try again.",
    );
    expect(host.asked.map(({ path }) => path)).toEqual(["/api/auth/login"]);
    expect(localStorage.getItem("accessToken")).toBe(null);
  });

  it("removes the token again when the user cannot be loaded", async () => {
    host.answers(login, { token: "t-9" });
    host.fails(getUser, 403);
    const portal = openPortal("/login");
    await signIn(portal);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The service can't be reached. Check the connection and try again.",
    );
    expect(localStorage.getItem("accessToken")).toBe(null);
  });

  it("is busy until it is answered, and sends nothing a second time", async () => {
    const release = host.holds(login, { token: "t-9" });
    host.answers(getUser, { user: rahim, allowed_companies: everything });
    const portal = openPortal("/login");
    await signIn(portal);
    const button = screen.getByRole("button", { name: "Sign in" });
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    await portal.user.click(button);
    await portal.user.type(screen.getByLabelText("Password"), "{Enter}");
    release();
    await screen.findByRole("heading", { name: "Home" });
    expect(host.asked.map(({ path }) => path)).toEqual(["/api/auth/login", "/api/auth/user"]);
  });

  it("with no words left of the last failure tries again", async () => {
    host.fails(login, 401);
    const portal = openPortal("/login");
    await signIn(portal);
    await screen.findByRole("alert");
    const release = host.holds(login, { token: "t-9" });
    host.answers(getUser, { user: rahim, allowed_companies: everything });
    await portal.user.click(screen.getByRole("button", { name: "Sign in" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBe(null));
    release();
    await screen.findByRole("heading", { name: "Home" });
  });

  it("brings back to the page that was asked for", async () => {
    host.answers(login, { token: "t-9" });
    host.answers(getUser, { user: rahim, allowed_companies: everything });
    const portal = openPortal("/water");
    await signIn(portal);
    await screen.findByRole("heading", { name: "water Companies" });
    expect(page()).toBe("/water");
  });
});

describe("signing out", () => {
  it("goes to Login and removes the token", async () => {
    signedIn(host);
    host.answers(logout, undefined);
    const { user } = openPortal("/profile");
    await user.click(await screen.findByRole("button", { name: "Sign out" }));
    await screen.findByRole("button", { name: "Sign in" });
    expect(page()).toBe("/login");
    expect(localStorage.getItem("accessToken")).toBe(null);
    expect(host.asked.at(-1)).toEqual({
      method: "POST",
      path: "/api/auth/logout",
      query: {},
      headers: { authorization: "Bearer t-1" },
      authorization: "Bearer t-1",
      body: null,
    });
  });

  it.each([
    ["is refused", () => host.fails(logout, 403)],
    ["carries no success flag", () => host.says(logout, '{"success":false}')],
  ])("that %s says so and leaves the user signed in", async (_, fail) => {
    signedIn(host);
    fail();
    const { user } = openPortal("/profile");
    await user.click(await screen.findByRole("button", { name: "Sign out" }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Signing out failed. You are still signed in.",
    );
    expect(page()).toBe("/profile");
    expect(localStorage.getItem("accessToken")).toBe("t-1");
  });
});

describe("the start", () => {
  it("without a token asks for nothing and shows Login", async () => {
    openPortal("/profile");
    await screen.findByRole("button", { name: "Sign in" });
    expect(page()).toBe("/login");
    expect(host.asked).toEqual([]);
  });

  it("with a token that is no longer good shows Login", async () => {
    localStorage.setItem("accessToken", "old");
    host.fails(getUser, 401);
    openPortal("/");
    await screen.findByRole("button", { name: "Sign in" });
    expect(localStorage.getItem("accessToken")).toBe(null);
  });

  it.each([
    ["no answer", () => host.fails(getUser, "lost")],
    ["a 503", () => host.fails(getUser, 503)],
  ])("with %s shows the 500 page, keeps the token, and tries again from there", async (_, fail) => {
    localStorage.setItem("accessToken", "t-1");
    fail();
    const { user } = openPortal("/profile");
    await screen.findByRole("heading", { name: "Oops! Something Went Wrong" });
    expect(page()).toBe("/error");
    expect(localStorage.getItem("accessToken")).toBe("t-1");
    signedIn(host);
    await user.click(screen.getByRole("link", { name: "Go home" }));
    await screen.findByRole("heading", { name: "Home" });
    expect(page()).toBe("/");
  });

  it("on Login with a good token goes Home", async () => {
    signedIn(host);
    openPortal("/login");
    await screen.findByRole("heading", { name: "Home" });
    expect(page()).toBe("/");
  });
});
