import { createBrowserInspector, createInspector } from "@statelyai/inspect";
import {
  authenticationMachine,
  type Credentials,
  createPortalInspector,
  portalMachine,
  type WithPasskey,
} from "machines";
import { createPartnerClient, login } from "partner-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";
import { rahima } from "./actors.ts";

const password = 'p@ss "w%rd"/7';
const token = "0815-token-4711-geheim";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Sent = Record<string, unknown>;

/** An inspector of the real package, whose messages end here. */
function inspector(known: () => (string | null)[] = () => []) {
  const sent: Sent[] = [];
  const adapter = { send: (message: object) => sent.push(message as Sent) };
  const { inspect } = createPortalInspector((options) => createInspector(adapter, options), known);
  return { inspect, sent };
}

/** Everything as text, in every way that a secret may be written. */
function leaks(sent: readonly Sent[], secrets: readonly string[]): string[] {
  const text = JSON.stringify(sent);
  return secrets.flatMap((secret) => {
    const quoted = JSON.stringify(secret).slice(1, -1);
    const ways = [secret, quoted, JSON.stringify(quoted).slice(1, -1), encodeURIComponent(secret)];
    return ways.filter((way) => text.includes(way));
  });
}

function masked(message: object, known?: () => (string | null)[]): unknown {
  let serialize = <Message>(given: Message): Message => given;
  createPortalInspector((options) => {
    serialize = options.serialize;
  }, known);
  return serialize(message);
}

