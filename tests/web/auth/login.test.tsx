import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Login } from "web/auth/login.tsx";

describe("the sign-in screen", () => {
  it("hands on what was typed, by button or by the enter key", async () => {
    const user = userEvent.setup();
    const signIn = vi.fn();
    render(<Login onPasskey={() => {}} onSignIn={signIn} />);
    expect(document.activeElement).toBe(screen.getByLabelText("User name"));
    await user.keyboard(" rahim ");
    await user.type(screen.getByLabelText("Password"), " a secret ");
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    await user.type(screen.getByLabelText("Password"), "{Enter}");
    const credentials = { username: "rahim", password: " a secret ", isShared: false };
    expect(signIn.mock.calls).toEqual([[credentials], [credentials]]);
    await user.click(screen.getByRole("checkbox", { name: "This is a shared computer" }));
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(signIn.mock.calls.at(-1)).toEqual([{ ...credentials, isShared: true }]);
  });

  it("hands on nothing more while a sign-in is under way", async () => {
    const user = userEvent.setup();
    const signIn = vi.fn();
    render(<Login onPasskey={() => {}} onSignIn={signIn} busy />);
    await user.type(screen.getByLabelText("User name"), "rahim");
    await user.type(screen.getByLabelText("Password"), "secret{Enter}");
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(signIn).not.toHaveBeenCalled();
  });

  it("says in words why the last one failed", () => {
    render(
      <Login
        onPasskey={() => {}}
        onSignIn={() => {}}
        failure="The user name or the password is wrong."
      />,
    );
    expect(screen.getByRole("alert").textContent).toBe("The user name or the password is wrong.");
  });
});
