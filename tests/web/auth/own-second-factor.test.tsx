// @module-tag long
import { screen, waitFor, within } from "@testing-library/react";
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  type DataOf,
  getSecondFactor,
  getUser,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from "partner-sdk";
import { exampleOf } from "partner-sdk/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openPortal, page, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { attestation } from "./passkeys.ts";

const host = portalHost();
afterEach(() => {
  vi.restoreAllMocks();
});

const reporting = { time_zone: "Asia/Dhaka" };
const passkey = {
  id: "p-1",
  name: "Laptop",
  since: "2026-06-02T08:02:11+06:00",
  last_used: "2026-06-08T03:02:11+06:00",
};
const none: DataOf<typeof getSecondFactor> = {
  totp_since: null,
  recovery_codes_left: 0,
  passkeys: [],
  is_required: false,
};
const app = { ...none, totp_since: "2026-06-01T09:12:40+06:00", recovery_codes_left: 9 };
const withPasskey = { ...none, recovery_codes_left: 1, passkeys: [passkey] };

const section = () => screen.findByRole("region", { name: "Second factor" });
const button = (name: string) => screen.findByRole("button", { name });
const rows = async () =>
  within(await section())
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);
const said = async () => within(await section()).getByRole("status").textContent;
const alert = async () => (await within(await section()).findByRole("alert")).textContent;
/** Of the own account, but for who it is. */
const asked = () =>
  host.asked
    .filter(({ path }) => path !== "/api/auth/user")
    .map(({ method, path, body }) => [`${method} ${path.replace("/api/auth/", "")}`, body]);

async function openProfile(factors = none) {
  signedIn(host, {}, rahim, { features: ["second_factor", "passkeys"], reporting });
  host.answers(getSecondFactor, factors);
  const portal = openPortal("/profile");
  await waitFor(async () => expect((await rows()).length).toBeGreaterThan(0));
  host.asked.length = 0;
  return portal;
}

async function prove(user: ReturnType<typeof openPortal>["user"]) {
  await user.type(await screen.findByLabelText("Current password"), "a long phrase{Enter}");
}

describe("the second factors on Profile", () => {
  it("are none at first, and what one is for is said", async () => {
    await openProfile();
    expect([await rows(), await said()]).toEqual([["Authenticator appOffSet up"], ""]);
    expect((await section()).textContent).toContain(
      "Whoever learns your password cannot sign in without it.",
    );
    expect(screen.queryByText("Your company asks everyone for one.", { exact: false })).toBe(null);
  });

  it("are listed with since when, and with the codes that are left", async () => {
    await openProfile({ ...app, passkeys: [passkey, { ...passkey, id: "p-2", last_used: null }] });
    expect(await rows()).toEqual([
      "Authenticator appOn since 01.06.2026 09:12 AMTurn off",
      "Passkey: LaptopAdded 02.06.2026 08:02 AM, last used 08.06.2026 03:02 AMRemove",
      "Passkey: LaptopAdded 02.06.2026 08:02 AM, not used yetRemove",
      "Recovery codes9 leftNew codes",
    ]);
  });

  it("are asked for by a company, and the last codes are said to be gone", async () => {
    await openProfile({ ...app, recovery_codes_left: 0, is_required: true });
    expect((await section()).textContent).toContain(
      "Your password alone does not sign anyone in. Your company asks everyone for one.",
    );
    expect((await rows()).at(-1)).toBe(
      "Recovery codesNone: make some, in case the app or the device is lostNew codes",
    );
  });

  it("have no passkeys to add where the host has none", async () => {
    signedIn(host, {}, rahim, { features: ["second_factor"], reporting });
    host.answers(getSecondFactor, none);
    openPortal("/profile");
    await button("Set up");
    expect(screen.queryByRole("button", { name: "Add a passkey" })).toBe(null);
  });

  it("that are not known are asked for again on request", async () => {
    signedIn(host, {}, rahim, { features: ["second_factor"], reporting });
    host.fails(getSecondFactor, 500);
    const { user } = openPortal("/profile");
    expect(await alert()).toBe("It is not known which you have: the service did not say.");
    host.answers(getSecondFactor, app);
    await user.click(await button("Try again"));
    await waitFor(async () => expect((await rows()).length).toBe(2));
  });
});

