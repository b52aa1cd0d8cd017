import { describe, expect, it } from "vitest";
import { done, failed, ownNasrin } from "./own-nasrin.ts";

describe("the commands for how users sign in", () => {
  const nasrin = ownNasrin();

  it("end the sessions of a user", async () => {
    await nasrin.beginSessions();
    expect(await nasrin.json("user", "sign-out", "NASRIN")).toEqual({
      ...nasrin.who(),
      sessions: 2,
    });
    expect(await nasrin.sessions()).toBe(0);
  });

  it("list the sessions of a user, and end one of them [V7.4.5]", async () => {
    expect(await nasrin.run(["user", "sessions", "nasrin"])).toEqual(
      done("nasrin has no sessions."),
    );
    await nasrin.db.query(
      `insert into sessions (token_hash, user_id, session_id, device, created_at, last_seen_at)
       values (sha256('1'), $1, '0198c2f4-51d7-4a3e-9c3b-7f1f7f6d2a10', 'Chrome on Android', '2026-06-07T17:12:40Z', '2026-06-07T22:55:02Z'),
         (sha256('2'), $1, '0198c0a9-77b2-4d0c-8a53-0c9d0b1c5e44', null, '2026-06-08T03:02:11Z', '2026-06-08T05:39:47Z')`,
      [nasrin.id],
    );
    const lines = [
      "0198c0a9-77b2-4d0c-8a53-0c9d0b1c5e44  unknown device  since 2026-06-08T03:02:11.000Z, last seen 2026-06-08T05:39:47.000Z",
      "0198c2f4-51d7-4a3e-9c3b-7f1f7f6d2a10  Chrome on Android  since 2026-06-07T17:12:40.000Z, last seen 2026-06-07T22:55:02.000Z",
    ];
    expect(await nasrin.run(["user", "sessions", "nasrin"])).toEqual(done(lines.join("\n")));
    const id = "0198c2f4-51d7-4a3e-9c3b-7f1f7f6d2a10";
    const end = () => nasrin.run(["user", "sign-out", "nasrin", "--session", id]);
    expect(await end()).toEqual(done("Ended a session of nasrin."));
    expect(await nasrin.lastAct()).toEqual({
      who: expect.any(String),
      command: "user sign-out",
      what: { ...nasrin.who(), sessions: 1 },
    });
    expect(await end()).toEqual(failed(`nasrin has no session ${id}.`));
    expect(await nasrin.json("user", "sessions", "nasrin")).toEqual([
      {
        session_id: "0198c0a9-77b2-4d0c-8a53-0c9d0b1c5e44",
        device: null,
        created_at: "2026-06-08T03:02:11.000Z",
        last_seen_at: "2026-06-08T05:39:47.000Z",
      },
    ]);
  });

  it("have a password changed that they gave, unless it is said to be permanent [V6.4.1]", async () => {
    const mustChange = async () =>
      (
        await nasrin.db.query(
          "select must_change_password as must from users where username = 'etl'",
        )
      )[0];
    const states = [];
    for (const words of [
      ["add", "etl", "--name", "Nightly export"],
      ["password", "etl", "--permanent"],
      ["password", "etl"],
      ["delete", "etl", "--confirm", "etl"],
      ["add", "etl", "--name", "Nightly export", "--permanent"],
    ]) {
      expect((await nasrin.run(["user", ...words])).code).toBe(0);
      states.push(await mustChange());
    }
    expect(states).toEqual([
      { must: true },
      { must: false },
      { must: true },
      undefined,
      { must: false },
    ]);
  });

  it("make a user change the password, and say so of the user", async () => {
    expect(await nasrin.run(["user", "expire-password", "nasrin"])).toEqual(
      done("nasrin has to change the password."),
    );
    expect(await nasrin.lastAct()).toEqual({
      who: expect.any(String),
      command: "user expire-password",
      what: nasrin.who(),
    });
    await nasrin.run(["user", "disable", "nasrin"]);
    expect((await nasrin.run(["user", "show", "nasrin"])).out.split("\n")[0]).toBe(
      "Nasrin  Nasrin Akter  (disabled, has to change the password)",
    );
    expect((await nasrin.json("user", "show", "nasrin")).must_change_password).toBe(true);
  });

  it("take a lost second factor away, and sign its user out [V6.4.4]", async () => {
    await nasrin.giveFactors();
    await nasrin.beginSessions();
    expect((await nasrin.run(["user", "show", "nasrin"])).out.split("\n")[0]).toBe(
      "Nasrin  Nasrin Akter  (has a second factor)",
    );
    const removed = ["totp", "recovery_code", "passkey"];
    expect((await nasrin.json("user", "show", "nasrin")).second_factor).toEqual(removed);
    const what = { ...nasrin.who(), removed, sessions: 2 };
    expect(await nasrin.json("user", "remove-second-factor", "nasrin")).toEqual(what);
    expect(await nasrin.lastAct()).toEqual({
      who: expect.any(String),
      command: "user remove-second-factor",
      what,
    });
    const tables = ["totp_secrets", "totp_offers", "recovery_codes", "passkeys", "sessions"];
    for (const table of tables) {
      expect(await nasrin.db.query(`select from ${table} where user_id = $1`, [nasrin.id])).toEqual(
        [],
      );
    }
    expect(await nasrin.run(["user", "remove-second-factor", "nasrin"])).toEqual(
      done("nasrin had no second factor, and is signed out."),
    );
    await nasrin.giveFactors();
    expect(await nasrin.run(["user", "remove-second-factor", "nasrin"])).toEqual(
      done("nasrin has no second factor any more, and is signed out."),
    );
  });
});
