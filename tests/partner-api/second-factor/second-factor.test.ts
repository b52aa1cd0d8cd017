import { describe, expect, it } from "vitest";
import { features } from "../../features.ts";
import { mainEngine } from "../databases.ts";
import { password } from "../demo-users.ts";
import { answered, done, firefox, refused } from "../own-account.ts";
import { codeOf } from "./codes-app.ts";
import { ownSecondFactor, toSetUp, wrongCode, wrongPassword } from "./own-second-factor.ts";

describe.each([mainEngine])("a second factor on %s", (engine) => {
  const account = ownSecondFactor(engine);
  const { host, user, post, signIn, change, otherCalls } = account;
  const { verify, begin, confirm, setUp, waiting, userIn, stateIn, pass, now } = account;

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

    it("takes no code of another secret, of one that was replaced, or of one that is over [V6.5.5]", async () => {
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

    it("asks for the password, under the throttle of a sign-in [V7.5.1]", async () => {
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

    it("is to be set up before anything else, and then no more [V2.3.1, V6.3.3]", async () => {
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