describe("an app", () => {
  const begun = exampleOf(beginTotp);

  it("is set up: password, secret, code in either digits, recovery codes", async () => {
    const copied: string[] = [];
    const { user } = await openProfile();
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
      copied.push(text);
    });
    host.answers(beginTotp, begun);
    host.answers(confirmTotp, exampleOf(confirmTotp));
    await user.click(await button("Set up"));
    const password = await screen.findByLabelText("Current password");
    expect(document.activeElement).toBe(password);
    await prove(user);
    const code = await screen.findByLabelText<HTMLInputElement>("Code that the app shows");
    expect([document.activeElement, code.inputMode, code.autocomplete]).toEqual([
      code,
      "numeric",
      "one-time-code",
    ]);
    expect(screen.getByText("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ")).toBeTruthy();
    screen.getByRole("img", {
      name: "The secret as a picture, to be read by your authenticator app",
    });
    host.answers(getSecondFactor, app);
    await user.type(code, "২৮৭ 082");
    await user.click(await button("Turn it on"));
    const codes = within(await screen.findByRole("list", { name: "Recovery codes" }));
    expect(codes.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "k7wq-3xhd-p2mf",
      "5nvz-c8tr-q4ye",
    ]);
    await user.click(await button("Copy"));
    await screen.findByText("The codes are copied.");
    expect(copied).toEqual(["k7wq-3xhd-p2mf\n5nvz-c8tr-q4ye"]);
    await user.click(await button("I have kept them"));
    await waitFor(async () => expect((await rows()).length).toBe(2));
    expect(await said()).toBe("The app's codes are asked for from now on.");
    expect(document.activeElement?.contains(await button("Turn off"))).toBe(true);
    expect(asked()).toEqual([
      ["POST second-factor/totp", { password: "a long phrase" }],
      ["POST second-factor/totp/confirm", { code: "287082" }],
      ["GET second-factor", null],
    ]);
  });

  it.each([
    ["wrong_password", {}, "This is not your password."],
    ["too_many_requests", { "Retry-After": "120" }, "Too many attempts. Try again in 2 minutes."],
    ["too_many_requests", {}, "Too many attempts. Try again later."],
    ["server_error", {}, "The service did not change it. Try again."],
  ] as const)(
    "is not set up after %s, %j, which is said until the form is edited",
    async (code, headers, words) => {
      const { user } = await openProfile();
      host.fails(beginTotp, code, { headers });
      await user.click(await button("Set up"));
      await prove(user);
      await within(await section()).findByText(words);
      await user.type(await screen.findByLabelText("Current password"), "x");
      await waitFor(() => expect(screen.queryByText(words)).toBe(null));
      await user.click(await button("Cancel"));
      expect([await rows(), await said(), page()]).toEqual([
        ["Authenticator appOffSet up"],
        "",
        "/profile",
      ]);
    },
  );

  it("is not on before a code of it was typed, and says which was wrong", async () => {
    const { user } = await openProfile();
    host.answers(beginTotp, begun);
    host.fails(confirmTotp, "wrong_code");
    await user.click(await button("Set up"));
    await prove(user);
    const wrong = "This is not a code that the app shows now. Type the six digits again.";
    for (const typed of ["28708{Enter}", "2{Enter}"]) {
      await user.type(await screen.findByLabelText("Code that the app shows"), typed);
      await screen.findByText(wrong);
    }
    expect(asked()).toEqual([
      ["POST second-factor/totp", { password: "a long phrase" }],
      ["POST second-factor/totp/confirm", { code: "287082" }],
    ]);
  });

  it("is turned off", async () => {
    const { user } = await openProfile(app);
    host.answers(removeTotp, undefined);
    host.answers(getSecondFactor, none);
    await user.click(await button("Turn off"));
    await user.type(await screen.findByLabelText("Current password"), "a long phrase");
    await user.click(await button("Turn the app off"));
    await waitFor(async () => expect(await rows()).toEqual(["Authenticator appOffSet up"]));
    expect(await said()).toBe("The app's codes are asked for no longer.");
    expect(asked()).toEqual([
      ["POST second-factor/totp/remove", { password: "a long phrase" }],
      ["GET second-factor", null],
    ]);
  });
});

