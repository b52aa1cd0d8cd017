import { describe, expect, it } from "vitest";
import { features } from "../../features.ts";
import { mainEngine } from "../databases.ts";
import { password } from "../demo-users.ts";
import { answered, done } from "../own-account.ts";
import { wrongPassword } from "../second-factor/own-second-factor.ts";
import { authenticator, cbor, mapOf } from "./authenticator.ts";
import { another, noAnswer, origin, ownPasskeys, token43 } from "./own-passkeys.ts";

type Otherwise = Parameters<ReturnType<typeof authenticator>["make"]>[1];

describe.each([mainEngine])("passkeys on %s", (engine) => {
  const account = ownPasskeys(engine);
  const { host, post, signIn, userIn, stateIn, pass } = account;
  const { begin, optionsFor, add, remove, asked, enter, added } = account;

  it("are named as a feature where a page is known that may make them", async () => {
    const { token } = await signIn();
    expect((await userIn(token)).features).toEqual(
      features.toSpliced(features.indexOf("second_factor") + 1, 0, "passkeys"),
    );
  });

  describe("that are added", () => {
    it("are asked for as the page needs them, without a word of who it is but to its owner [V11.3.1]", async () => {
      const { token } = await signIn();
      const options = await optionsFor(token);
      expect(options).toEqual({
        rp: { id: "portal.example", name: "Partner portal" },
        user: { id: token43, name: "nasrin", displayName: "nasrin" },
        challenge: expect.stringMatching(/^[\w-]{72}$/),
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: "public-key", alg })),
        timeout: 300_000,
        excludeCredentials: [],
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        attestation: "none",
      });
      const { device } = await added(token);
      const next = await optionsFor(token);
      expect([next.user.id, next.excludeCredentials]).toEqual([
        options.user.id,
        [{ id: device.id, type: "public-key", transports: ["internal", "hybrid"] }],
      ]);
      expect(next.challenge).not.toBe(options.challenge);
    });

    it("belong to the page that asks, where it is one of those that may", async () => {
      const { token } = await signIn();
      const rpFor = async (from?: string) => {
        const answer = await host().app.inject({
          method: "POST",
          url: "/api/auth/passkeys/begin",
          headers: { authorization: `Bearer ${token}`, ...(from && { origin: from }) },
          payload: { password },
        });
        const { headers } = answer;
        expect(headers["x-request-id"]).toMatch(/./);
        return answer.json().data.rp.id;
      };
      expect([
        await rpFor(),
        await rpFor(origin),
        await rpFor(another),
        await rpFor("https://foreign.example"),
        await rpFor("null"),
      ]).toEqual([
        "portal.example",
        "portal.example",
        "elsewhere.example",
        "portal.example",
        "portal.example",
      ]);
    });

    it("are kept with their name, and listed", async () => {
      const { token } = await signIn();
      const device = authenticator(origin);
      const answer = await add(token, device.make(await optionsFor(token)), "শাড়ি 🚌");
      const kept = {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        name: "শাড়ি 🚌",
        since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        last_used: null,
      };
      expect(answered(answer)).toEqual([200, { success: true, data: kept }]);
      expect((await stateIn(token)).passkeys).toEqual([answer.json().data]);
    });

    it("are taken from an authenticator whose passkey signs for itself", async () => {
      const { token } = await signIn();
      const device = authenticator(origin);
      const options = await optionsFor(token);
      const credential = device.make(options, { statement: "its own" });
      expect((await add(token, credential)).statusCode).toBe(200);
      expect((await enter(device.sign(await asked()))).statusCode).toBe(200);
    });

    it.each<[string, Otherwise]>([
      ["a page that is not known", { origin: "https://foreign.example" }],
      ["a page of another scheme", { origin: "http://portal.example" }],
      ["another host than that of the page", { rpId: "foreign.example" }],
      ["an authenticator that has not verified its user", { isUserVerified: false }],
      ["a challenge that was made up", { challenge: "x".repeat(72) }],
      ["no challenge", { challenge: "" }],
      ["a sign-in", { type: "webauthn.get" }],
      [
        "an authenticator that somebody vouches for",
        {
          statement: {
            fmt: "packed",
            attStmt: mapOf(
              [cbor.textOf("alg"), Buffer.from([0x26])],
              [cbor.textOf("sig"), cbor.bytesOf(Buffer.from("signature"))],
              [cbor.textOf("x5c"), cbor.arrayOf(cbor.bytesOf(Buffer.from("certificate")))],
            ),
          },
        },
      ],
    ])("are not taken from %s", async (_what, otherwise) => {
      const { token } = await signIn();
      const device = authenticator(origin);
      const credential = device.make(await optionsFor(token), otherwise);
      expect(answered(await add(token, credential))).toEqual(noAnswer);
      expect((await stateIn(token)).passkeys).toEqual([]);
    });

    it("are not taken where the answer is no answer at all", async () => {
      const { token } = await signIn();
      const right = authenticator(origin).make(await optionsFor(token));
      for (const response of [
        { ...right.response, clientDataJSON: "" },
        { ...right.response, clientDataJSON: Buffer.from("null").toString("base64url") },
        { ...right.response, attestationObject: "" },
        { ...right.response, attestationObject: "o2NmbXRkbm9uZQ" },
      ]) {
        expect(answered(await add(token, { ...right, response }))).toEqual(noAnswer);
      }
      expect((await add(token, { ...right, response: {} })).statusCode).toBe(400);
      expect((await add(token, right, " ")).json().errors).toEqual([
        { field: "name", message: expect.any(String) },
      ]);
    });

    it("are not taken late, for somebody else, or twice", async () => {
      const { token } = await signIn();
      const device = authenticator(origin);
      const options = await optionsFor(token);
      const credential = device.make(options);
      pass(10);
      expect(answered(await add(token, credential))).toEqual(noAnswer);
      pass(-1);
      const others = await host().tokenOf("demo");
      expect(answered(await add(others, credential))).toEqual(noAnswer);
      const both = await Promise.all([add(token, credential), add(token, credential)]);
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
      const again = device.make(await optionsFor(token));
      const answer = await add(token, again);
      expect([answer.statusCode, answer.json().errors]).toEqual([
        400,
        [{ field: "credential", message: "was added before" }],
      ]);
    });

    it("ask for the password, under the throttle of a sign-in [V7.5.1]", async () => {
      const { token } = await signIn();
      const { id } = await added(token);
      expect(answered(await begin(token, "wrong"))).toEqual(wrongPassword);
      expect(answered(await remove(token, id, "wrong"))).toEqual(wrongPassword);
      expect((await stateIn(token)).passkeys).toHaveLength(1);
    });

    it("are ten at most", async () => {
      const { token } = await signIn();
      for (let count = 0; count < 10; count += 1) await added(token);
      const device = authenticator(origin);
      const answer = await add(token, device.make(await optionsFor(token)));
      expect([answer.statusCode, answer.json().errors]).toEqual([
        400,
        [{ field: "name", message: "is that of one too many: there are 10 passkeys" }],
      ]);
      const [first] = (await stateIn(token)).passkeys;
      expect(answered(await remove(token, first.id))).toEqual(done);
      expect((await add(token, device.make(await optionsFor(token)))).statusCode).toBe(200);
    });

    it("are removed by their owner alone, and with the last of them the recovery codes", async () => {
      const { token } = await signIn();
      const [one, two] = [await added(token), await added(token)];
      await post("/api/auth/second-factor/recovery-codes", token, { password });
      const others = await host().tokenOf("demo");
      expect((await remove(others, one.id)).statusCode).toBe(404);
      expect(answered(await remove(token, one.id))).toEqual(done);
      expect((await remove(token, one.id)).statusCode).toBe(404);
      expect((await remove(token, "x")).statusCode).toBe(404);
      const left = await stateIn(token);
      expect([left.passkeys.length, left.recovery_codes_left]).toEqual([1, 10]);
      expect(answered(await remove(token, two.id))).toEqual(done);
      expect(await stateIn(token)).toEqual({
        totp_since: null,
        recovery_codes_left: 0,
        passkeys: [],
        is_required: false,
      });
    });
  });

  it("are what a company asks for, too", async () => {
    await host().db.query(
      "update companies set requires_second_factor = true where company_id = 101",
    );
    const { token } = await signIn();
    expect((await userIn(token)).second_factor).toEqual({ must_set_up: true });
    await added(token);
    expect((await userIn(token)).second_factor).toBe(undefined);
    await host().db.query("update companies set requires_second_factor = false");
  });
});
