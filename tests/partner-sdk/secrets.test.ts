import {
  acceptInvitation,
  changePassword,
  createPartnerClient,
  verifySecondFactor,
} from "partner-sdk";
import { describe, expect, it } from "vitest";
import { echo, everythingOf, failedLogin, password, thrower, token } from "./failed-login.ts";

const leaks = [token, password];

describe.each<[string, (request: Request) => Promise<Response>]>([
  ["a fetch that puts headers and body into its error", thrower],
  ["a failure that echoes the password", async () => Response.json(echo, { status: 401 })],
  ["success: false that echoes the password", async () => Response.json(echo)],
  [
    "half an answer with a token in it",
    async () => new Response(`{"success":true,"data":{"token":"${token}" x}}`),
  ],
  [
    "HTML that echoes both",
    async () =>
      new Response(`<p>${token} ${password}</p>`, { headers: { "Content-Type": "text/html" } }),
  ],
])("%s", (_way, fetch) => {
  it("leaves neither token nor password in message, stack, JSON or anything inspected [V14.2.4]", async () => {
    const text = everythingOf(await failedLogin(fetch));
    expect(leaks.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toContain("tok-of-another");
  });
});

it("a change of the password leaves neither password anywhere either [V14.2.4]", async () => {
  const [old_password, new_password] = ["an old phrase", "a new phrase"];
  const client = createPartnerClient({
    baseUrl: "http://x.test",
    fetch: async () =>
      Response.json({ ...echo, message: `${old_password} and ${new_password}` }, { status: 403 }),
  });
  const error = await client.call(changePassword, { old_password, new_password }).catch((e) => e);
  expect(error.message).toMatch(/^\[redacted\] and \[redacted\]/);
  const text = everythingOf(error);
  expect([old_password, new_password].filter((secret) => text.includes(secret))).toEqual([]);
});

it("an invitation leaves neither its token nor the password of the new account anywhere either [V14.2.4]", async () => {
  const given = { token: "an-invitation-4b1d9c", password: "a phrase of my own" };
  const secrets = Object.values(given);
  const client = createPartnerClient({
    baseUrl: "http://x.test",
    fetch: async () =>
      Response.json({ ...echo, message: secrets.join(" and "), data: given }, { status: 404 }),
  });
  const error = await client
    .call(acceptInvitation, { ...given, name: "Rafiq Islam", username: "rafiq" })
    .catch((e) => e);
  expect(error.message).toMatch(/^\[redacted\] and \[redacted\]/);
  const text = everythingOf(error);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

it("a second factor leaves neither its code, its secret nor a recovery code anywhere either [V14.2.4]", async () => {
  const secrets = ["287082", "k7wq-3xhd-p2mf", "GEZDGNBV"];
  const [code = "", recovery_code = "", secret] = secrets;
  const client = createPartnerClient({
    baseUrl: "http://x.test",
    fetch: async () =>
      Response.json(
        {
          ...echo,
          message: `${code} and ${recovery_code}`,
          data: {
            secret,
            uri: `otpauth://totp/x?secret=${secret}`,
            recovery_codes: [recovery_code],
          },
        },
        { status: 403 },
      ),
  });
  const errors = [
    await client.call(verifySecondFactor, { code }).catch((e) => e),
    await client.call(verifySecondFactor, { recovery_code }).catch((e) => e),
  ];
  expect(errors.map(({ message }) => message.split(" (")[0])).toEqual([
    "[redacted] and k7wq-3xhd-p2mf",
    "287082 and [redacted]",
  ]);
  expect(errors.map(({ code: named }) => named)).toEqual(["unauthenticated", "unauthenticated"]);
  const [ofCode, ofRecoveryCode] = errors.map(everythingOf);
  expect([code, secret].filter((each) => ofCode?.includes(String(each)))).toEqual([]);
  expect([recovery_code, secret].filter((each) => ofRecoveryCode?.includes(String(each)))).toEqual(
    [],
  );
});
