import { describe, expect, it } from "vitest";
import { mainEngine } from "../databases.ts";
import { password } from "../demo-users.ts";
import { answered, done, firefox, refused } from "../own-account.ts";
import { codeOf } from "./codes-app.ts";
import { needed, ownSecondFactor, toSetUp, wrongCode, wrongPassword } from "./own-second-factor.ts";

const range = "from_date=2026-06-01&to_date=2026-06-02";
const token43 = expect.stringMatching(/^[\w-]{43}$/);
const features = [
  "today",
  "drill_downs",
  "password",
  "sessions",
  "second_factor",
  "readings",
  "administration",
];

describe.each([mainEngine])("a second factor on %s", (engine) => {
  const account = ownSecondFactor(engine);
  const { host, user, post, signIn, statusOf, list, change } = account;
  const { verify, begin, confirm, setUp, waiting, userIn, stateIn, pass, now } = account;

  const otherCalls = (token: string) => [
    host().get(`/api/intracity/reports/counterwise/101?${range}`, token),
    host().get("/api/intracity/vehicles/101", token),
    host().get("/api/intracity/vehicles/999", token),
    host().get("/api/today", token),
    host().get("/api/auth/sessions", token),
    post("/api/auth/sessions/end-others", token),
    change(token, password, "another phrase for the tests"),
    post("/api/auth/second-factor/recovery-codes", token, { password }),
    post("/api/auth/second-factor/totp/remove", token, { password }),
  ];

  describe("that is set up", () => {
    it("is none at first, and asks for nothing", async () => {
      const { token } = await signIn();
      expect(await stateIn(token)).toEqual({
        totp_since: null,
        recovery_codes_left: 0,
        passkeys: [],
        is_required: false,
      });
      const seen = await userIn(token);
      expect([seen.features, seen.second_factor, seen.user.username]).toEqual([
        features,
        undefined,
        "nasrin",
      ]);
    });

    it("begins with a secret for the portal and the user, and takes effect with its code", async () => {
      const { token } = await signIn();
      const { secret, uri } = (await begin(token)).json().data;
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(uri).toBe(
        `otpauth://totp/Partner%20portal:nasrin?secret=${secret}&issuer=Partner%20portal`,
      );
      expect((await stateIn(token)).totp_since).toBe(null);
      const { recovery_codes: codes } = (await confirm(token, codeOf(secret, now()))).json().data;
      expect(codes).toEqual(
        Array(10).fill(expect.stringMatching(/^[a-z2-7]{4}(-[a-z2-7]{4}){2}$/)),
      );
      expect(new Set(codes).size).toBe(10);
      expect(await stateIn(token)).toEqual({
        totp_since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        recovery_codes_left: 10,
        passkeys: [],
        is_required: false,
      });
      expect((await userIn(token)).user.username).toBe("nasrin");
    });

    it("takes no code of another secret, of one that was replaced, or of one that is over", async () => {
      const { token } = await signIn();
      expect(answered(await confirm(token, "123456"))).toEqual(wrongCode);
      const first = (await begin(token)).json().data.secret;
      const second = (await begin(token)).json().data.secret;
      expect(answered(await confirm(token, codeOf(first, now())))).toEqual(wrongCode);
      await host().db.query(
        "update totp_offers set offered_at = now() - interval '10 minutes 1 second'",
      );
      expect(answered(await confirm(token, codeOf(second, now())))).toEqual(wrongCode);
      await host().db.query(
        "update totp_offers set offered_at = now() - interval '9 minutes 50 seconds'",
      );
      expect((await confirm(token, codeOf(second, now()))).statusCode).toBe(200);
      expect(answered(await confirm(token, codeOf(second, now())))).toEqual(wrongCode);
    });

    it("leaves the one before in force until the new one is confirmed", async () => {
      const { token, shown } = await setUp();
      const { secret } = (await begin(token)).json().data;
      expect((await verify(await waiting(), { code: shown() })).statusCode).toBe(200);
      pass(1);
      expect((await confirm(token, codeOf(secret, now()))).statusCode).toBe(200);
      pass(1);
      const asked = await waiting();
      expect(answered(await verify(asked, { code: shown() }))).toEqual(wrongCode);
      expect((await verify(asked, { code: codeOf(secret, now()) })).statusCode).toBe(200);
    });

    it("asks for the password, under the throttle of a sign-in", async () => {
      const { token } = await signIn();
      const asked = [
        (secret: string) => begin(token, secret),
        (secret: string) =>
          post("/api/auth/second-factor/totp/remove", token, { password: secret }),
        (secret: string) =>
          post("/api/auth/second-factor/recovery-codes", token, { password: secret }),
      ];
      for (const ask of asked) expect(answered(await ask("wrong"))).toEqual(wrongPassword);
      expect((await signIn(firefox, "wrong")) ?? "refused").toBe("refused");
      expect(answered(await begin(token, "wrong"))).toEqual(wrongPassword);
      for (const ask of asked) {
        expect(answered(await ask(password))).toEqual([
          429,
          refused("too_many_requests", "Too many attempts. Wait before trying again."),
        ]);
      }
    });
  });

  describe("that a sign-in waits for", () => {
    it("shows the user alone, and what would complete it", async () => {
      await setUp();
      const token = await waiting();
      expect(await userIn(token)).toEqual({
        user: { name: "nasrin" },
        allowed_companies: {},
        features,
        second_factor: { needed: true, ways: ["totp", "recovery_code"] },
      });
    });

    it("is answered nothing else but the code and the sign-out", async () => {
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

    it("has a new token for a code, and the first one is gone", async () => {
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

    it("takes a code once, and no earlier one afterwards", async () => {
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

    it("is over after ten minutes", async () => {
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

    it("counts wrong codes together with wrong passwords, and a right password clears none", async () => {
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

  describe("in recovery codes", () => {
    it("counts each once, however it is written, and says how many are left", async () => {
      const { token, codes } = await setUp();
      const [one = "", two = ""] = codes;
      const written = one.toUpperCase().replaceAll("-", " ");
      expect((await verify(await waiting(), { recovery_code: written })).statusCode).toBe(200);
      expect((await stateIn(token)).recovery_codes_left).toBe(9);
      const asked = await waiting();
      expect(answered(await verify(asked, { recovery_code: one }))).toEqual(wrongCode);
      expect((await verify(asked, { recovery_code: two })).statusCode).toBe(200);
    });

    it("counts once for two who use it at the same time", async () => {
      const { codes } = await setUp();
      const tokens = [await waiting(), await waiting()];
      const answers = await Promise.all(
        tokens.map((token) => verify(token, { recovery_code: codes[0] })),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    });

    it("keeps hashes alone, with the work of a password", async () => {
      const { codes, secret } = await setUp();
      const kept = await host().db.query<{ code_hash: string }>(
        "select code_hash from recovery_codes where user_id = $1",
        [user()],
      );
      expect(kept.map(({ code_hash }) => code_hash)).toEqual(
        Array(10).fill(expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)),
      );
      const text = JSON.stringify(kept).toLowerCase();
      const bare = codes.map((code) => code.replaceAll("-", ""));
      expect([...codes, ...bare].filter((code) => text.includes(code))).toEqual([]);
      expect(secret).toMatch(/./);
    });

    it("renews all of them, and gives none to a user without a factor", async () => {
      const { token, codes } = await setUp();
      const renew = async () =>
        (await post("/api/auth/second-factor/recovery-codes", token, { password })).json().data;
      const { recovery_codes: others } = await renew();
      expect([others.length, codes.filter((code) => others.includes(code))]).toEqual([10, []]);
      const asked = await waiting();
      expect(answered(await verify(asked, { recovery_code: codes[0] }))).toEqual(wrongCode);
      expect((await verify(asked, { recovery_code: others[0] })).statusCode).toBe(200);
      await post("/api/auth/second-factor/totp/remove", token, { password });
      expect(await renew()).toEqual({ recovery_codes: [] });
      expect((await stateIn(token)).recovery_codes_left).toBe(0);
    });
  });

  it("is removed with its recovery codes, and asked for no more", async () => {
    const { token } = await setUp();
    const remove = () => post("/api/auth/second-factor/totp/remove", token, { password });
    expect([answered(await remove()), answered(await remove())]).toEqual([done, done]);
    expect(await stateIn(token)).toEqual({
      totp_since: null,
      recovery_codes_left: 0,
      passkeys: [],
      is_required: false,
    });
    expect((await userIn(await waiting())).user.username).toBe("nasrin");
  });

  describe("that a company requires", () => {
    const requireFactor = (isRequired: boolean) =>
      host().db.query("update companies set requires_second_factor = $1 where company_id = 101", [
        isRequired,
      ]);

    it("is to be set up before anything else, and then no more", async () => {
      const { token } = await signIn();
      await requireFactor(true);
      expect(await userIn(token)).toEqual({
        user: { name: "nasrin" },
        allowed_companies: {},
        features,
        second_factor: { must_set_up: true },
      });
      for (const answer of otherCalls(token)) expect(answered(await answer)).toEqual(toSetUp);
      expect(answered(await verify(token, { code: "123456" }))).toEqual(toSetUp);
      expect((await stateIn(token)).is_required).toBe(true);
      const { secret } = (await begin(token)).json().data;
      expect((await confirm(token, codeOf(secret, now()))).statusCode).toBe(200);
      const seen = await userIn(token);
      expect([seen.second_factor, seen.user.username]).toEqual([undefined, "nasrin"]);
      expect((await host().get("/api/today", token)).statusCode).toBe(200);
      await post("/api/auth/second-factor/totp/remove", token, { password });
      expect((await userIn(token)).second_factor).toEqual({ must_set_up: true });
      await requireFactor(false);
      expect((await host().get("/api/today", token)).statusCode).toBe(200);
    });

    it("comes after a password that has to be changed", async () => {
      await requireFactor(true);
      const { token } = await signIn();
      await host().db.query("update users set must_change_password = true where user_id = $1", [
        user(),
      ]);
      const toChange = [403, refused("password_change_required", "Change the password first.")];
      expect(answered(await begin(token))).toEqual(toChange);
      expect((await userIn(token)).must_change_password).toBe(true);
      expect(answered(await change(token, password, "another phrase for the tests"))).toEqual(done);
      expect((await userIn(token)).second_factor).toEqual({ must_set_up: true });
      await requireFactor(false);
    });

    it("is asked of nobody without access to that company", async () => {
      await requireFactor(true);
      await host().db.query("delete from grants where user_id = $1", [user()]);
      const { token } = await signIn();
      expect((await userIn(token)).user.username).toBe("nasrin");
      await requireFactor(false);
    });
  });
});
