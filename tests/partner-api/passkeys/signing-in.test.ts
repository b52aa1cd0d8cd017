import { describe, expect, it } from "vitest";
import { mainEngine } from "../databases.ts";
import { answered, firefox } from "../own-account.ts";
import { authenticator } from "./authenticator.ts";
import { another, notAccepted, origin, ownPasskeys, token43 } from "./own-passkeys.ts";

type Otherwise = Parameters<ReturnType<typeof authenticator>["make"]>[1];

describe.each([mainEngine])("passkeys that sign in on %s", (engine) => {
  const account = ownPasskeys(engine);
  const { host, user, signIn, statusOf, list, setUp, waiting, verify, userIn, stateIn, pass } =
    account;
  const { optionsFor, add, remove, ask, asked, enter, added } = account;

  it("are asked for without a name", async () => {
    expect(await asked()).toEqual({
      challenge: expect.stringMatching(/^[\w-]{72}$/),
      rpId: "portal.example",
      timeout: 300_000,
      userVerification: "required",
    });
    const answer = await ask("/api/auth/login/passkey/begin", undefined, { origin: another });
    expect(answer.json().data.rpId).toBe("elsewhere.example");
  });

  it("begin a whole session, as a password and a second factor do [V6.1.3]", async () => {
    const { token } = await signIn();
    const { device } = await added(token);
    const answer = await enter(device.sign(await asked()));
    expect(answered(answer)).toEqual([
      200,
      { success: true, data: { token: token43, new_places: [] } },
    ]);
    const { token: whole } = answer.json().data;
    expect((await userIn(whole)).user.username).toBe("nasrin");
    expect((await list(whole))[0]).toMatchObject({
      device: "Chrome on Android",
      is_current: true,
    });
    const [{ last_used: lastUsed }] = (await stateIn(whole)).passkeys;
    expect(lastUsed).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it("complete a sign-in that waits, and end its session [V7.2.4]", async () => {
    const { token } = await signIn();
    const { device } = await added(token);
    const held = await waiting();
    expect((await userIn(held)).second_factor).toEqual({ needed: true, ways: ["passkey"] });
    const answer = await enter(device.sign(await asked()), { authorization: `Bearer ${held}` });
    expect(answer.statusCode).toBe(200);
    expect([await statusOf(held), await statusOf(token)]).toEqual([401, 200]);
  });

  it("are no code, and leave the codes as they are", async () => {
    const { token, shown } = await setUp();
    const { device } = await added(token);
    const held = await waiting();
    expect((await userIn(held)).second_factor.ways).toEqual(["totp", "recovery_code", "passkey"]);
    expect((await enter(device.sign(await asked()))).statusCode).toBe(200);
    expect((await verify(held, { code: shown() })).statusCode).toBe(200);
  });

  it.each<[string, Otherwise]>([
    ["a page that is not known", { origin: "https://foreign.example" }],
    ["another page that is known", { origin: another, rpId: "portal.example" }],
    ["another host than that of the page", { rpId: "foreign.example" }],
    ["an authenticator that has not verified its user", { isUserVerified: false }],
    ["a challenge that was made up", { challenge: "x".repeat(72) }],
    ["a passkey that is made", { type: "webauthn.create" }],
    ["somebody else's handle", { userHandle: "x".repeat(43) }],
    ["no handle", { userHandle: "" }],
  ])("are refused from %s [V6.3.3]", async (_what, otherwise) => {
    const { token } = await signIn();
    const { device } = await added(token);
    expect(answered(await enter(device.sign(await asked(), otherwise)))).toEqual(notAccepted);
  });

  it("are refused with the challenge of a passkey that is made, late, and twice [V6.5.1]", async () => {
    const { token } = await signIn();
    const { device } = await added(token);
    const { challenge } = await optionsFor(token);
    const made = device.sign(await asked(), { challenge });
    expect(answered(await enter(made))).toEqual(notAccepted);
    const credential = device.sign(await asked());
    pass(10);
    expect(answered(await enter(credential))).toEqual(notAccepted);
    pass(-1);
    const both = await Promise.all([enter(credential), enter(credential)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect(answered(await enter(credential))).toEqual(notAccepted);
  });

  it("are refused in the same words where they are unknown, wrong, or their user is disabled [V6.0.3]", async () => {
    const { token } = await signIn();
    const { device } = await added(token);
    const unknown = authenticator(origin).sign(await asked());
    expect(answered(await enter(unknown))).toEqual(notAccepted);
    const right = device.sign(await asked());
    const { response: foreign } = authenticator(origin).sign(await asked());
    const forged = { ...right, response: { ...right.response, signature: foreign.signature } };
    expect(answered(await enter(forged))).toEqual(notAccepted);
    await host().db.query("update users set disabled_at = now() where user_id = $1", [user()]);
    expect(answered(await enter(right))).toEqual(notAccepted);
    await host().db.query("update users set disabled_at = null where user_id = $1", [user()]);
    expect((await enter(right)).statusCode).toBe(200);
  });

  it("are refused with a counter that has not moved on", async () => {
    const { token } = await signIn();
    const device = authenticator(origin);
    await add(token, device.make(await optionsFor(token), { counter: 4 }));
    const statusWith = async (counter: number) =>
      (await enter(device.sign(await asked(), { counter }))).statusCode;
    const statuses: number[] = [];
    for (const counter of [4, 5, 5, 9, 6]) statuses.push(await statusWith(counter));
    expect(statuses).toEqual([401, 200, 401, 200, 401]);
  });

  it("count for their place, however often they fail, and lock no account [V6.1.3]", async () => {
    const { token } = await signIn();
    const { device } = await added(token);
    const wrong = device.sign(await asked(), { isUserVerified: false });
    for (let round = 0; round < 6; round += 1) await enter(wrong);
    expect((await signIn()).token).toEqual(token43);
    await host().db.query(
      `update sign_in_tries set tries = array(select now() from generate_series(1, 50))
       where subject like 'address%'`,
    );
    expect((await enter(device.sign(await asked()))).statusCode).toBe(429);
  });

  it("make a place known, and are told of new ones", async () => {
    const { token } = await signIn();
    const { device } = await added(token);
    await enter(device.sign(await asked()), { "x-forwarded-for": "10.9.9.9" });
    const { new_places: told } = (await enter(device.sign(await asked()))).json().data;
    expect(told).toEqual([{ at: expect.stringMatching(/^\d{4}-/), device: "Chrome on Android" }]);
  });

  it("end with their removal", async () => {
    const { token } = await signIn();
    const { device, id } = await added(token);
    await remove(token, id);
    expect(answered(await enter(device.sign(await asked())))).toEqual(notAccepted);
    expect((await userIn((await signIn(firefox)).token)).user.username).toBe("nasrin");
  });
});
