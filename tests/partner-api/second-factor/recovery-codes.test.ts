import { describe, expect, it } from "vitest";
import { mainEngine } from "../databases.ts";
import { password } from "../demo-users.ts";
import { answered } from "../own-account.ts";
import { ownSecondFactor, wrongCode } from "./own-second-factor.ts";

describe.each([mainEngine])("a second factor in recovery codes on %s", (engine) => {
  const account = ownSecondFactor(engine);
  const { host, user, post } = account;
  const { verify, setUp, waiting, stateIn } = account;

  it("counts each once, however it is written, and says how many are left [V6.4.4]", async () => {
    const { token, codes } = await setUp();
    const [one = "", two = ""] = codes;
    const written = one.toUpperCase().replaceAll("-", " ");
    expect((await verify(await waiting(), { recovery_code: written })).statusCode).toBe(200);
    expect((await stateIn(token)).recovery_codes_left).toBe(9);
    const asked = await waiting();
    expect(answered(await verify(asked, { recovery_code: one }))).toEqual(wrongCode);
    expect((await verify(asked, { recovery_code: two })).statusCode).toBe(200);
  });

  it("counts once for two who use it at the same time [V6.5.1]", async () => {
    const { codes } = await setUp();
    const tokens = [await waiting(), await waiting()];
    const answers = await Promise.all(
      tokens.map((token) => verify(token, { recovery_code: codes[0] })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  });

  it("keeps hashes alone, with the work of a password [V6.5.2]", async () => {
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
