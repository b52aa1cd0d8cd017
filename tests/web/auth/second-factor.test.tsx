import { screen, waitFor } from "@testing-library/react";
import {
  beginPasskeySignIn,
  getUser,
  login,
  logout,
  signInWithPasskey,
  verifySecondFactor,
} from "partner-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { everything, openPortal, page, rahim, signedIn, signIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { assertion, requestOptions } from "./passkeys.ts";

const host = portalHost();
const whole = { token: "whole", new_places: [] };
const pending = (ways: readonly string[]) => ({ second_factor: { needed: true, ways: [...ways] } });
const title = "Confirm that it is you";

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole("button", { name });
const bodies = (path: string) =>
  host.asked.filter((asked) => asked.path === path).map(({ body }) => body);
const verified = () => bodies("/api/auth/second-factor/verify");

async function openStep(ways: readonly string[] = ["totp", "recovery_code", "passkey"]) {
  signedIn(host, {}, rahim, pending(ways));
  const portal = openPortal("/profile");
  await screen.findByRole("heading", { name: title });
  return portal;
}

function letIn() {
  host.answers(verifySecondFactor, whole);
  host.answers(getUser, { user: rahim, allowed_companies: everything });
}

describe("the second step of a sign-in", () => {
  it("comes after the password, and opens the portal as soon as six digits of either kind stand in its field", async () => {
    host.answers(login, { token: "half" });
    host.answers(getUser, { user: rahim, allowed_companies: {}, ...pending(["totp"]) });
    const { user } = openPortal("/");
    await signIn({ user }, "rahim", "a long phrase");
    const code = await field("Code");
    expect([document.activeElement, code.autocomplete, code.inputMode]).toEqual([
      code,
      "one-time-code",
      "numeric",
    ]);
    expect(localStorage.getItem("accessToken")).toBe("half");
    letIn();
    await user.type(code, "২৮৭ 082");
    await screen.findByRole("heading", { name: "Home" });
    expect([verified(), localStorage.getItem("accessToken")]).toEqual([
      [{ code: "287082" }],
      "whole",
    ]);
  });

  it("takes a recovery code in place of a code, and the other way round", async () => {
    const { user } = await openStep();
    await user.click(button("Use a recovery code"));
    const recovery = await field("Recovery code");
    expect([document.activeElement, recovery.autocomplete]).toEqual([recovery, "off"]);
    await user.click(button("Use a code of the app"));
    expect(document.activeElement).toBe(await field("Code"));
    await user.click(button("Use a recovery code"));
    letIn();
    await user.type(await field("Recovery code"), " k7wq-3xhd-p2mf {Enter}");
    await screen.findByRole("heading", { name: "Profile" });
    expect(verified()).toEqual([{ recovery_code: "k7wq-3xhd-p2mf" }]);
  });

  it.each([
    [403, "wrong_code", {}, "This code is wrong, or was used before. Wait for the next one."],
    [429, "too_many", { "Retry-After": "120" }, "Too many attempts. Try again in 2 minutes."],
    [500, "failed", {}, "The service did not answer. Try again."],
  ] as const)("says of a %s what it means", async (status, code, headers, words) => {
    const { user } = await openStep();
    host.says(verifySecondFactor, JSON.stringify({ success: false, code, message: "no" }), {
      status,
      headers,
    });
    await user.type(await field("Code"), "287082");
    await screen.findByText(words);
    expect([(await field("Code")).getAttribute("aria-invalid"), document.activeElement]).toEqual([
      "true",
      await field("Code"),
    ]);
    await user.type(await field("Code"), "1");
    expect(screen.queryByText(words)).toBe(null);
  });

  it("asks nobody about what cannot be a code", async () => {
    const { user } = await openStep();
    await user.type(await field("Code"), "287{Enter}");
    await screen.findByText("Type the six digits of the code.");
    expect(verified()).toEqual([]);
  });

  it("offers what the host names, and nothing else", async () => {
    await openStep(["totp", "carrier_pigeon"]);
    const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(names).toEqual(["Continue", "Sign in as someone else"]);
  });

  it("says of a wrong recovery code what it is, where there is no app", async () => {
    const { user } = await openStep(["recovery_code", "passkey"]);
    host.says(verifySecondFactor, '{"success":false,"code":"wrong_code","message":"no"}', {
      status: 403,
    });
    await user.type(await field("Recovery code"), "k7wq-3xhd{Enter}");
    await screen.findByText("This recovery code is wrong, or was used before.");
    const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(names).toEqual(["Continue", "Use a passkey", "Sign in as someone else"]);
  });

  it("asks for no code of whoever has passkeys alone", async () => {
    await openStep(["passkey"]);
    expect(screen.queryByRole("textbox")).toBe(null);
    const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(names).toEqual(["Use a passkey", "Sign in as someone else"]);
  });

  it("is left for another user", async () => {
    const { user } = await openStep();
    host.answers(logout, undefined);
    await user.click(button("Sign in as someone else"));
    await screen.findByLabelText("Password");
    expect(localStorage.getItem("accessToken")).toBe(null);
  });

  it("leads back to Login once its token is no longer good", async () => {
    const { user } = await openStep();
    host.says(verifySecondFactor, '{"success":false,"code":"unauthenticated","message":"no"}', {
      status: 401,
    });
    await user.type(await field("Code"), "287082");
    await screen.findByText("Your session ended. Sign in again to go on.");
  });

  it("that another tab has completed a moment ago costs that tab nothing", async () => {
    const { user } = await openStep();
    localStorage.setItem("accessToken", "whole");
    await user.type(await field("Code"), "287082");
    await screen.findByText("The service did not answer. Try again.");
    expect([verified(), localStorage.getItem("accessToken")]).toEqual([[], "whole"]);
    host.answers(getUser, { user: rahim, allowed_companies: everything });
    const newValue = localStorage.getItem("accessToken");
    dispatchEvent(new StorageEvent("storage", { key: "accessToken", newValue }));
    await screen.findByRole("heading", { name: "Profile" });
  });

  it("leaves no code in a storage, in the trace or in the console", async () => {
    const lines = vi.spyOn(console, "error").mockImplementation(() => {});
    const { portal, user } = await openStep();
    const seen: string[] = [];
    portal.subscribe((snapshot) => seen.push(JSON.stringify(snapshot)));
    host.says(verifySecondFactor, '{"success":false,"code":"wrong_code","message":"no"}', {
      status: 403,
    });
    await user.type(await field("Code"), "287082");
    await screen.findByText("This code is wrong, or was used before. Wait for the next one.");
    const kept = JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      seen,
      lines.mock.calls,
    ]);
    expect(kept).not.toContain("287082");
    expect(page()).not.toContain("287082");
  });
});

