import {
  createPartnerClient,
  getUser,
  login,
  memoryTokenStore,
  type StatusError,
} from "partner-sdk";
import { describe, expect, it } from "vitest";
import { echo, everythingOf, failedLogin, thrower, token } from "./failed-login.ts";

describe("redaction", () => {
  it("keeps what is not secret", async () => {
    const error = await failedLogin(async () => Response.json(echo, { status: 401 }));
    expect(error.message).toBe("No user with [redacted] (password: [redacted] is wrong)");
    expect((error as StatusError).body).toEqual({
      success: false,
      code: "unauthenticated",
      message: "No user with [redacted]",
      request_id: "req-1",
      errors: [{ field: "password", message: "[redacted] is wrong" }],
      token: "[redacted]",
    });
  });

  it("masks every field that is named after a secret, and no other", async () => {
    const body = {
      message: "Refused.",
      access_token: "a",
      newPassword: "b",
      client_secret: "c",
      headers: { Authorization: "Basic ZDpl", "X-Request-Id": "req-1" },
      author: "Rahima",
      uri: "otpauth://totp/x?secret=d",
      page_uri: "/api",
      uri_of_page: "/api",
    };
    const error = await failedLogin(async () => Response.json(body, { status: 400 }));
    expect((error as StatusError).body).toEqual({
      message: "Refused.",
      access_token: "[redacted]",
      newPassword: "[redacted]",
      client_secret: "[redacted]",
      headers: { Authorization: "[redacted]", "X-Request-Id": "req-1" },
      author: "Rahima",
      uri: "[redacted]",
      page_uri: "/api",
      uri_of_page: "/api",
    });
  });

  it("keeps name, message, stack and cause of a cause that held a secret", async () => {
    const { cause } = await failedLogin(thrower);
    const { name, message, stack, cause: inner } = cause as Error;
    expect([name, message]).toEqual([
      "TypeError",
      "could not send http://x.test/api/auth/login with [redacted]",
    ]);
    expect(stack).toContain("failed-login.ts");
    expect((inner as Error).message).toBe("sent Bearer [redacted]");
  });

  it("leaves a cause without a secret as it was thrown", async () => {
    const thrown = new TypeError("no connection", { cause: { code: "ECONNRESET", at: [1, null] } });
    const error = await failedLogin(() => Promise.reject(thrown));
    expect(error.cause).toBe(thrown);
  });

  it("changes nothing where there is no secret, however it is tied up", async () => {
    const circular: Error = new TypeError("lost");
    circular.cause = { of: circular };
    expect((await failedLogin(() => Promise.reject(circular))).cause).toBe(circular);

    const client = createPartnerClient({
      baseUrl: "http://x.test",
      fetch: async () => Response.json({ message: "null and undefined" }, { status: 400 }),
    });
    const error = await client.call(getUser).catch((e) => e);
    expect(error.message).toBe("null and undefined");
  });

  it("redacts the stack as it was, and invents no cause", async () => {
    const thrown = new TypeError(`lost ${token}`);
    thrown.stack = `Error: lost ${token}\n    at the counter`;
    const cause = (await failedLogin(() => Promise.reject(thrown))).cause as Error;
    expect([cause.stack, "cause" in cause]).toEqual([
      "Error: lost [redacted]\n    at the counter",
      false,
    ]);
  });

  it.each([
    ["message", `lost ${token}`, "at the counter"],
    ["stack", "lost", `at the counter of ${token}`],
  ])("finds a secret that is in the %s alone", async (_where, message, stack) => {
    const thrown = Object.assign(new TypeError(message), { stack });
    const cause = (await failedLogin(() => Promise.reject(thrown))).cause as Error;
    expect([cause.message, cause.stack]).toEqual([
      message.replace(token, "[redacted]"),
      stack.replace(token, "[redacted]"),
    ]);
  });

  it("hides a secret that is deep inside", async () => {
    const cause = Object.assign(new TypeError("lost"), {
      request: { headers: [`Bearer ${token}`] },
    });
    expect(everythingOf(await failedLogin(() => Promise.reject(cause)))).not.toContain(token);
  });

  it("ends where a cause with a secret leads back to itself", async () => {
    const own = new TypeError(`lost ${token}`);
    own.cause = own;
    const within = new TypeError(`lost ${token}`);
    within.cause = { of: [within] };
    const errors = [
      await failedLogin(() => Promise.reject(own)),
      await failedLogin(() => Promise.reject(within)),
    ];
    const causes = errors.map(({ cause }) => cause as Error);
    expect(errors.map(({ name }) => name)).toEqual(["NoAnswerError", "NoAnswerError"]);
    expect(causes.map(({ message, cause }) => [message, cause])).toEqual([
      ["lost [redacted]", "[redacted]"],
      ["lost [redacted]", { of: ["[redacted]"] }],
    ]);
  });

  it("masks a short secret where it stands alone, and not within a word", async () => {
    const client = createPartnerClient({
      baseUrl: "http://x.test",
      fetch: async () => Response.json({ message: "No user of users is user." }, { status: 401 }),
    });
    const error = await client.call(login, { username: "a", password: "user" }).catch((e) => e);
    expect(error.message).toBe("No [redacted] of users is [redacted].");
  });

  it("masks nothing where a secret is empty, and no other field of what was sent", async () => {
    const client = createPartnerClient({
      baseUrl: "http://x.test",
      headers: { "X-Api-Key": "" },
      tokenStore: memoryTokenStore(""),
      fetch: async () => Response.json({ message: "No rahima is known." }, { status: 401 }),
    });
    const error = await client.call(login, { username: "rahima", password: "" }).catch((e) => e);
    expect(error.message).toBe("No rahima is known.");
  });

  it("covers the headers that are named after secrets, and no other", async () => {
    const client = createPartnerClient({
      baseUrl: "http://x.test",
      headers: { "X-Api-Key": "key-of-the-gateway", "X-Tool": "nightly" },
      fetch: ({ headers }) => Promise.reject(new TypeError(`lost ${[...headers].join()}`)),
    });
    const headers = { "Proxy-Authorization": "Basic dXNlcjpwYXNz" };
    const error = await client.call(getUser, {}, { headers }).catch((e) => e);
    expect(error.cause.message).toBe(
      "lost proxy-authorization,Basic [redacted],x-api-key,[redacted],x-tool,nightly",
    );
  });

  it.each([
    ["the platform's fetch", {}],
    ["a fetch of one's own", { fetch: async () => new Response() }],
  ])("covers a token that no header can hold, with %s", async (_whose, own) => {
    const client = createPartnerClient({
      baseUrl: "http://x.test",
      tokenStore: memoryTokenStore(`${token} is not one\n.`),
      ...own,
    });
    const error = await client.call(getUser).catch((e) => e);
    expect(error.name).toBe("TypeError");
    expect(everythingOf(error)).not.toContain(token);
  });

  it("holds for a call that carries nothing but the token", async () => {
    const client = createPartnerClient({
      baseUrl: "http://x.test",
      tokenStore: memoryTokenStore(token),
      fetch: thrower,
    });
    const error = await client.call(getUser).catch((e) => e);
    expect(everythingOf(error)).not.toContain(token);
  });
});