describe("a sign-in that is followed in the inspector", () => {
  const client = createPartnerClient({
    baseUrl: "https://partner.test",
    fetch: async (request) =>
      (await request.text()).includes(JSON.stringify(password))
        ? Response.json({ success: true, data: { token } })
        : new Response(null, { status: 401 }),
  });

  async function follow(loadUser: () => Promise<typeof rahima>, { inspect, sent } = inspector()) {
    const portal = createActor(
      portalMachine.provide({
        actors: {
          authentication: authenticationMachine.provide({
            actors: {
              requestToken: fromPromise(({ input, signal }) =>
                client.call(login, input as Credentials, { signal }),
              ),
              loadUser: fromPromise(loadUser),
              signOut: fromPromise<{ success: boolean }>(async () => ({ success: true })),
            },
            actions: { storeToken: () => {}, removeToken: () => {} },
          }),
          followTabs: fromCallback(() => {}),
        },
        actions: {
          redirect: () => {},
          persistCompanies: () => {},
          forgetOpened: () => {},
          forgetPresets: () => {},
          forgetOthers: () => {},
        },
      }),
      { id: "portal", inspect },
    ).start();
    portal
      .getSnapshot()
      .children.authentication?.send({ type: "signIn.submitted", username: "rahima", password });
    await vi.runAllTimersAsync();
    return { portal, sent };
  }

  it("shows the user and how it went, and no secret in any message", async () => {
    const { portal, sent } = await follow(async () => rahima);
    expect(portal.getSnapshot().value).toBe("signedIn");
    expect(sent.length).toBeGreaterThan(30);
    expect(leaks(sent, [password, token])).toEqual([]);
    const text = JSON.stringify(sent);
    expect(text).toContain("Rahima Begum");
    expect(text).toContain('"username":"rahima"');
    expect(text).toContain("requestToken");
  });

  it("shows that the password has to be changed, and masks no other word for it", async () => {
    const { portal, sent } = await follow(async () => ({
      ...rahima,
      restriction: "mustChangePassword" as const,
    }));
    expect(portal.getSnapshot().value).toBe("restricted");
    expect(leaks(sent, [password, token])).toEqual([]);
    const text = JSON.stringify(sent);
    expect(text).toContain('"value":{"mustChangePassword":"idle"}');
    expect(text).toContain('"restriction":"mustChangePassword"');
  });

  it("masks what a second factor is made of, by any of its names", () => {
    const codes = {
      secretCode: "287082",
      recoveryCodes: ["k7wq-3xhd"],
      recovery_code: "p2mf-zz11",
    };
    const totp = { secret: "JBSWY3DP", secretUri: "otpauth://totp/x?secret=JBSWY3DP" };
    const message = { event: codes, context: totp, text: "287082 k7wq-3xhd p2mf-zz11 JBSWY3DP" };
    expect(masked(message)).toEqual({
      event: { secretCode: "•••", recoveryCodes: ["•••"], recovery_code: "•••" },
      context: { secret: "•••", secretUri: "•••" },
      text: "••• ••• ••• •••",
    });
  });

  it("masks both passwords of a change, by any of their names", () => {
    const change = { oldPassword: "old-1", newPassword: "new-2" };
    const body = { old_password: "old-1", new_password: "new-2" };
    const message = { event: { type: "change.submitted", ...change }, body, text: "old-1 new-2" };
    const hidden = (names: object) =>
      Object.fromEntries(Object.keys(names).map((name) => [name, "•••"]));
    expect(masked(message)).toEqual({
      event: { type: "change.submitted", ...hidden(change) },
      body: hidden(body),
      text: "••• •••",
    });
  });

  it("is as safe in the window that the browser's inspector opens", async () => {
    const sent: Sent[] = [];
    const listeners: ((event: { data: object }) => void)[] = [];
    const window = {
      open: () => ({ postMessage: (message: Sent) => sent.push(message) }),
      addEventListener: (_: string, listener: (event: { data: object }) => void) =>
        listeners.push(listener),
    };
    const { inspect } = createPortalInspector((options) =>
      createBrowserInspector({ ...options, window: window as never }),
    );
    await follow(async () => rahima, { inspect, sent });
    for (const listener of listeners) listener({ data: { type: "@statelyai.connected" } });
    expect(sent.length).toBeGreaterThan(30);
    expect(leaks(sent, [password, token])).toEqual([]);
  });

  it("masks them in an error's message and stack too", async () => {
    const { sent } = await follow(async () => {
      throw new Error(`GET /api/auth/user?token=${token} with ${password}: 500`);
    });
    expect(leaks(sent, [password, token])).toEqual([]);
    expect(JSON.stringify(sent)).toContain("with •••: 500");
  });

  it("would leak without the mask, so this test can fail", async () => {
    const sent: Sent[] = [];
    const { inspect } = createInspector({ send: (message) => sent.push({ ...message }) });
    const requestToken = fromPromise<{ token: string }, Credentials | WithPasskey>(async () => ({
      token,
    }));
    const machine = authenticationMachine.provide({
      actors: { requestToken },
      actions: { storeToken: () => {}, removeToken: () => {} },
    });
    const actor = createActor(machine, { inspect: inspect as never }).start();
    actor.send({ type: "signIn.submitted", username: "rahima", password });
    await vi.runAllTimersAsync();
    const events = sent.map(({ event }) => event);
    expect(leaks(events as Sent[], [password, token]).length).toBeGreaterThan(1);
  });
});