describe("a passkey", () => {
  const get = vi.fn();
  beforeEach(() => {
    vi.stubGlobal("PublicKeyCredential", assertion.constructor);
    vi.spyOn(navigator, "credentials", "get").mockReturnValue({ get } as never);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    get.mockReset();
  });

  it("is offered at a sign-in on a device where one was used, and is both factors", async () => {
    localStorage.setItem("passkey", "yes");
    get.mockResolvedValue(assertion);
    host.answers(beginPasskeySignIn, requestOptions);
    host.answers(signInWithPasskey, whole);
    host.answers(getUser, { user: rahim, allowed_companies: everything });
    const { user } = openPortal("/");
    await user.click(button("Sign in with a passkey"));
    await screen.findByRole("heading", { name: "Home" });
    expect(get.mock.calls.map(([{ publicKey }]) => new Uint8Array(publicKey.challenge))).toEqual([
      new Uint8Array([1, 2, 250, 255]),
    ]);
    expect(bodies("/api/auth/login/passkey")).toEqual([
      {
        credential: {
          id: "AQI",
          rawId: "AQI",
          type: "public-key",
          authenticatorAttachment: "platform",
          clientExtensionResults: {},
          response: {
            clientDataJSON: "e30",
            authenticatorData: "-_8",
            signature: "Aw",
            userHandle: "Bw",
          },
        },
      },
    ]);
  });

  it("is offered nowhere else", () => {
    openPortal("/");
    expect(screen.queryByRole("button", { name: "Sign in with a passkey" })).toBe(null);
  });

  it("that nobody used is said, and the password is still there", async () => {
    localStorage.setItem("passkey", "yes");
    get.mockRejectedValue(new DOMException("no", "NotAllowedError"));
    host.answers(beginPasskeySignIn, requestOptions);
    const { user } = openPortal("/");
    await user.click(button("Sign in with a passkey"));
    await screen.findByText("No passkey was used. Try again, or use your password.");
    screen.getByLabelText("Password");
  });

  it("that the browser has none of, as over plain http, is said as well", async () => {
    localStorage.setItem("passkey", "yes");
    vi.spyOn(navigator, "credentials", "get").mockReturnValue(undefined as never);
    host.answers(beginPasskeySignIn, requestOptions);
    const { user } = openPortal("/");
    await user.click(button("Sign in with a passkey"));
    await screen.findByText("No passkey was used. Try again, or use your password.");
  });

  it("that the host does not know leaves the second step as it was", async () => {
    get.mockResolvedValue(assertion);
    const { user } = await openStep();
    host.answers(beginPasskeySignIn, requestOptions);
    host.says(signInWithPasskey, '{"success":false,"code":"unauthenticated","message":"no"}', {
      status: 401,
    });
    await user.click(button("Use a passkey"));
    await screen.findByText("No passkey was used. Try again.");
    host.answers(signInWithPasskey, whole);
    signedIn(host, everything);
    await user.click(button("Use a passkey"));
    await waitFor(() => expect(localStorage.getItem("accessToken")).toBe("whole"));
    await screen.findByRole("heading", { name: "Profile" });
  });
});
