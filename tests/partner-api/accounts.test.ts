import * as argon2 from "@node-rs/argon2";
import { buildServer, passwords, readSettings } from "partner-api";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { mainEngine } from "./databases.ts";
import { password } from "./demo-users.ts";
import { type Host, startHost } from "./host.ts";

// The API is loaded anew with its hashing watched, and once more for the files after this one.
vi.hoisted(() => vi.resetModules());
vi.mock("@node-rs/argon2", { spy: true });
afterAll(() => {
  vi.doUnmock("@node-rs/argon2");
  vi.resetModules();
});

describe.each([mainEngine])("accounts on %s", (engine) => {
  let host: Host;
  beforeAll(async () => {
    host = await startHost(engine);
  });
  afterAll(() => host.stop());
  afterEach(() => host.db.query("delete from sign_in_tries"));

  const user = (token: string) => host.get("/api/auth/user", token);
  const failureOf = ({ body }: { body: string }) => {
    const { request_id, ...others } = JSON.parse(body);
    return others;
  };

  it("sign in with the name in any case, and with the exact password only [V6.2.8]", async () => {
    expect((await host.signIn("DEMO")).statusCode).toBe(200);
    expect((await host.signIn("demo", password.toUpperCase())).statusCode).toBe(401);
    expect((await host.signIn("demo", `${password} `)).statusCode).toBe(401);
  });

  it("get the same answer for an unknown user, a wrong password and a disabled user [V6.0.1, V16.5.1]", async () => {
    const id = await host.addUser("gone", []);
    await host.db.query("update users set disabled_at = now() where user_id = $1", [id]);
    const answers = [
      await host.signIn("nobody at all"),
      await host.signIn("demo", "wrong"),
      await host.signIn("gone"),
    ];
    expect(answers.map((answer) => [answer.statusCode, failureOf(answer)])).toEqual(
      Array.from({ length: 3 }, () => [
        401,
        {
          success: false,
          code: "unauthenticated",
          message: "The user name or the password is wrong.",
        },
      ]),
    );
  });

  it("do the same work for an unknown user, a wrong password and a disabled user [V6.0.1]", async () => {
    const id = await host.addUser("gone too", []);
    await host.db.query("update users set disabled_at = now() where user_id = $1", [id]);
    await host.signIn("nobody at all");
    vi.mocked(argon2.hash).mockClear();
    const hashesOf = async (name: string) => {
      vi.mocked(argon2.verify).mockClear();
      await host.signIn(name, "wrong");
      const hashes = vi.mocked(argon2.verify).mock.calls.map(([against]) => String(against));
      return hashes.map((against) => against.replace(/[^$]+\$[^$]+$/, ""));
    };
    const once = ["$argon2id$v=19$m=19456,t=2,p=1$"];
    expect({
      unknown: await hashesOf("nobody at all"),
      known: await hashesOf("demo"),
      disabled: await hashesOf("gone too"),
    }).toEqual({ unknown: once, known: once, disabled: once });
    expect(argon2.hash).not.toHaveBeenCalled();
  });

  it("check an old password with the same work, and none once there were too many [V6.2.2]", async () => {
    const token = await host.tokenOf("demo");
    const changed = async (old_password: string) => {
      vi.mocked(argon2.verify).mockClear();
      const answer = await host.app.inject({
        method: "POST",
        url: "/api/auth/password",
        headers: { authorization: `Bearer ${token}` },
        payload: { old_password, new_password: "another phrase for the tests" },
      });
      return [answer.statusCode, failureOf(answer), vi.mocked(argon2.verify).mock.calls.length];
    };
    vi.mocked(argon2.hash).mockClear();
    const message = "The old password is wrong.";
    const wrong = [403, { success: false, code: "wrong_password", message }, 1];
    for (let round = 0; round < 3; round += 1) expect(await changed("wrong")).toEqual(wrong);
    for (let round = 0; round < 2; round += 1) await host.signIn("demo", "wrong");
    const refused = [
      429,
      {
        success: false,
        code: "too_many_requests",
        message: "Too many attempts. Wait before trying again.",
      },
      0,
    ];
    expect([await changed("wrong"), await changed(password)]).toEqual([refused, refused]);
    expect((await host.signIn("demo")).statusCode).toBe(429);
    expect(argon2.hash).not.toHaveBeenCalled();
    expect((await user(token)).statusCode).toBe(200);
  });

  it("have a token of which only the hash is stored [V7.2.2, V11.4.2, V11.5.1]", async () => {
    const token = await host.tokenOf("demo");
    expect(token).toMatch(/^[\w-]{43}$/);
    const [stored] = await host.db.query<{ found: boolean }>(
      `select exists (select from sessions where sessions::text like '%' || $1 || '%') as found`,
      [token],
    );
    expect(stored?.found).toBe(false);
    const [hashed] = await host.db.query<{ hash: string }>(
      "select password_hash as hash from users where username = 'demo'",
    );
    expect(hashed?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("lose the session on sign-out, and no other [V7.4.1]", async () => {
    const [one, other] = [await host.tokenOf("demo"), await host.tokenOf("demo")];
    const headers = { authorization: `Bearer ${one}`, "content-type": "application/json" };
    const signedOut = await host.app.inject({ method: "POST", url: "/api/auth/logout", headers });
    expect([signedOut.statusCode, signedOut.json()]).toEqual([200, { success: true }]);
    expect((await user(one)).statusCode).toBe(401);
    expect((await user(other)).statusCode).toBe(200);
  });

  it("lose a session that is old, and one that was idle [V7.1.1]", async () => {
    const age = async (column: string, by: string) => {
      const token = await host.tokenOf("demo");
      await host.db.query(
        `update sessions set ${column} = now() - interval '${by}'
         where created_at = (select max(created_at) from sessions)`,
      );
      return (await user(token)).statusCode;
    };
    expect(await age("created_at", "11 hours 59 minutes")).toBe(200);
    expect(await age("created_at", "12 hours 1 minute")).toBe(401);
    expect(await age("last_seen_at", "119 minutes")).toBe(200);
    expect(await age("last_seen_at", "121 minutes")).toBe(401);
  });

  it("get a new token on each sign-in, which ends the one sent with it [V7.2.4]", async () => {
    const [sent, other] = [await host.tokenOf("demo"), await host.tokenOf("demo")];
    const answer = await host.app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { authorization: `Bearer ${sent}` },
      payload: { username: "demo", password },
    });
    const statuses = [sent, other, answer.json().data.token].map(
      async (token) => (await user(token)).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([401, 200, 200]);
  });

  it("use the whole of a long password of any characters [V6.2.9]", async () => {
    const long = `${"ক 🚌".repeat(40)} end`;
    await host.db.query("update users set password_hash = $1 where username = 'solo'", [
      await passwords().hash(long),
    ]);
    expect((await host.signIn("solo", long)).statusCode).toBe(200);
    expect((await host.signIn("solo", long.slice(0, -1))).statusCode).toBe(401);
  });

  it("stay signed in while they are used", async () => {
    const token = await host.tokenOf("demo");
    await host.db.query("update sessions set last_seen_at = now() - interval '119 minutes'");
    await user(token);
    const [session] = await host.db.query<{ fresh: boolean }>(
      "select max(last_seen_at) > now() - interval '1 minute' as fresh from sessions",
    );
    expect(session?.fresh).toBe(true);
  });

  it("stay signed in while they are used, however short the limit is [V7.1.1]", async () => {
    const short = await buildServer({
      db: host.db,
      settings: readSettings({ SESSION_IDLE_MINUTES: "1", LOG_LEVEL: "silent" }),
    });
    const headers = { authorization: `Bearer ${await host.tokenOf("demo")}` };
    const askAfter = async (seconds: number) => {
      await host.db.query(
        "update sessions set last_seen_at = last_seen_at - $1 * interval '1 second'",
        [seconds],
      );
      return (await short.inject({ url: "/api/auth/user", headers })).statusCode;
    };
    const statuses: number[] = [];
    for (const seconds of [50, 50, 50, 61]) statuses.push(await askAfter(seconds));
    expect(statuses).toEqual([200, 200, 200, 401]);
    await short.close();
  });

  it("have five attempts in five minutes, even at the same time, and a success clears them [V2.3.2, V6.1.1]", async () => {
    const tries = await Promise.all(Array.from({ length: 9 }, () => host.signIn("demo", "wrong")));
    expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 401),
      ...Array.from({ length: 4 }, () => 429),
    ]);
    const refused = await host.signIn("demo");
    expect([refused.statusCode, failureOf(refused).code]).toEqual([429, "too_many_requests"]);
    const wait = Number(refused.headers["retry-after"]);
    expect(wait).toBeGreaterThan(280);
    expect(wait).toBeLessThanOrEqual(300);

    await host.db.query(
      "update sign_in_tries set tries = array(select at - interval '5 minutes' from unnest(tries) as t (at))",
    );
    expect((await host.signIn("demo")).statusCode).toBe(200);
    expect((await host.signIn("demo", "wrong")).statusCode).toBe(401);
  });

  it("are not counted when the server is too busy to check the password", async () => {
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, at) =>
        host.app.inject({
          method: "POST",
          url: "/api/auth/login",
          remoteAddress: `10.0.0.${at}`,
          payload: { username: `crowd-${at}`, password: "wrong" },
        }),
      ),
    );
    const looked = answers.filter(({ statusCode }) => statusCode === 401);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(looked.length + refused.length).toBe(120);
    expect(refused.length).toBeGreaterThan(0);
    const [counted] = await host.db.query(
      "select sum(cardinality(tries))::integer as tries from sign_in_tries",
    );
    expect(counted).toEqual({ tries: 2 * looked.length });
  });

  it("are counted for an unknown user too", async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      statuses.push((await host.signIn("no such user")).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it("have a limit per address over all names [V6.1.1]", async () => {
    const [many] = await host.db.query<{ subject: string }>(
      `insert into sign_in_tries (subject, tries)
       select 'address 127.0.0.1', array_agg(now()) from generate_series(1, 50) returning subject`,
    );
    expect(many).toEqual({ subject: "address 127.0.0.1" });
    expect((await host.signIn("demo")).statusCode).toBe(429);
  });

  it.each(["", "Bearer", "Bearer x", "Basic ZGVtbzpkZW1v", `Bearer ${"x".repeat(43)}`])(
    "are refused with the authorization '%s' [V7.2.1]",
    async (authorization) => {
      const { statusCode } = await host.app.inject({
        url: "/api/auth/user",
        headers: { authorization },
      });
      expect(statusCode).toBe(401);
    },
  );
});