describe("the mask", () => {
  it.each([
    [{ password: "a" }, { password: "•••" }],
    [{ newPassword: 7 }, { newPassword: "•••" }],
    [
      { accessToken: "xyz", hasToken: true },
      { accessToken: "•••", hasToken: true },
    ],
    [
      { headers: { Authorization: "Bearer abc", Accept: "json" } },
      { headers: { Authorization: "•••", Accept: "json" } },
    ],
    [{ token: { value: "abc", until: [5] } }, { token: { value: "•••", until: ["•••"] } }],
    [{ note: "sent Bearer abc.def-1 off" }, { note: "sent Bearer ••• off" }],
    [{ note: 'basic  YTpi, "Bearer x" twice' }, { note: 'basic ••• "Bearer •••" twice' }],
    [{ note: "a forebearer 7, Bearer" }, { note: "a forebearer 7, Bearer" }],
    [
      { passwords: ["a"], api_key: "b", "x-api-keys": "c", apikey: "d", cookies: "e" },
      { passwords: ["•••"], api_key: "•••", "x-api-keys": "•••", apikey: "•••", cookies: "•••" },
    ],
    [
      { tokenCount: 3, secretly: true, key: "k" },
      { tokenCount: 3, secretly: true, key: "k" },
    ],
    [
      { token: "ab-c", note: "-ab-c-", deep: [["ab-c"], { of: "ab-cd" }] },
      { token: "•••", note: "-•••-", deep: [["•••"], { of: "•••d" }] },
    ],
    [
      { password: "abcd", token: "abcdef", note: "abcdef abcd" },
      { password: "•••", token: "•••", note: "••• •••" },
    ],
    [
      { token: "abcd", note: "xabcdx", abcd: 1 },
      { token: "•••", note: "x•••x", "•••": 1 },
    ],
    [
      { token: "abc", note: "abc abcd" },
      { token: "•••", note: "••• abcd" },
    ],
    [
      { token: "?!", note: "?!" },
      { token: "•••", note: "•••" },
    ],
    [
      { token: "1234", count: 1234, other: 5 },
      { token: "•••", count: "•••", other: 5 },
    ],
    [
      { token: "", password: null },
      { token: "•••", password: null },
    ],
    [
      { password: 4711, note: "4711", count: 4711 },
      { password: "•••", note: "•••", count: "•••" },
    ],
    [
      { token: true, note: "true" },
      { token: true, note: "true" },
    ],
    [
      { token: "a b/c", url: "/x?t=a%20b%2Fc" },
      { token: "•••", url: "/x?t=•••" },
    ],
    [
      { token: 'q"uote', text: '{"t":"q\\"uote"}' },
      { token: "•••", text: '{"t":"•••"}' },
    ],
    [
      { children: { requestToken: { xstate$$type: 1, id: "requestToken" } } },
      { children: { requestToken: { xstate$$type: 1, id: "requestToken" } } },
    ],
    [
      [{ cookie: "abc" }, true, null, undefined],
      [{ cookie: "•••" }, true, null, "undefined"],
    ],
  ])("of %j is %j", (message, shown) => {
    expect(masked(message)).toEqual(shown);
  });

  it("makes plain data of whatever it is given", () => {
    const around: { self?: unknown } = {};
    around.self = around;
    const error = Object.assign(new TypeError("bad", { cause: "why" }), { status: 500 });
    error.stack = "at x";
    expect(
      masked({
        around,
        error,
        map: new Map([["key", 1]]),
        set: new Set([1]),
        when: new Date(0),
        bare: { toJSON: 5 },
        big: 5n,
        act: function act() {},
        gone: undefined,
      }),
    ).toEqual({
      around: { self: "…" },
      error: { status: 500, name: "TypeError", message: "bad", stack: "at x", cause: "why" },
      map: [["key", 1]],
      set: [1],
      when: "1970-01-01T00:00:00.000Z",
      bare: { toJSON: 5 },
      big: "5",
      act: { type: "act" },
    });
    const bare = new Error("no stack");
    Object.assign(bare, { stack: undefined });
    expect(masked({ bare })).toEqual({
      bare: { name: "Error", message: "no stack", stack: "", cause: null },
    });
  });

  it("ends where data is too deep to be shown", () => {
    let deep: object = { password: "a" };
    for (let level = 0; level < 40; level++) deep = { deep };
    expect(JSON.stringify(masked(deep))).toBe(`${'{"deep":'.repeat(13)}"…"${"}".repeat(13)}`);
  });

  it("knows secrets that no message names, such as the stored token", () => {
    expect(masked({ note: `old ${token}` }, () => [null, token])).toEqual({ note: "old •••" });
  });

  it("may be put on twice, as the browser's inspector does", () => {
    const once = masked({ token, note: token });
    expect(masked(once as object)).toEqual(once);
  });
});
