import { describe, expect, it } from "vitest";
import { features } from "../../features.ts";
import { mainEngine } from "../databases.ts";
import { password } from "../demo-users.ts";
import { answered, done } from "../own-account.ts";
import { needed, ownSecondFactor, wrongCode } from "./own-second-factor.ts";

const token43 = expect.stringMatching(/^[\w-]{43}$/);

describe.each([mainEngine])("a second factor that a sign-in waits for on %s", (engine) => {
  const account = ownSecondFactor(engine);
  const { host, user, post, signIn, statusOf, list, change, otherCalls } = account;
  const { verify, begin, confirm, setUp, waiting, userIn, pass } = account;

  it("shows the user alone, and what would complete it [V6.3.3]", async () => {
    await setUp();
    const token = await waiting();
    expect(await userIn(token)).toEqual({
      user: { name: "nasrin" },
      allowed_companies: {},
      features,
      second_factor: { needed: true, ways: ["totp", "recovery_code"] },
    });
  });

  it("is answered nothing else but the code and the sign-out [V2.3.1]", async () => {
    await setUp();
    const token = await waiting();
    for (const answer of otherCalls(token)) expect(answered(await answer)).toEqual(needed);
    for (const answer of [
      begin(token),
      confirm(token, "123456"),
      host().get("/api/auth/second-factor", token),
    ]) {
      expect(answered(await answer)).toEqual(needed);
    }
    expect(answered(await post("/api/auth/logout", token))).toEqual(done);
    expect(await statusOf(token)).toBe(401);
  });

  it("has a new token for a code, and the first one is gone [V6.3.3, V7.2.4]", async () => {
    const { token: other, shown } = await setUp();
    const token = await waiting();
    const answer = await verify(token, { code: shown() });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, data: { token: token43, new_places: [] } },
    ]);
    const { token: whole } = answer.json().data;
    expect(await Promise.all([token, whole, other].map(statusOf))).toEqual([401, 200, 200]);
    expect((await userIn(whole)).user.username).toBe("nasrin");
    expect((await host().get("/api/today", whole)).statusCode).toBe(200);
  });

  it("takes a code once, and no earlier one afterwards [V6.5.1]", async () => {
    const { shown } = await setUp();
    const [early, token, later, last] = [
      shown(),
      await waiting(),
      await waiting(),
      await waiting(),
    ];
    pass(1);
    const code = shown();
    const answers = await Promise.all([verify(token, { code }), verify(later, { code })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    expect(answered(await verify(last, { code }))).toEqual(wrongCode);
    expect(answered(await verify(last, { code: early }))).toEqual(wrongCode);
    pass(1);
    expect((await verify(last, { code: shown() })).statusCode).toBe(200);
  });

  it("does not take the code that has shown the secret, nor one of two steps ago", async () => {
    const { shown } = await setUp();
    pass(-1);
    const token = await waiting();
    expect(answered(await verify(token, { code: shown() }))).toEqual(wrongCode);
    pass(1);
    const old = shown();
    pass(2);
    expect(answered(await verify(token, { code: old }))).toEqual(wrongCode);
    pass(-1);
    expect((await verify(token, { code: old })).statusCode).toBe(200);
  });

  it("is over after ten minutes [V6.3.3]", async () => {
    const { shown } = await setUp();
    const token = await waiting();
    const age = (by: string) =>
      host().db.query(
        `update sessions set created_at = now() - interval '${by}' where needs_second_factor`,
      );
    await age("9 minutes 50 seconds");
    expect(await statusOf(token)).toBe(200);
    await age("10 minutes 1 second");
    expect(await statusOf(token)).toBe(401);
    expect((await verify(token, { code: shown() })).statusCode).toBe(401);
  });

  it("counts wrong codes together with wrong passwords, and a right password clears none [V6.0.3]", async () => {
    const { shown } = await setUp();
    const token = await waiting();
    const wrong = shown() === "000000" ? "000001" : "000000";
    for (let round = 0; round < 4; round += 1) {
      expect(answered(await verify(token, { code: wrong }))).toEqual(wrongCode);
      expect(await waiting()).toEqual(token43);
    }
    expect(answered(await verify(token, { recovery_code: "aaaa-bbbb-cccc" }))).toEqual(wrongCode);
    const refusedNow = await verify(token, { code: shown() });
    expect([refusedNow.statusCode, Number(refusedNow.headers["retry-after"]) > 280]).toEqual([
      429,
      true,
    ]);
    expect(await signIn()).toBe(undefined);
    await host().db.query("delete from sign_in_tries");
    expect((await verify(token, { code: shown() })).statusCode).toBe(200);
  });

  it("forgets wrong ones once the sign-in is complete", async () => {
    const { shown } = await setUp();
    const token = await waiting();
    for (let round = 0; round < 4; round += 1) await verify(token, { recovery_code: "wrong" });
    expect((await verify(token, { code: shown() })).statusCode).toBe(200);
    const tries = "select from sign_in_tries where subject like 'account%' and tries <> '{}'";
    expect(await host().db.query(tries)).toEqual([]);
  });

  it("makes a place known, and tells of new ones, only when it is complete", async () => {
    const { shown } = await setUp();
    const places = async () =>
      (await host().db.query("select from sign_in_places where user_id = $1", [user()])).length;
    expect(await places()).toBe(1);
    const elsewhere = await waiting("10.9.9.9");
    expect(await places()).toBe(1);
    await verify(elsewhere, { code: shown() }, "10.9.9.9");
    expect(await places()).toBe(2);
    pass(1);
    const back = await signIn();
    expect(back.new_places).toEqual([]);
    const { new_places: told } = (await verify(back.token, { code: shown() })).json().data;
    expect(told).toEqual([{ at: expect.stringMatching(/^\d{4}-/), device: null }]);
  });

  it("is no session that the user or an administrator sees in a list", async () => {
    const { token } = await setUp();
    await waiting();
    expect(await list(token)).toHaveLength(1);
  });

  it("ends with the password", async () => {
    const { token, shown } = await setUp();
    const asked = await waiting();
    expect(answered(await change(token, password, "another phrase for the tests"))).toEqual(done);
    expect((await verify(asked, { code: shown() })).statusCode).toBe(401);
  });

  it("is refused to a disabled user", async () => {
    const { shown } = await setUp();
    const token = await waiting();
    await host().db.query("update users set disabled_at = now() where user_id = $1", [user()]);
    expect((await verify(token, { code: shown() })).statusCode).toBe(401);
  });

  it.each([{}, { code: "287082", recovery_code: "k7wq" }, { code: "12345" }, { code: "١٢٣٤٥٦" }])(
    "takes one of the two, in its form: not %j",
    async (given) => {
      await setUp();
      expect((await verify(await waiting(), given)).statusCode).toBe(400);
    },
  );

  it("is nothing that a whole session could use up", async () => {
    const { token, shown } = await setUp();
    const code = shown();
    expect(answered(await verify(token, { code }))).toEqual(wrongCode);
    expect((await verify(await waiting(), { code })).statusCode).toBe(200);
  });

  it("comes before a password that has to be changed", async () => {
    const { shown } = await setUp();
    await host().db.query("update users set must_change_password = true");
    const token = await waiting();
    expect((await userIn(token)).second_factor.needed).toBe(true);
    const { token: whole } = (await verify(token, { code: shown() })).json().data;
    const seen = await userIn(whole);
    expect([seen.must_change_password, seen.second_factor]).toEqual([true, undefined]);
    await host().db.query("update users set must_change_password = false");
  });
});
