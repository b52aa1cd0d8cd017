import { beginSession, buildServer, readSettings } from "partner-api";
import { describe, expect, it } from "vitest";
import { mainEngine } from "./databases.ts";
import { password } from "./demo-users.ts";
import { answered, chrome, done, firefox, ownAccount, refused } from "./own-account.ts";
import { servedOperations } from "./served-operations.ts";

const next = "another phrase for the tests";
const wrongPassword = [403, refused("wrong_password", "The old password is wrong.")];

describe.each([mainEngine])("an account whose password is changed on %s", (engine) => {
  const { host, user, post, change, signIn, statusOf, list } = ownAccount(engine);

  it("has its password changed, which ends the other sessions [V6.2.2, V7.4.3]", async () => {
    const [{ token }, other] = [await signIn(), await signIn()];
    const ofSomebody = await host().tokenOf("demo");
    expect(answered(await change(token, password, next))).toEqual(done);
    expect([
      await statusOf(token),
      await statusOf(other.token),
      await statusOf(ofSomebody),
    ]).toEqual([200, 401, 200]);
    expect([await signIn(), (await signIn(firefox, next)).token]).toEqual([
      undefined,
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
  });

  it("keeps its password and its sessions if the old one is wrong [V6.2.2]", async () => {
    const [{ token }, other] = [await signIn(), await signIn()];
    expect(answered(await change(token, `${password} `, next))).toEqual(wrongPassword);
    expect([await statusOf(token), await statusOf(other.token)]).toEqual([200, 200]);
    expect((await signIn()).token).toMatch(/./);
  });

  it("takes no password that is easy to guess, nor the old one, and counts no try for it [V6.2.2]", async () => {
    const { token } = await signIn();
    const wordsOf = async (secret: string) => {
      const answer = await change(token, "not the old one", secret);
      return [answer.statusCode, answer.json().code, answer.json().errors];
    };
    const bad = (message: string) => [400, "bad_request", [{ field: "new_password", message }]];
    expect([
      await wordsOf("short"),
      await wordsOf("Sunshine2024!"),
      await wordsOf("nasrin, nasrin, nasrin"),
      await wordsOf("not the old one"),
    ]).toEqual([
      bad("The password is too short: use at least 12 characters."),
      bad("The password is one of the most common ones."),
      bad(
        "The password is easy to guess: do not use the user name, a word from this portal, or digits alone.",
      ),
      bad("The new password is the old one."),
    ]);
    expect(
      await host().db.query("select from sign_in_tries where subject like 'account%'"),
    ).toEqual([]);
  });

  it("is changed by one of two changes at the same time", async () => {
    const [one, two] = [await signIn(), await signIn()];
    const answers = await Promise.all([
      change(one.token, password, `${next}, one`),
      change(two.token, password, `${next}, two`),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([...statuses].sort()).not.toEqual([200, 200]);
    const winner = statuses.indexOf(200);
    expect((await signIn(firefox, `${next}, ${winner ? "two" : "one"}`)).token).toMatch(/./);
  });

  it("keeps its password and its sessions if the server fails between the change and its answer [V7.4.3]", async () => {
    const [{ token }, other] = [await signIn(), await signIn()];
    const failing = await buildServer({
      operations: servedOperations,
      settings: readSettings({ LOG_LEVEL: "silent" }),
      db: {
        ...host().db,
        tx: (work) =>
          host().db.tx(async (tx) => {
            await work(tx);
            throw new Error("killed");
          }),
      },
    });
    const answer = await failing.inject({
      method: "POST",
      url: "/api/auth/password",
      headers: { authorization: `Bearer ${token}` },
      payload: { old_password: password, new_password: next },
    });
    await failing.close();
    expect(answer.statusCode).toBe(500);
    expect([await statusOf(token), await statusOf(other.token)]).toEqual([200, 200]);
    expect([(await signIn()).token, await signIn(firefox, next)]).toEqual([
      expect.stringMatching(/./),
      undefined,
    ]);
  });

  it("begins no session for a password that is changed while it is checked [V7.4.3]", async () => {
    const [held] = await host().db.query<{ hash: string }>(
      "select password_hash as hash from users where user_id = $1",
      [user()],
    );
    const begin = (passwordHash: string | undefined) =>
      beginSession(host().db, user(), { passwordHash: passwordHash ?? "" });
    let waiting: Promise<string> | undefined;
    await host().db.tx(async (tx) => {
      await tx.query("update users set password_hash = 'another' where user_id = $1", [user()]);
      waiting = begin(held?.hash);
      waiting.catch(() => {});
      await tx.query("select pg_sleep(0.1)::text");
    });
    await expect(waiting).rejects.toThrow("Sign in first.");
    expect(await host().db.query("select from sessions where user_id = $1", [user()])).toEqual([]);
    expect(await begin("another")).toMatch(/^[\w-]{43}$/);
  });

  it("has what was done logged, and no password, token or device [V14.2.4, V16.3.1]", async () => {
    const { token } = await signIn(chrome);
    const other = await signIn();
    const [{ id }] = await list(token);
    host().logged.length = 0;
    await post(`/api/auth/sessions/${id}/end`, token);
    await change(token, "a wrong secret", next);
    await change(token, password, "shortsecret");
    await change(token, password, next);
    await post("/api/auth/sessions/end-others", token);
    const lines = host()
      .logged.map((line) => JSON.parse(line))
      .filter(({ msg }) => msg !== "answered");
    expect(lines.map(({ msg, user, status }) => [msg, user, status])).toEqual([
      ["session ended", user(), undefined],
      ["password not changed", user(), undefined],
      ["denied", undefined, 403],
      ["password changed", user(), undefined],
      ["other sessions ended", user(), undefined],
    ]);
    const log = host().logged.join("");
    expect(log).toContain("/api/auth/sessions/:session_id/end");
    const secrets = [token, other.token, password, next, "a wrong secret", "shortsecret", id];
    expect([...secrets, "Chrome", "Mozilla"].filter((it) => log.includes(it))).toEqual([]);
    expect(await host().db.query("select from acts")).toEqual([]);
  });

  describe("whose password has to be changed", () => {
    const askToChange = () =>
      host().db.query("update users set must_change_password = true where user_id = $1", [user()]);
    const toChange = [403, refused("password_change_required", "Change the password first.")];

    it("is answered nothing but the user, the change and the sign-out [V2.3.1, V6.4.1]", async () => {
      const { token } = await signIn();
      await askToChange();
      const { data } = (await host().get("/api/auth/user", token)).json();
      expect([data.must_change_password, data.user.username]).toEqual([true, "nasrin"]);
      const range = "from_date=2026-06-01&to_date=2026-06-02";
      const asked = [
        host().get(`/api/intracity/reports/counterwise/101?${range}`, token),
        host().get("/api/intracity/vehicles/101", token),
        host().get("/api/intracity/vehicles/999", token),
        host().get("/api/today", token),
        host().get("/api/auth/sessions", token),
        post("/api/auth/sessions/end-others", token),
        post("/api/auth/sessions/x/end", token),
      ];
      for (const answer of asked) expect(answered(await answer)).toEqual(toChange);
      expect(answered(await post("/api/auth/logout", token))).toEqual(done);
    });

    it("is answered all again once it is changed [V6.4.1]", async () => {
      const { token } = await signIn();
      await askToChange();
      expect(answered(await change(token, "not the old one", next))).toEqual(wrongPassword);
      expect((await host().get("/api/today", token)).statusCode).toBe(403);
      expect(answered(await change(token, password, next))).toEqual(done);
      expect((await host().get("/api/today", token)).statusCode).toBe(200);
      const { data } = (await host().get("/api/auth/user", token)).json();
      expect(data.must_change_password).toBe(false);
    });

    // Over nodes, the policies compare settings alone, which nothing but the API makes.
    it.skipIf(engine === "Citus")(
      "sees no row of the company under row-level security either [V2.3.1, V6.4.1]",
      async () => {
        const seen = () =>
          host().db.tx(async (tx) => {
            await tx.run(
              `set local partner.user_id = ${user()}; set local partner.company_id = 101;
             set local partner.module = 'intracity'; set local role partner_reader`,
            );
            const [found] = await tx.query(
              `select exists (select 1 from vehicles) as vehicles,
               exists (select 1 from takings_by_hour) as hours,
               must_change_password
             from users`,
            );
            return found;
          });
        expect(await seen()).toEqual({ vehicles: true, hours: true, must_change_password: false });
        await askToChange();
        expect(await seen()).toEqual({ vehicles: false, hours: false, must_change_password: true });
      },
    );
  });
});
