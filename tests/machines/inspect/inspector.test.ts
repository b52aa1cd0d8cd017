import { createBrowserInspector, createInspector } from "@statelyai/inspect";
import { portalMachine } from "machines";
import { createPortalInspector } from "machines/inspect/inspector";
import { authenticationMachine } from "machines/session/authentication";
import type { Credentials, PasskeyCredentials } from "machines/session/authentication-events";
import { createPartnerClient, login } from "partner-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";
import { rahima } from "../actors.ts";

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
          persistNotOffered: () => {},
          forgetOpened: () => {},
          forgetPresets: () => {},
          forgetLastCompanies: () => {},
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
    const requestToken = fromPromise<{ token: string }, Credentials | PasskeyCredentials>(
      async () => ({
        token,
      }),
    );
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
