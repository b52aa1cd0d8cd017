import * as argon2 from "@node-rs/argon2";
import * as webAuthn from "@simplewebauthn/server";
import { afterAll, describe, expect, it, vi } from "vitest";
import { mainEngine } from "../databases.ts";
import { authenticator, cbor, mapOf } from "../passkeys/authenticator.ts";
import { ownSecondFactor } from "./own-second-factor.ts";

// The API is loaded anew with its work watched, and once more for the files after this one.
vi.hoisted(() => vi.resetModules());
vi.mock("@node-rs/argon2", { spy: true });
vi.mock("@simplewebauthn/server", { spy: true });
afterAll(() => {
  vi.doUnmock("@node-rs/argon2");
  vi.doUnmock("@simplewebauthn/server");
  vi.resetModules();
});

const origin = "https://portal.example";

describe.each([mainEngine])("the work on %s", (engine) => {
  const account = ownSecondFactor(engine, { PORTAL_ORIGIN: origin });
  const { host, post, signIn, setUp, waiting, verify, user } = account;

  it("for a recovery code is one hash, whether it is right, wrong or none is left [V6.5.2]", async () => {
    const { codes } = await setUp();
    const token = await waiting();
    const hashesFor = async (recovery_code: string | undefined) => {
      vi.mocked(argon2.hash).mockClear();
      await verify(token, { recovery_code });
      return vi.mocked(argon2.hash).mock.calls.map(([, options]) => options?.salt?.length);
    };
    expect(await hashesFor("wrong")).toEqual([16]);
    await host().db.query("delete from recovery_codes where user_id = $1", [user()]);
    expect(await hashesFor(codes[0])).toEqual([16]);
    expect(argon2.verify).toHaveBeenCalled();
  });

  it("for a passkey that comes with certificates is none, as these could name addresses to ask", async () => {
    const { token } = await signIn();
    const begun = await post("/api/auth/passkeys/begin", token, {
      password: "a phrase for the tests",
    });
    const attStmt = mapOf(
      [cbor.textOf("alg"), Buffer.from([0x26])],
      [cbor.textOf("sig"), cbor.bytesOf(Buffer.from("signature"))],
      [cbor.textOf("x5c"), cbor.arrayOf(cbor.bytesOf(Buffer.from("certificate")))],
    );
    vi.mocked(webAuthn.verifyRegistrationResponse).mockClear();
    for (const fmt of ["packed", "apple", "android-safetynet"]) {
      const credential = authenticator(origin).make(begun.json().data, {
        statement: { fmt, attStmt },
      });
      const answer = await post("/api/auth/passkeys", token, { name: "Laptop", credential });
      expect(answer.statusCode).toBe(400);
    }
    expect(webAuthn.verifyRegistrationResponse).not.toHaveBeenCalled();
  });

  it("for a passkey is one signature to verify, whether anybody has it or not [V6.0.3]", async () => {
    const { token } = await signIn();
    const device = authenticator(origin);
    const password = "a phrase for the tests";
    const begun = await post("/api/auth/passkeys/begin", token, { password });
    const credential = device.make(begun.json().data);
    await post("/api/auth/passkeys", token, { name: "Laptop", credential });
    const verified = async (by: typeof device, isUserVerified: boolean) => {
      vi.mocked(webAuthn.verifyAuthenticationResponse).mockClear();
      const asked = await post("/api/auth/login/passkey/begin", "");
      const signed = by.sign(asked.json().data, { isUserVerified });
      const answer = await post("/api/auth/login/passkey", "", { credential: signed });
      const { calls } = vi.mocked(webAuthn.verifyAuthenticationResponse).mock;
      const keys = calls.map(([{ credential }]) => credential.publicKey.length);
      return [answer.statusCode, keys];
    };
    expect([
      await verified(device, true),
      await verified(device, false),
      await verified(authenticator(origin), true),
    ]).toEqual([
      [200, [77]],
      [401, [77]],
      [401, [77]],
    ]);
  });
});
