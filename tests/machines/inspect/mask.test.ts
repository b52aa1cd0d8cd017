import { createPortalInspector } from "machines/inspect/inspector";
import { describe, expect, it } from "vitest";

const token = "0815-token-4711-geheim";

function masked(message: object, known?: () => (string | null)[]): unknown {
  let serialize = <Message>(given: Message): Message => given;
  createPortalInspector((options) => {
    serialize = options.serialize;
  }, known);
  return serialize(message);
}

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
      { secret_uri: "a", "secret-code": "b", secretUri: "c", secretCode: "d", recovery_code: "e" },
      {
        ...{ secret_uri: "•••", "secret-code": "•••", secretUri: "•••", secretCode: "•••" },
        recovery_code: "•••",
      },
    ],
    [
      { mustChangePassword: "f", must_change_password: "g", asMustChangePassword: "h" },
      { mustChangePassword: "f", must_change_password: "g", asMustChangePassword: "•••" },
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
});