it.each([
  [
    "refuses its clipboard",
    () => vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no")),
  ],
  [
    "has none, as over plain http",
    () => vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as never),
  ],
])(
  "new recovery codes are selected to be copied by hand where the browser %s",
  async (_, refuse) => {
    const { user } = await openProfile(app);
    refuse();
    host.answers(renewRecoveryCodes, exampleOf(renewRecoveryCodes));
    await user.click(await button("New codes"));
    await prove(user);
    await user.click(await button("Copy"));
    await screen.findByText("The browser did not copy them. They are selected: copy them by hand.");
    expect(getSelection()?.toString()).toBe("k7wq-3xhd-p2mf5nvz-c8tr-q4ye");
    expect(screen.queryByText("The codes are copied.")).toBe(null);
    await user.click(await button("I have kept them"));
    await waitFor(async () =>
      expect(await said()).toBe("The earlier recovery codes are no longer good."),
    );
  },
);

describe("a passkey", () => {
  const create = vi.fn();
  afterEach(() => {
    vi.unstubAllGlobals();
    create.mockReset();
  });

  function devices() {
    vi.stubGlobal("PublicKeyCredential", attestation.constructor);
    vi.spyOn(navigator, "credentials", "get").mockReturnValue({ create } as never);
    host.answers(beginPasskey, exampleOf(beginPasskey));
    host.answers(addPasskey, exampleOf(addPasskey));
  }

  it.each([
    [" Phone ", "Phone"],
    ["", "Passkey"],
  ])("that is called '%s' is added as '%s'", async (typed, name) => {
    const { user } = await openProfile();
    devices();
    create.mockResolvedValue(attestation);
    host.answers(getSecondFactor, withPasskey);
    await user.click(await button("Add a passkey"));
    if (typed) await user.type(await screen.findByLabelText("Name of the passkey"), typed);
    await prove(user);
    await waitFor(async () => expect(await said()).toBe("The passkey is added."));
    const credential = {
      ...{ id: "AQI", rawId: "AQI", type: "public-key", authenticatorAttachment: "platform" },
      clientExtensionResults: {},
      response: { clientDataJSON: "e30", attestationObject: "CQ", transports: ["internal"] },
    };
    expect(asked()).toEqual([
      ["POST passkeys/begin", { password: "a long phrase" }],
      ["POST passkeys", { name, credential }],
      ["GET second-factor", null],
    ]);
    expect(localStorage.getItem("passkey")).not.toBe(null);
  });

  it("that was not made has changed nothing", async () => {
    const { user } = await openProfile();
    devices();
    create.mockRejectedValue(new DOMException("no", "NotAllowedError"));
    await user.click(await button("Add a passkey"));
    await prove(user);
    expect(await alert()).toBe("No passkey was made. Nothing has changed.");
    expect(asked()).toEqual([["POST passkeys/begin", { password: "a long phrase" }]]);
  });

  it("cannot be made where the browser has none, as over plain http, and nothing has changed", async () => {
    const { user } = await openProfile();
    devices();
    vi.spyOn(navigator, "credentials", "get").mockReturnValue(undefined as never);
    await user.click(await button("Add a passkey"));
    await prove(user);
    expect(await alert()).toBe("No passkey was made. Nothing has changed.");
  });

  it("is removed", async () => {
    const { user } = await openProfile(withPasskey);
    host.answers(removePasskey, undefined);
    host.answers(getSecondFactor, none);
    await user.click(await button("Remove the passkey Laptop"));
    await prove(user);
    await waitFor(async () => expect(await said()).toBe("The passkey is removed."));
    expect(asked()).toEqual([
      ["POST passkeys/p-1/remove", { password: "a long phrase" }],
      ["GET second-factor", null],
    ]);
  });
});

it("a second factor that a company asks for opens the portal once it is there", async () => {
  signedIn(host, {}, rahim, {
    features: ["second_factor"],
    second_factor: { needed: false, ways: [], must_set_up: true },
  });
  host.answers(getSecondFactor, { ...none, is_required: true });
  const { user } = openPortal("/profile");
  await screen.findByRole("heading", { name: "Set up a second factor" });
  host.answers(beginTotp, exampleOf(beginTotp));
  host.answers(confirmTotp, { recovery_codes: [] });
  host.answers(getUser, { user: rahim, allowed_companies: {} });
  await user.click(await button("Set up"));
  await prove(user);
  await user.type(await screen.findByLabelText("Code that the app shows"), "287082{Enter}");
  await screen.findByRole("heading", { name: "Profile" });
});
