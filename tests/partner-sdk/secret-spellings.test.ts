import {
  changePassword,
  createPartnerClient,
  getUser,
  login,
  memoryTokenStore,
  type PartnerClientOptions,
} from "partner-sdk";
import { describe, expect, it } from "vitest";

/** A client of a host that refuses everything, in these words. */
const refused = (message: string, options: Partial<PartnerClientOptions> = {}) =>
  createPartnerClient({
    baseUrl: "http://x.test",
    fetch: async () => Response.json({ message }, { status: 401 }),
    ...options,
  });

const cookies = "partner_token=4b1d9c; theme=light";

describe("secrets are masked however they are written", () => {
  it.each([
    ["Cookie", cookies, "4b1d9c is over", "[redacted] is over"],
    ["Cookie", "theme=light; partner_token=4b1d9c", "4b1d9c is over", "[redacted] is over"],
    ["Cookie", cookies, cookies, "[redacted]"],
    ["Cookie", cookies, "No partner_token in a light theme", "No partner_token in a light theme"],
    ["Authorization", "Bearer 4b1d9c ", "Bearer 4b1d9c is over", "Bearer [redacted] is over"],
    ["Authorization", "Basic  ZDpl", "No user of Basic ZDpl", "No user of Basic [redacted]"],
    ["Authorization", "Basic dXNlcjpwYXNzLg==", "dXNlcjpwYXNzLg== is wrong", "[redacted] is wrong"],
    ["Authorization", 'Digest id="7", nonce="6629fae4"', "6629fae4 is old", "[redacted] is old"],
    ["X-Api-Key", "a basic phrase", "a basic phrase is unknown", "[redacted] is unknown"],
  ])("in the header %s: %s", async (name, value, told, shown) => {
    const client = refused(told, { headers: { [name]: value } });
    const error = await client.call(getUser).catch((e) => e);
    expect([error.message, error.body]).toEqual([shown, { message: shown }]);
  });

  it("in a token with white space around it, which no header keeps", async () => {
    const client = refused("Token tok-4b1d9c is over", {
      tokenStore: memoryTokenStore("tok-4b1d9c\n"),
    });
    const error = await client.call(getUser).catch((e) => e);
    const message = "Token [redacted] is over";
    expect([error.message, error.body]).toEqual([message, { message }]);
  });

  it("but not where a token is nothing but white space", async () => {
    const client = refused("No token came.", { tokenStore: memoryTokenStore(" ") });
    const error = await client.call(getUser).catch((e) => e);
    expect(error.message).toBe("No token came.");
  });

  it("in a body of JSON that an own fetch repeats", async () => {
    const client = createPartnerClient({
      baseUrl: "http://x.test",
      fetch: async (request) => {
        throw new TypeError(`could not send ${await request.text()}`);
      },
    });
    const proof = { username: "demo", password: 'a "long" \\ phrase' };
    const error = await client.call(login, proof).catch((e) => e);
    expect([error.name, error.cause.message]).toEqual([
      "NoAnswerError",
      'could not send {"username":"demo","password":"[redacted]"}',
    ]);
  });

  it("to the end where one begins with another", async () => {
    const client = refused("abc12345xyz is too much like abc12345.");
    const error = await client
      .call(changePassword, { old_password: "abc12345", new_password: "abc12345xyz" })
      .catch((e) => e);
    expect(error.message).toBe("[redacted] is too much like [redacted].");
  });
});
