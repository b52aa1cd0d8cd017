import { describe, expect, it } from "vitest";
import { mainEngine } from "../databases.ts";
import { password } from "../demo-users.ts";
import { authenticator } from "../passkeys/authenticator.ts";
import { ownSecondFactor } from "./own-second-factor.ts";

const origin = "https://portal.example";

describe.each([mainEngine])("the log on %s", (engine) => {
  const account = ownSecondFactor(engine, { PORTAL_ORIGIN: origin });
  const { host, user, post, signIn, begin, confirm, setUp, waiting, verify } = account;

  it("has what was done with second factors, and no code, secret, challenge or credential [V14.2.4, V16.3.1]", async () => {
    host().logged.length = 0;
    const { token, secret, shown, codes } = await setUp();
    await confirm(token, "123456");
    await begin(token, "a wrong secret");
    const asked = await waiting();
    await verify(asked, { recovery_code: "aaaa-bbbb-cccc" });
    const code = shown();
    const { token: whole } = (await verify(asked, { code })).json().data;
    const options = (await post("/api/auth/passkeys/begin", whole, { password })).json().data;
    const device = authenticator(origin);
    const made = device.make(options);
    const { id } = (
      await post("/api/auth/passkeys", whole, { name: "Laptop of Nasrin", credential: made })
    ).json().data;
    const got = device.sign((await post("/api/auth/login/passkey/begin", "")).json().data);
    const entered = await post("/api/auth/login/passkey", "", { credential: got });
    await post("/api/auth/login/passkey", "", { credential: got });
    await post(`/api/auth/passkeys/${id}/remove`, whole, { password });
    const renewed = await post("/api/auth/second-factor/recovery-codes", whole, { password });
    await post("/api/auth/second-factor/totp/remove", whole, { password });
    const lines = host()
      .logged.map((line) => JSON.parse(line))
      .filter(({ msg }) => msg !== "answered");
    expect(lines.map(({ msg, user: named, status }) => [msg, named, status])).toEqual([
      ["signed in", user(), undefined],
      ["codes set up", user(), undefined],
      ["denied", undefined, 403],
      ["password not proven", user(), undefined],
      ["denied", undefined, 403],
      ["second factor needed", user(), undefined],
      ["second factor failed", user(), undefined],
      ["denied", undefined, 403],
      ["signed in", user(), undefined],
      ["passkey added", user(), undefined],
      ["signed in", user(), undefined],
      ["passkey refused", user(), undefined],
      ["denied", undefined, 401],
      ["passkey removed", user(), undefined],
      ["recovery codes renewed", user(), undefined],
      ["codes removed", user(), undefined],
    ]);
    const log = host().logged.join("");
    expect(log).toContain("/api/auth/passkeys/:passkey_id/remove");
    const secrets = [
      ...[token, asked, whole, entered.json().data.token, secret, code, "123456", password],
      ...[...codes, ...renewed.json().data.recovery_codes, "aaaa-bbbb-cccc", "a wrong secret"],
      ...[options.challenge, options.user.id, device.id, id, "Laptop", got.response.signature],
    ];
    expect(secrets.filter((each) => log.includes(each))).toEqual([]);
    expect(await host().db.query("select from acts")).toEqual([]);
    await signIn();
  });
});
